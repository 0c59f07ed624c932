const key = 'order of the leads';

/** Stores the order of the last shown list for this tab and this reader; stores only ids. */
export const keepOrder = (reader: unknown, ids: readonly number[]): void =>
  sessionStorage.setItem(key, JSON.stringify({ reader, ids }));

/** @returns the numbers of the leads as the list last showed them in this tab to the same reader; else an empty list */
export const readOrder = (reader: unknown): number[] => {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  return kept.reader === reader && Array.isArray(kept.ids) ? kept.ids : [];
};

/** Removes a lead that no longer exists; the order of the others stays. */
export const dropFromOrder = (reader: unknown, gone: number): void =>
  keepOrder(
    reader,
    readOrder(reader).filter((id) => id !== gone),
  );
