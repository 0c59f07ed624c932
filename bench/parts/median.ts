import { percentile } from '@ev-site/tests/support/percentile.ts';

/** The middle value; for an even number of values the lower middle. @throws {Error} if there are no values. */
export const median = (values: readonly number[]): number => {
  if (values.length === 0) throw new Error('There is no median of nothing.');
  return percentile(values, 0.5);
};
