/** The number of a related document, whether it was read with it or not; null where there is none. */
export const toRelationId = (related: number | { id: number } | null | undefined): number | null =>
  typeof related === 'object' ? (related?.id ?? null) : (related ?? null);
