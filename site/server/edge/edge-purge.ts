import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@ev-site/content/logging/log.ts';
import type { DataAccess } from '../../data/data-access.ts';
import { countPurge } from '../../metrics/edge.ts';

/** The cache tag of all pages. A purge request names it. */
export const pagesTag = 'pages';

interface PurgeOptions {
  url: string;
  token: string;
  data: Pick<DataAccess, 'claimPurge' | 'settlePurge'>;
  log: Pick<Log, 'error'>;
  /** Milliseconds between the attempts of one purge. The last pause repeats without end. */
  pauses?: readonly number[];
  /** Milliseconds until the second purge. Until then a process may still have answered with a stale page. */
  againAfter?: number;
}

/** Tells the edge cache in front of the site that its pages are stale. */
export interface EdgePurge {
  /** Call it with the name of a new content state. Calls with equal names in all processes make one purge. */
  purge(state: string): void;
  stop(): void;
}

const limitMs = 5000;
const claimedMs = 30_000;

/**
 * Purges the cache in front of the site whenever the content changes, so that the cache may hold pages for an hour.
 * One of all processes does it; if that process dies, another one takes over. Every purge is done twice: each process
 * checks every second whether the content has changed, so for a moment the edge may still get a stale page from one.
 */
export const createEdgePurge = ({
  url,
  token,
  data,
  log,
  pauses = [1000, 2000, 5000, 10_000, 30_000],
  againAfter = 4000,
}: PurgeOptions): EdgePurge => {
  const by = randomUUID();
  const stopped = new AbortController();
  const pause = (ms: number | undefined) => delay(ms, undefined, { signal: stopped.signal, ref: false });
  let newest = 0;

  const post = async () => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
      body: JSON.stringify({ tags: [pagesTag] }),
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(limitMs), stopped.signal]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`The edge answered a purge with ${response.status}.`);
  };

  // A failed claim must not prevent the purge: purging twice is better than not at all.
  const claim = (state: string) =>
    data.claimPurge({ state, by, forMs: claimedMs }).catch(() => 'ours' as const);

  const tryOnce = async (state: string): Promise<boolean> => {
    const owner = await claim(state);
    if (owner === 'done') return true;
    if (owner === 'others') return false;
    await post();
    countPurge('purged');
    await data.settlePurge({ state, by }).catch(() => undefined);
    return true;
  };

  /** Retries until this process or another one has purged, or until the content has changed again. */
  const see = async (state: string, isNewest: () => boolean): Promise<void> => {
    for (let attempt = 0; isNewest(); attempt += 1) {
      try {
        if (await tryOnce(state)) return;
      } catch (error) {
        if (!stopped.signal.aborted) {
          countPurge('failed');
          if (attempt % pauses.length === 0)
            log.error({ err: error, attempt }, 'the edge could not be purged; it is tried again');
        }
      }
      await pause(pauses[Math.min(attempt, pauses.length - 1)]);
    }
  };

  const seeTwice = async (state: string, isNewest: () => boolean) => {
    await see(state, isNewest);
    await pause(againAfter);
    await see(`${state}.again`, isNewest);
  };

  return {
    purge(state) {
      newest += 1;
      const mine = newest;
      // The promise only rejects after `stop`.
      seeTwice(state, () => mine === newest).catch(() => undefined);
    },
    stop: () => stopped.abort(),
  };
};
