import type { Translation } from '../translation.ts';

/** What the calculator starts with, in Gujarati. */
export const assumptions: Translation = {
  texts: {},
};
