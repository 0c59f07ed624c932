import type { RangeBand } from '@ev-site/reckoning/range.ts';
import type { Words } from '../words/words.ts';

/** A band of kilometres in words, without the unit: a single figure if both ends are the same. */
export const sayKilometres = ({ fromKm, toKm }: RangeBand, { range }: Words['figures']): string =>
  fromKm === toKm ? String(fromKm) : range({ from: fromKm, to: toKm });
