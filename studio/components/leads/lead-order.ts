const key = 'order of the leads';

/** Keeps for this tab in which order the list has just shown its leads, to the one who reads it: their numbers alone. */
export const keepOrder = (reader: unknown, ids: readonly number[]): void =>
  sessionStorage.setItem(key, JSON.stringify({ reader, ids }));

/** @returns the numbers of the leads as the list has last shown them in this tab to the same reader; else none */
export const readOrder = (reader: unknown): number[] => {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}');
  return kept.reader === reader && Array.isArray(kept.ids) ? kept.ids : [];
};
