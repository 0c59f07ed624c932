import type { Payload } from 'payload';
import { readNote, replaceNote } from './notes.ts';

/** Who sees to a purge of the edge's cache. */
export interface PurgeClaim {
  /** Names the state of the content that the edge is to show. */
  state: string;
  /** Names the process. */
  by: string;
  /** Milliseconds after which others may take it over. */
  forMs: number;
}

/** `ours`: to be done by who asked; `others`: another does it just now; `done`: nothing is left to do. */
export type PurgeOwner = 'ours' | 'others' | 'done';

interface Note {
  state: string;
  by: string;
  /** Milliseconds since 1970; 0 once it is done. */
  until: number;
}

// One for all states, so nothing is left to be swept.
const key = 'edge-purge';

const read = async (payload: Payload): Promise<{ before?: string; note?: Note }> => {
  const before = await readNote(payload, key);
  return before === undefined ? {} : { before, note: JSON.parse(before) };
};

/** Asks to see to a purge, so that of many processes one does it; who has it and asks again has it for longer. */
export const claimPurge = async (payload: Payload, { state, by, forMs }: PurgeClaim): Promise<PurgeOwner> => {
  const { before, note } = await read(payload);
  if (note?.state === state) {
    if (note.until === 0) return 'done';
    const leftMs = note.until - Date.now();
    // What is claimed for longer was so by a clock that ran ahead.
    if (note.by !== by && leftMs > 0 && leftMs <= 2 * forMs) return 'others';
  }
  const isWritten = await replaceNote(payload, key, before, { state, by, until: Date.now() + forMs });
  return isWritten ? 'ours' : 'others';
};

/** Notes that a purge is done. It does nothing where another process has taken it over or the content has moved on. */
export const settlePurge = async (
  payload: Payload,
  { state, by }: Pick<PurgeClaim, 'state' | 'by'>,
): Promise<void> => {
  const { before, note } = await read(payload);
  if (note?.state === state && note.by === by)
    await replaceNote(payload, key, before, { state, by, until: 0 });
};
