import type { Payload } from 'payload';
import { getSqlDatabase } from '../../database/sql.ts';
import { type Sql, sql } from '../../database/statement.ts';

/** Codes that may be wrong, and for how many seconds no more are looked at then. */
const mostTries = 5;
const pause = 15 * 60;

const run = async (payload: Payload, statement: Sql): Promise<boolean> =>
  (await (await getSqlDatabase(payload)).rows(sql`${statement} RETURNING id`)).length === 1;

/**
 * Takes one of the tries that an account has; false where too many codes were wrong. One statement, so that many at
 * once count.
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

/** Notes that the code of a half minute was taken, and gives the tries back; false where it, or a later one, was taken before. */
export const consumeTimeStep = (payload: Payload, id: number, step: number): Promise<boolean> =>
  run(
    payload,
    sql`UPDATE staff SET second_factor_step = ${Number(step)}, code_tries = 0
     WHERE id = ${Number(id)} AND (second_factor_step IS NULL OR second_factor_step < ${Number(step)})`,
  );

const toList = (fingerprints: readonly string[]): string => fingerprints.join(',');

/** Takes a recovery code away; false where it is not there, or another request was quicker. */
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

/** Keeps a secret that is shown now, until its first code comes. */
export const storePendingSecret = (payload: Payload, id: number, sealed: string): Promise<boolean> =>
  run(payload, sql`UPDATE staff SET second_factor_pending = ${sealed} WHERE id = ${Number(id)}`);

/** Makes the pending secret the one that counts, with new recovery codes; false where another was shown meanwhile. */
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

/** Takes the second factor away. */
export const dropSecondFactor = (payload: Payload, id: number): Promise<boolean> =>
  run(
    payload,
    sql`UPDATE staff SET second_factor_secret = NULL, second_factor_pending = NULL, second_factor_step = NULL,
       second_factor_since = NULL, recovery_codes = NULL, code_tries = NULL, code_tries_since = NULL
     WHERE id = ${Number(id)}`,
  );
