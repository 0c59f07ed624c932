/** Tables of the kinds that are kept as drafts. */
const tables = [
  'banners',
  'questions',
  'products',
  'blogs',
  'events',
  'trade_shows',
  'testimonials',
  'dealers',
  'jobs',
] as const;

/**
 * For a migration, on either database: gives versions that an early program left without it the date on which their document
 * was made. A draft that has none could not be published.
 */
export const fillMadeAt: readonly string[] = tables.map(
  (table) =>
    `UPDATE _${table}_v SET version_created_at = (SELECT created_at FROM ${table} WHERE ${table}.id = _${table}_v.parent_id)` +
    ' WHERE version_created_at IS NULL',
);
