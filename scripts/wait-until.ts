import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { hasEnded, sayEnd } from './run.ts';

interface Patience {
  /** Milliseconds to wait. Checked only between two attempts, so each attempt needs its own time limit. */
  limit?: number;
  /** Milliseconds between two attempts. */
  pause?: number;
  /** If this program ends, waiting ends. */
  program?: ChildProcess;
}

/**
 * Asks repeatedly until the answer is yes. An error counts as no.
 * @param what for the error, e.g. `the cluster has a leader`.
 * @throws {Error} if the answer stays no for too long, or if the program has ended.
 */
export const waitUntil = async (
  what: string,
  ask: () => boolean | Promise<boolean>,
  { limit = 60_000, pause = 250, program }: Patience = {},
): Promise<void> => {
  const deadline = Date.now() + limit;
  for (;;) {
    const answer = await Promise.resolve()
      .then(ask)
      .catch(() => false);
    if (answer) return;
    if (program && hasEnded(program))
      throw new Error(`Never: ${what}. Its program ended ${sayEnd(program)}.`);
    if (Date.now() > deadline) throw new Error(`Not within ${limit / 1000} s: ${what}.`);
    await delay(pause);
  }
};

/** Whether an address answers with a success. @throws {Error} if nothing answers within two seconds. */
export const answersWell = async (url: string): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
  await response.body?.cancel();
  return response.ok;
};
