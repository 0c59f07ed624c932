/** The middle value; of an even number of values the lower middle. @throws {Error} when there is none. */
export const median = (values: number[]): number => {
  const middle = values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)];
  if (middle === undefined) throw new Error('There is no median of nothing.');
  return middle;
};
