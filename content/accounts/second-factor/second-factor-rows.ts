import type { Payload } from 'payload';
import { getSqlDatabase } from '../../database/sql.ts';
import { type Sql, sql } from '../../database/statement.ts';

/** After this many wrong codes, codes are refused for this many seconds. */
const mostTries = 5;
const pause = 15 * 60;

const run = async (payload: Payload, statement: Sql): Promise<boolean> =>
  (await (await getSqlDatabase(payload)).rows(sql`${statement} RETURNING id`)).length === 1;

/**
 * Uses up one try of an account; false if too many codes were wrong. It is one statement, so that concurrent tries are
 * all counted.
 */
export const consumeAttempt = (payload: Payload, id: number): Promise<boolean> => {
  const second = Math.floor(Date.now() / 1000);
  const isOver = sql`(code_tries_since IS NULL OR code_tries_since <= ${second - pause})`;
  return run(
    payload,
    sql`UPDATE staff SET code_tries = CASE WHEN ${isOver} THEN 1 ELSE code_tries + 1 END,
       code_tries_since = CASE WHEN ${isOver} THEN ${second} ELSE code_tries_since END
     WHERE id = ${Number(id)} AND (${isOver} OR code_tries IS NULL OR code_tries < ${mostTries})`,
  );
};

/** Stores that the code of a half minute was used, and resets the tries; false if this or a later code was used before. */
export const consumeTimeStep = (payload: Payload, id: number, step: number): Promise<boolean> =>
  run(
    payload,
    sql`UPDATE staff SET second_factor_step = ${Number(step)}, code_tries = 0
     WHERE id = ${Number(id)} AND (second_factor_step IS NULL OR second_factor_step < ${Number(step)})`,
  );

const toList = (fingerprints: readonly string[]): string => fingerprints.join(',');

/** Removes a recovery code; false if it does not exist, or if another request removed it first. */
export const takeRecoveryCode = async (
  payload: Payload,
  { id, recoveryCodes }: { id: number; recoveryCodes?: string | null },
  fingerprint: string,
): Promise<boolean> => {
  const kept = (recoveryCodes ?? '').split(',').filter(Boolean);
  if (!kept.includes(fingerprint)) return false;
  const left = toList(kept.filter((one) => one !== fingerprint));
  return run(
    payload,
    sql`UPDATE staff SET recovery_codes = ${left}, code_tries = 0
     WHERE id = ${Number(id)} AND recovery_codes = ${toList(kept)}`,
  );
};

/** Stores a secret that is shown now, until its first code. */
export const storePendingSecret = (payload: Payload, id: number, sealed: string): Promise<boolean> =>
  run(payload, sql`UPDATE staff SET second_factor_pending = ${sealed} WHERE id = ${Number(id)}`);

/** Activates the pending secret, with new recovery codes; false if another secret was shown meanwhile. */
export const keepSecondFactor = (
  payload: Payload,
  id: number,
  {
    pending,
    sealed,
    step,
    fingerprints,
  }: { pending: string; sealed: string; step: number; fingerprints: readonly string[] },
): Promise<boolean> =>
  run(
    payload,
    sql`UPDATE staff SET second_factor_secret = ${sealed}, second_factor_pending = NULL,
       second_factor_step = ${Number(step)}, second_factor_since = ${new Date().toISOString()},
       recovery_codes = ${toList(fingerprints)}, code_tries = 0
     WHERE id = ${Number(id)} AND second_factor_pending = ${pending}`,
  );

/** Removes the second factor. */
export const dropSecondFactor = (payload: Payload, id: number): Promise<boolean> =>
  run(
    payload,
    sql`UPDATE staff SET second_factor_secret = NULL, second_factor_pending = NULL, second_factor_step = NULL,
       second_factor_since = NULL, recovery_codes = NULL, code_tries = NULL, code_tries_since = NULL
     WHERE id = ${Number(id)}`,
  );
