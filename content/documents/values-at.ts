/** All values at a path, e.g. `product.key` or `variants.kind`, also through lists and related documents. */
export const listValuesAt = (value: unknown, [name, ...rest]: readonly string[]): unknown[] => {
  if (Array.isArray(value)) return value.flatMap((item) => listValuesAt(item, name ? [name, ...rest] : []));
  if (name === undefined) return [value];
  if (typeof value === 'object' && value !== null) return listValuesAt(Reflect.get(value, name), rest);
  // A relation that was not read deeper is the id of the other record.
  return name === 'id' ? [value] : [undefined];
};
