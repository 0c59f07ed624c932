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
  /** State of the whole command. */
  ending: { readonly isAsked: boolean };
  /** Shows a problem in the terminal or the log. */
  tell: (words: string) => void;
}

/** Longest pause before a restart; also, a studio that has run for this long did not fail at its start. */
const minute = 60_000;

/**
 * Opens the studio beside a site that visitors already use. Problems of the studio must not affect them. If the studio
 * ends by itself, it is started again; if it does not answer, this is reported and waiting goes on; if it cannot be
 * built, this is reported.
 * @param pauseMs before a restart; doubled each time that the studio fails at its start, up to a minute
 * @param patienceMs after which, and then repeatedly, it is reported that the studio does not answer
 * @returns whether staff can sign in; false if the studio could not be built
 * @throws {Error} if the command was asked to end before that
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
      // The timer must not keep this program alive when it is asked to end; the site keeps it alive.
      await delay(waited, undefined, { ref: false });
      keep(Math.min(2 * waited, minute));
    });
  };
  keep(pauseMs);
  // Checked by its address, because the studio that answers may already be the third that was started.
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
