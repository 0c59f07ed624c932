import type { Figures } from './tally.ts';

/** Upper limits for the effects of an event. Figures without a limit are only reported. */
export interface Bounds {
  failedPages?: number;
  failedLeads?: number;
  unansweredLeads?: number;
  /** Seconds. */
  leadsBackAfter?: number;
}

/** Limits for every event. */
const always = { lost: 0, doubled: 0, unmailed: 0, crashed: 0 } as const;

const words: Record<keyof Bounds | keyof typeof always, string> = {
  failedPages: 'failed pages',
  failedLeads: 'failed leads',
  unansweredLeads: 'visitors who were told nothing',
  leadsBackAfter: 'seconds until leads were answered again',
  lost: 'acknowledged leads lost',
  doubled: 'leads doubled',
  unmailed: 'leads without a mail',
  crashed: 'programs that ended by themselves',
};

/** One sentence for each limit that an event exceeded. */
export const listBroken = (event: string, figures: Figures, bounds: Bounds): string[] =>
  Object.entries({ ...always, ...bounds }).flatMap(([name, most]) => {
    const figure = figures[name as keyof typeof words];
    // A recovery that never came is infinite, so it exceeds every limit.
    return figure <= most
      ? []
      : [`${event}: ${figure} ${words[name as keyof typeof words]}, at most ${most}`];
  });
