import { createContext, type ReactNode } from 'react';

/** What a stone of the road says: the number upon it, and what stands beside it. */
export interface Stop {
  number: number;
  beside: ReactNode;
}

/** The stop of the section that is drawn; null where the stones only count. */
export const stopContext = createContext<Stop | null>(null);
