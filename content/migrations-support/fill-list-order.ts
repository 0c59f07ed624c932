/** Tables whose lists staff order by dragging. */
const tables = [
  'banners',
  'questions',
  'products',
  'gallery_items',
  'testimonials',
  'certificates',
  'assumptions',
] as const;

/** How many rows come before one by their numbers, and for equal numbers by their age. */
const placeIn = (table: string): string =>
  `(SELECT count(*) FROM ${table} earlier WHERE earlier."order" < ${table}."order"` +
  ` OR (earlier."order" = ${table}."order" AND earlier.id < ${table}.id))`;

/**
 * For a migration, on either database: gives every row that has no place in its list yet the one that its number gave
 * it. A key of Payload's is a letter for its length and digits of base 36: "e" and five of them, of which these use ten.
 */
export const fillListOrder: readonly string[] = tables.map(
  (table) =>
    `UPDATE ${table} SET _order = 'e' || substr(CAST(100000 + ${placeIn(table)} AS text), 2) WHERE _order IS NULL`,
);
