/**
 * The id of a related document, whether the relation was read as an id or as a whole document; null if there is none.
 */
export const toRelationId = (related: number | { id: number } | null | undefined): number | null =>
  typeof related === 'object' ? (related?.id ?? null) : (related ?? null);
