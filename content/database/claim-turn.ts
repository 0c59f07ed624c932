import type { Payload } from 'payload';
import { deleteKey, putKey } from './key-value.ts';
import { sql } from './statement.ts';

/** Work that only one process on all machines may do at a time; and tries, whose number is limited. */
export type Turn = 'sweep' | 'resume-space' | `password of ${number}, try ${number}`;

const toKey = (turn: Turn): string => `turn: ${turn}`;

/**
 * Asks for the turn to do some work. If many processes ask at once, one gets it. Nobody else gets it for `forMs`,
 * even if that process dies. A turn dated more than `forMs` ahead was taken by a clock that ran ahead, and does not
 * count; after one dated less far ahead, others wait up to twice `forMs`.
 */
export const claimTurn = (payload: Payload, turn: Turn, forMs: number, now = Date.now()): Promise<boolean> =>
  // A number of 13 digits compares the same way as JSON and as text.
  putKey(
    payload,
    toKey(turn),
    now,
    sql`payload_kv.data <= ${String(now - forMs)} OR payload_kv.data > ${String(now + forMs)}`,
  );

/** Gives a turn back before its time is over. */
export const giveTurnBack = (payload: Payload, turn: Turn): Promise<void> => deleteKey(payload, toKey(turn));
