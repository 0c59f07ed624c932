import type { Payload } from 'payload';
import { compareAndSet, readKey } from './key-value.ts';

/** A process's claim to purge the cache of the edge (the proxies or CDN before the site). */
export interface PurgeClaim {
  /** Identifies the state of the content that the edge shall show. */
  state: string;
  /** Identifies the process. */
  by: string;
  /** Milliseconds after which another process may take the claim over. */
  forMs: number;
}

/** `ours`: the asking process must do it; `others`: another process is doing it now; `done`: nothing is left to do. */
export type PurgeOwner = 'ours' | 'others' | 'done';

interface Note {
  state: string;
  by: string;
  /** Milliseconds since 1970; 0 after the purge is done. */
  until: number;
}

// One key for all states, so that no old keys have to be deleted.
const key = 'edge-purge';

const read = async (payload: Payload): Promise<{ before?: string; note?: Note }> => {
  const before = await readKey(payload, key);
  return before === undefined ? {} : { before, note: JSON.parse(before) };
};

/** Claims a purge, so that one of many processes does it. Its owner prolongs it by asking again. */
export const claimPurge = async (payload: Payload, { state, by, forMs }: PurgeClaim): Promise<PurgeOwner> => {
  const { before, note } = await read(payload);
  if (note?.state === state) {
    if (note.until === 0) return 'done';
    const leftMs = note.until - Date.now();
    // A claim that lasts longer than possible was made by a clock that ran ahead.
    if (note.by !== by && leftMs > 0 && leftMs <= 2 * forMs) return 'others';
  }
  const isWritten = await compareAndSet(payload, key, before, { state, by, until: Date.now() + forMs });
  return isWritten ? 'ours' : 'others';
};

/**
 * Notes that a purge is done. Does nothing if another process has taken it over, or if the content has changed since.
 */
export const settlePurge = async (
  payload: Payload,
  { state, by }: Pick<PurgeClaim, 'state' | 'by'>,
): Promise<void> => {
  const { before, note } = await read(payload);
  if (note?.state === state && note.by === by)
    await compareAndSet(payload, key, before, { state, by, until: 0 });
};
