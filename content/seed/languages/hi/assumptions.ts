import type { Translation } from '../translation.ts';

/** What the calculator starts with, in Hindi. */
export const assumptions: Translation = {
  texts: {},
};
