import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@ev-site/content/logging/log.ts';
import type { DataDoor } from '../../data/door.ts';
import { countPurge } from '../../metrics/edge.ts';

/** The tag that all pages carry and that is named in a purge. */
export const pagesTag = 'pages';

interface PurgeOptions {
  url: string;
  token: string;
  data: Pick<DataDoor, 'claimPurge' | 'settlePurge'>;
  log: Pick<Log, 'error'>;
  /** Milliseconds between the attempts of one purge; the last one goes on for ever. */
  pauses?: readonly number[];
  /** Milliseconds after which it is done once more: until then a process may have answered with what was before. */
  againAfter?: number;
}

/** Tells the cache in front that its pages are old. */
export interface EdgePurge {
  /** To be called with the name of a new state of the content; equal names in all processes are one purge. */
  purge(state: string): void;
  stop(): void;
}

const limitMs = 5000;
const claimedMs = 30_000;

/**
 * Purges the cache in front of the site whenever the content changes, so that pages may lie there for an hour. Of all
 * processes one does it, and another goes on where that one dies. Every purge is done twice: a process looks each second
 * whether the content has changed, so for a moment the edge may still get the old page from one of them.
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

  // A database that cannot be written must not keep the edge from being purged: twice is better than not at all.
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

  /** Tries until it is done, by us or another, or until the content has moved on. */
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
      // It only fails when it is stopped.
      seeTwice(state, () => mine === newest).catch(() => undefined);
    },
    stop: () => stopped.abort(),
  };
};
