import { setTimeout as delay } from 'node:timers/promises';

/**
 * Asks again and again until the answer is yes; one that fails counts as no.
 * @param what for the error, e.g. `the cluster has a leader`.
 * @throws {Error} when it stays no for `limit` milliseconds.
 */
export const waitUntil = async (
  what: string,
  ask: () => boolean | Promise<boolean>,
  limit = 60_000,
): Promise<void> => {
  const deadline = Date.now() + limit;
  for (;;) {
    const answer = await Promise.resolve()
      .then(ask)
      .catch(() => false);
    if (answer) return;
    if (Date.now() > deadline) throw new Error(`Not within ${limit / 1000} s: ${what}.`);
    await delay(250);
  }
};

/** Whether an address answers with a success within two seconds. */
export const answersWell = async (url: string): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
  await response.body?.cancel();
  return response.ok;
};
