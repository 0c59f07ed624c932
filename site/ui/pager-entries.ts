/** A page number in the pager, or a gap for omitted numbers. */
type PagerEntry = number | 'gap';

/** Page numbers around the current one, with the first and the last, e.g. 1 gap 4 5 6 gap 20. */
export const toPagerEntries = (page: number, totalPages: number): PagerEntry[] => {
  const wanted = [1, page - 1, page, page + 1, totalPages].filter((n) => n >= 1 && n <= totalPages);
  const shown = [...new Set(wanted)].sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const before = shown[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? ['gap' as const, number] : [number];
  });
};
