import type { Payload } from 'payload';
import { dropNote, putNote } from './notes.ts';

/** Works that only one of all processes, on however many machines, is to do at a time; and tries, of which there are so many. */
export type Work = 'sweep' | 'resume-space' | `password of ${number}, try ${number}`;

const toKey = (work: Work): string => `turn: ${work}`;

/**
 * Asks for the turn at a work. Of many that ask at once one gets it; nobody else gets it for `forMs`, whatever becomes of
 * the one who has it. A turn of a time to come was taken by a clock that ran ahead, and holds nobody up.
 */
export const claimTurn = (payload: Payload, work: Work, forMs: number, now = Date.now()): Promise<boolean> =>
  // A number of 13 digits compares alike as JSON and as text.
  putNote(
    payload,
    toKey(work),
    now,
    `payload_kv.data <= '${now - forMs}' OR payload_kv.data > '${now + forMs}'`,
  );

/** Gives a turn back before its time is over. */
export const giveTurnBack = (payload: Payload, work: Work): Promise<void> => dropNote(payload, toKey(work));
