import type { AssumptionKey } from '@ev-site/contract/assumption-keys.ts';
import type { Field } from 'payload';
import { dayField } from '../../fields/day.ts';
import { startOfDay } from '../../time/india-time.ts';

const incentives: readonly AssumptionKey[] = ['pickupSubsidy', 'eRickshawSubsidy', 'eRickshawIncentive'];

const isIncentive = (key: unknown): boolean => incentives.some((incentive) => incentive === key);

/** Checks the last day: only an incentive ends. Any other value that became 0 would make the calculation wrong. */
const validateEndsOn = (value: unknown, { data }: { data: unknown }): true | string =>
  !value ||
  isIncentive((data as { key?: unknown }).key) ||
  'Give a last day only for a subsidy or an incentive.';

/** Checks the day of the next review: it must be later than the day of the value. */
const validateReviewBy = (value: unknown, { data }: { data: unknown }): true | string => {
  const { asOf } = data as { asOf?: unknown };
  return (
    !value ||
    !asOf ||
    startOfDay(new Date(String(value))) > startOfDay(new Date(String(asOf))) ||
    'Give a day after the date of the value.'
  );
};

/** The day of a value, the day when staff review it, and the day when an incentive ends. */
export const assumptionDateFields: Field = {
  type: 'row',
  fields: [
    dayField('asOf', 'As of', {
      required: true,
      width: '34%',
      description: 'The day for which the value is true. Visitors see it.',
    }),
    dayField('reviewBy', 'Review by', {
      index: true,
      width: '33%',
      check: validateReviewBy,
      description:
        'After this day visitors read how old the value is, and the first page of the studio lists it.',
    }),
    // Always visible: Payload does not validate a field that its condition hides.
    dayField('endsOn', 'Last day of an incentive', {
      index: true,
      width: '33%',
      check: validateEndsOn,
      description: 'Only for subsidies. After this day the calculator counts the subsidy as 0.',
    }),
  ],
};
