const key = 'order of the leads';

/** Keeps for this tab and this reader in which order the list has just shown its leads; only their numbers are kept. */
export const keepOrder = (reader: unknown, ids: readonly number[]): void =>
  sessionStorage.setItem(key, JSON.stringify({ reader, ids }));

/** @returns the numbers of the leads as the list last showed them in this tab to the same reader; else an empty list */
export const readOrder = (reader: unknown): number[] => {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  return kept.reader === reader && Array.isArray(kept.ids) ? kept.ids : [];
};

/** A lead that is there no more is left out from now on; the order of the others stays. */
export const dropFromOrder = (reader: unknown, gone: number): void =>
  keepOrder(
    reader,
    readOrder(reader).filter((id) => id !== gone),
  );
