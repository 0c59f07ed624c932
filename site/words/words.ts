import { en } from './en.ts';

/** The words of the interface in one language. */
export type Words = typeof en;

/** The words to answer with. English is the one language so far. */
export const getWords = (): Words => en;
