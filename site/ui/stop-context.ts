import { createContext } from 'react';

/** What a stone of the road says: the number upon it, and the line beside it. */
export interface Stop {
  number: number;
  words: string;
}

/** The stop of the section that is drawn; null where the stones only count. */
export const stopContext = createContext<Stop | null>(null);
