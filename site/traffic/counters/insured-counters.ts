import type { Log } from '@ev-site/content/logging/log.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import pTimeout from 'p-timeout';
import type { Counter, Counters } from './counter.ts';

/** Pause before the store is tried again; no visitor waits for these tries. */
const askAgainMs = 1000;

/**
 * Counts in a shared store, or in this process while the store does not answer: no form is refused because the store is
 * down, and each form waits for it at most once. Losing and regaining the store are logged once each.
 * @param patienceMs how long a visitor waits for a count from the store.
 */
export const insureCounters = (
  shared: Counters,
  own: Counters,
  log: Pick<Log, 'warn' | 'info'>,
  patienceMs: number,
): Counters => {
  const limit = { milliseconds: patienceMs };
  const probe = shared.open('probe', askAgainMs);
  let isAway = false;
  let timer: NodeJS.Timeout | undefined;

  const askAgain = () => {
    timer = setTimeout(async () => {
      try {
        // Try with a count, not a read: a store with a full disk answers reads but accepts no counts.
        await pTimeout(probe.add('probe'), limit);
        isAway = false;
        log.info({}, 'limits are shared again');
      } catch {
        askAgain();
      }
    }, askAgainMs);
    timer.unref();
  };

  const goAway = (error: unknown) => {
    if (isAway) return;
    isAway = true;
    const problem = toLoggableError(error);
    log.warn(
      { problem },
      'limits are not shared now: the store does not answer, each process counts for itself',
    );
    askAgain();
  };

  const count = async (together: () => Promise<number>, alone: () => Promise<number>) => {
    if (isAway) return alone();
    try {
      return await pTimeout(together(), limit);
    } catch (error) {
      goAway(error);
      return alone();
    }
  };

  return {
    open(name, windowMs): Counter {
      const [ours, mine] = [shared.open(name, windowMs), own.open(name, windowMs)];
      return {
        add: (key, by) =>
          count(
            () => ours.add(key, by),
            () => mine.add(key, by),
          ),
        read: (key) =>
          count(
            () => ours.read(key),
            () => mine.read(key),
          ),
      };
    },
    async close() {
      clearTimeout(timer);
      await Promise.all([shared.close(), own.close()]);
    },
  };
};
