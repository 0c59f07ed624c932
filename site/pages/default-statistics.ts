import type { Figure } from '../data/figure.ts';
import type { Words } from '../words/words.ts';

/** Quick statistics if none can be read: "showing 99% three times" (specification, section 2). */
export const getDefaultStatistics = ({ home }: Pick<Words, 'home'>): Figure[] =>
  Object.entries(home.defaults.statistics).map(([key, said]) => ({
    key,
    value: '99',
    unit: '%',
    unitPosition: 'after',
    note: '',
    ...said,
  }));
