import { dayNames, timePattern, weekdays } from '@ev-site/contract/dealers.ts';
import type { ArrayField, TextField } from 'payload';
import { type HoursLine, hoursCell } from './hours-cell.ts';

const validateTime = (value: unknown): true | string =>
  (typeof value === 'string' && timePattern.test(value)) || 'Write the time with four digits, e.g. 09:30.';

const timeField = (name: string, label: string, validate: TextField['validate'] = validateTime): TextField =>
  ({ name, label, type: 'text', required: true, validate, admin: { width: '50%' } }) as TextField;

/** Checks that the lines of one day do not overlap. @returns true, or what is wrong, in words for staff. */
export const validateHours = (value: unknown): true | string => {
  const lines: HoursLine[] = Array.isArray(value) ? value : [];
  for (const day of weekdays) {
    const own = lines
      .filter(({ days }) => days?.includes(day))
      .toSorted((a, b) => String(a.opens).localeCompare(String(b.opens)));
    if (own.some((line, index) => index > 0 && String(line.opens) < String(own[index - 1]?.closes)))
      return `Two lines of ${dayNames[day]} overlap.`;
  }
  return true;
};

/**
 * Opening hours: one line for all days with the same hours; two lines if the place closes at noon. Days without a line
 * are closed.
 */
export const openingHoursField = (): ArrayField => ({
  name: 'hours',
  type: 'array',
  label: 'Opening hours',
  labels: { singular: 'Line', plural: 'Lines' },
  validate: validateHours,
  custom: { cell: hoursCell },
  admin: {
    description:
      'One line for the days with the same hours. Two lines for days with a break at noon. Days without a line are closed.',
  },
  fields: [
    {
      name: 'days',
      type: 'select',
      hasMany: true,
      required: true,
      enumName: 'dealer_day',
      options: weekdays.map((value) => ({ value, label: dayNames[value] })),
    },
    {
      type: 'row',
      fields: [
        timeField('opens', 'Opens'),
        timeField('closes', 'Closes', (value: unknown, { siblingData }: { siblingData: unknown }) => {
          const { opens } = siblingData as HoursLine;
          const valid = validateTime(value);
          // If the opening time itself is invalid, it is not compared.
          if (valid !== true || validateTime(opens) !== true) return valid;
          return (
            String(opens) < String(value) ||
            'The closing time must be after the opening time, on the same day.'
          );
        }),
      ],
    },
  ],
});
