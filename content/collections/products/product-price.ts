import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { languages } from '@ev-site/contract/paths.ts';
import { amounts } from '@ev-site/contract/savings/amounts.ts';
import type { GroupField, NumberField, NumberFieldSingleValidation, PayloadRequest } from 'payload';
import { isEmpty } from '../../documents/is-empty.ts';
import { dayField } from '../../fields/day.ts';
import type { Product } from '../../payload-types.ts';
import { indianDay, startOfDay } from '../../time/india-time.ts';

/** Checks the parts of a price: price, date and place must be filled together, or not at all. */
const validatePricePart = (value: unknown, { siblingData }: { siblingData: unknown }): true | string =>
  !isEmpty(value) ||
  Object.values(siblingData as object).every(isEmpty) ||
  'A price needs its date and its place: fill all three or none.';

type Price = NonNullable<Product['price']>;

/** The first moment of a day that was typed; null if it is not a date. */
const toDay = (typed: Price['asOf']): number | null => {
  const time = Date.parse(String(typed));
  return Number.isNaN(time) ? null : startOfDay(new Date(time)).getTime();
};

/**
 * Refuses a date in the future, for a scheduled publication one after its moment. Runs for published prices only: a
 * draft waits for the timetable, or for its day.
 */
const validateAsOf = (
  value: unknown,
  options: { siblingData: unknown; req: PayloadRequest },
): true | string => {
  const day = toDay(value as Price['asOf']);
  const { triedAt } = options.req.context;
  const today = startOfDay(triedAt ? new Date(triedAt) : undefined);
  if (day === null || day <= today.getTime()) return validatePricePart(value, options);
  return `This price begins on ${indianDay.format(day)}: save it as a draft, and schedule it for that day.`;
};

/** Whether a price differs from the one that visitors see, but still has that price's old date. */
const hasOldDay = (price: Price, shown: Price): boolean => {
  const day = toDay(price.asOf);
  const isOther = typeof shown.amountRs === 'number' && price.amountRs !== shown.amountRs;
  return isOther && day !== null && day === toDay(shown.asOf) && day !== startOfDay().getTime();
};

const validateAmount: NumberFieldSingleValidation = async (value, { id, req, siblingData }) => {
  if (typeof value !== 'number') return validatePricePart(value, { siblingData });
  const { least, most } = amounts.price;
  if (!Number.isInteger(value) || value <= least || value > most)
    return `A whole number above ${least}, at most ₹${groupDigits(most)}.`;
  if (id === undefined) return true;
  const vehicle = await req.payload.findByID({
    collection: 'products',
    id,
    depth: 0,
    select: { price: true, _status: true },
    disableErrors: true,
    req,
  });
  const { asOf } = siblingData as Price;
  const isOld =
    vehicle?._status === 'published' &&
    hasOldDay({ amountRs: value, asOf: asOf ?? null }, vehicle.price ?? {});
  return !isOld || 'Give the day of the new price.';
};

/** The ex-showroom price, if it is published. The calculator starts with it, or else with an example. */
export const productPrice: GroupField = {
  name: 'price',
  type: 'group',
  label: 'Ex-showroom price',
  interfaceName: 'ProductPrice',
  admin: {
    description:
      'Write the price with GST, but without registration, road tax and insurance: the calculator adds these. The page and the calculator use the price as soon as it is published. Empty: visitors enter the price that they were offered.',
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'amountRs',
          type: 'number',
          label: 'Price in ₹',
          validate: validateAmount,
          admin: { description: 'Only the number, e.g. 410000.', width: '34%' },
        },
        dayField('asOf', 'As of', { width: '33%', check: validateAsOf }),
        {
          name: 'place',
          type: 'text',
          localized: true,
          // A translator may add it later: a price without its place is still a price.
          validate: (value: unknown, { siblingData, req }: { siblingData: unknown; req: PayloadRequest }) =>
            (req.locale ?? languages[0]) !== languages[0] || validatePricePart(value, { siblingData }),
          admin: { description: 'The place of this price, e.g. Ahmedabad.', width: '33%' },
        },
      ],
    },
  ],
};

/** How many people ride beside the driver. The finder filters by it. */
export const passengersField: NumberField = {
  name: 'passengers',
  type: 'number',
  min: 0,
  max: 12,
  label: 'Passengers',
  validate: (value: unknown) =>
    isEmpty(value) ||
    (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 12) ||
    'A whole number up to 12.',
  admin: { description: 'Seats besides the driver’s. Leave this empty for vehicles that carry only goods.' },
};
