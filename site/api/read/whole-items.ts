/**
 * Reads the whole items behind a list's summaries, for rows carry every field. An item that was taken down
 * between the two reads is left out.
 */
export const getWhole = async <Item>(
  summaries: readonly { id: string }[],
  get: (id: string) => Promise<Item | null>,
): Promise<Item[]> => {
  const items = await Promise.all(summaries.map(({ id }) => get(id)));
  return items.flatMap((item) => item ?? []);
};
