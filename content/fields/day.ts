import type { DateField, PayloadRequest } from 'payload';

type Check = (
  value: unknown,
  options: { data: unknown; siblingData: unknown; req: PayloadRequest },
) => true | string;

interface DayOptions {
  description?: string;
  required?: boolean;
  /** Set if lists are filtered by this field. */
  index?: boolean;
  width?: string;
  position?: 'sidebar';
  /** A further check, which also runs if no day is given. */
  check?: Check;
}

/** A day without a time. */
export const dayField = (
  name: string,
  label: string,
  { description, required = false, index = false, width, position, check }: DayOptions = {},
): DateField => ({
  name,
  type: 'date',
  label,
  required,
  index,
  validate: (value: unknown, options: Parameters<Check>[1]) => {
    if (required && !value) return 'Give the date.';
    if (value && Number.isNaN(Date.parse(String(value)))) return 'This is no date.';
    return check?.(value, options) ?? true;
  },
  admin: {
    date: { pickerAppearance: 'dayOnly' },
    ...(description ? { description } : {}),
    ...(width ? { width } : {}),
    ...(position ? { position } : {}),
  },
});
