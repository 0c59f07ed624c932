import { hoursCell } from '@ev-site/content/fields/hours-cell.ts';
import { menuPageNames } from '@ev-site/content/fields/menu-page-names.ts';
import { networkNames } from '@ev-site/content/fields/network-names.ts';

const names = ['label', 'title', 'name', 'caption', 'question', 'figureKey', 'text', 'address', 'number'];

const isFilled = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

const isMenuRow = (data: Record<string, unknown>): boolean =>
  'page' in data || ['link', 'products', 'group'].includes(String(data.kind));

/** The label of a row of a menu: its name, and where it leads. */
const toMenuLabel = ({ kind, label, page, address }: Record<string, unknown>): string => {
  if (kind === 'products') return 'Products: all vehicles';
  const screen = (menuPageNames as Record<string, string>)[String(page)];
  const parts = kind === 'group' ? [label || 'Media', 'a group that opens'] : [label, screen ?? address];
  return parts.filter(isFilled).join(': ');
};

/** The label of a row of opening hours: "Mon-Sat 09:00-13:00". */
const toHoursLabel = ({ days, opens, closes }: Record<string, unknown>): string =>
  Array.isArray(days) && days.length > 0 && isFilled(opens) && isFilled(closes)
    ? hoursCell.write([{ days, opens, closes }])
    : '';

const toOwnLabel = (data: Record<string, unknown>): string => {
  if (isMenuRow(data)) return toMenuLabel(data);
  return (networkNames as Record<string, string>)[String(data.network)] ?? toHoursLabel(data);
};

/**
 * The label of a closed row of a list: its name, and for a figure its value, e.g. "Charging time: 8 to 10 h".
 * @param rowNumber counted from 0; shown if the row is empty
 */
export const toRowLabel = (data: Record<string, unknown> | undefined, rowNumber: number): string => {
  const own = data ? toOwnLabel(data) : '';
  const name = own || (names.map((key) => data?.[key]).find(isFilled) ?? `Row ${rowNumber + 1}`);
  const range = [data?.min, data?.max].filter(isFilled).join(' to ');
  const parts = data?.unit === '₹' ? [data.unit, range] : [range, data?.unit];
  const value = range ? parts.filter(isFilled).join(' ') : '';
  return value ? `${name}: ${value}` : String(name);
};
