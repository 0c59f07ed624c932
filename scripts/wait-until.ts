import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { hasEnded, sayEnd } from './run.ts';

interface Patience {
  /** Milliseconds for which the answer may be no: looked at between two questions, so each is to have an end of its own. */
  limit?: number;
  /** Milliseconds between two questions. */
  pause?: number;
  /** Once it has ended, nothing is waited for any more. */
  program?: ChildProcess;
}

/**
 * Asks again and again until the answer is yes; one that fails counts as no.
 * @param what for the error, e.g. `the cluster has a leader`.
 * @throws {Error} when it stays no for too long, or when its program ended.
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

/** Whether an address answers with a success. @throws {Error} when nothing answers within two seconds. */
export const answersWell = async (url: string): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
  await response.body?.cancel();
  return response.ok;
};
