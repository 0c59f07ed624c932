import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { sayEnd } from './run.ts';
import { step } from './step.ts';
import { waitUntil } from './wait-until.ts';

interface Studio {
  build: Promise<void>;
  start: () => ChildProcess;
  /** Whether staff can sign in. */
  answers: () => Promise<boolean>;
  /** Of the whole command. */
  ending: { readonly isAsked: boolean };
  /** Tells whoever looks at the terminal, or at the log, what is wrong. */
  tell: (words: string) => void;
}

/** The longest that one which falls again and again is left alone, and the time after which one has not fallen at its start. */
const minute = 60_000;

/**
 * Opens the studio beside a site that visitors use already: they must not notice what becomes of it. One that ends by
 * itself is started again, one that does not answer is said and waited for, one that cannot be built is said.
 * @param pauseMs before one that ended is started again; twice as long each time that it falls at its start, up to a minute
 * @param patienceMs after which, and then each time anew, it is said that it does not answer
 * @returns whether staff can sign in; false where there is nothing to start
 * @throws {Error} when all was asked to end before that
 */
export const openStudio = async (
  { build, start, answers, ending, tell }: Studio,
  { pauseMs = 2000, patienceMs = 180_000 } = {},
): Promise<boolean> => {
  try {
    await build;
  } catch (error) {
    if (ending.isAsked) throw error;
    const said = error instanceof Error ? error.message : error;
    tell(
      `${said}\n\nThe studio could not be built: why stands above. The site goes on, but nobody can sign in until that is mended and npm start run again.`,
    );
    return false;
  }
  const keep = (pause: number): void => {
    if (ending.isAsked) return;
    const began = performance.now();
    const studio = start();
    studio.once('exit', async () => {
      if (ending.isAsked) return;
      tell(`The studio ended by itself, ${sayEnd(studio)}; starting it again.`);
      const fellSoon = performance.now() - began < minute;
      const waited = fellSoon ? pause : pauseMs;
      // Whoever ends all need not wait for it: what keeps this program alive is the site.
      await delay(waited, undefined, { ref: false });
      keep(Math.min(2 * waited, minute));
    });
  };
  keep(pauseMs);
  // By its address: the program that answers may be the third that was started.
  const wait = async (): Promise<void> => {
    const mayEnd = () => ending.isAsked || answers();
    await waitUntil('staff can sign in', mayEnd, { limit: patienceMs, pause: 100 }).catch(() => {
      tell(
        `The studio does not answer after ${patienceMs / 1000} s: why may stand above. The site goes on, and the studio is waited for.`,
      );
      return wait();
    });
    if (ending.isAsked) throw new Error('All was asked to end before the studio answered.');
  };
  await step('Starting the studio', wait, { aboutSeconds: 3 });
  return true;
};
