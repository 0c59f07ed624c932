const names = [
  'label',
  'title',
  'name',
  'caption',
  'question',
  'figureKey',
  'network',
  'text',
  'page',
  'address',
  'kind',
];

const isFilled = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/**
 * What a closed row of a list says: its name, and for a figure its value, e.g. "Charging time: 8 to 10 h".
 * @param rowNumber counted from 0; stands in while the row is empty
 */
export const toRowLabel = (data: Record<string, unknown> | undefined, rowNumber: number): string => {
  const name = names.map((key) => data?.[key]).find(isFilled) ?? `Row ${rowNumber + 1}`;
  const range = [data?.min, data?.max].filter(isFilled).join(' to ');
  const parts = data?.unit === '₹' ? [data.unit, range] : [range, data?.unit];
  const value = range ? parts.filter(isFilled).join(' ') : '';
  return value ? `${name}: ${value}` : String(name);
};
