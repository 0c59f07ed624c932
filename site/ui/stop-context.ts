import { createContext, type ReactNode } from 'react';

/** A milestone of the road: its number, and the content beside it. */
export interface Stop {
  number: number;
  beside: ReactNode;
}

/** The stop of the current section; null if the milestones only count. */
export const stopContext = createContext<Stop | null>(null);
