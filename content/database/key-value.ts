import type { Payload, PayloadRequest } from 'payload';
import { getSqlDatabase } from './sql.ts';
import { sql } from './statement.ts';

/**
 * Reads the value of a key from Payload's table of keys and values, which both programs use.
 * @returns its JSON; undefined if there is none
 */
export const readKey = async (payload: Payload, key: string): Promise<string | undefined> => {
  const database = await getSqlDatabase(payload);
  const [row] = await database.rows(
    sql`SELECT CAST(data AS TEXT) AS data FROM payload_kv WHERE key = ${key}`,
  );
  return row && String(row.data);
};

/**
 * Writes the value of a key. It is one statement over a unique key, so of many writers at once each sees what the one
 * before wrote.
 * @param where a condition, in SQL, that an existing value must fulfil; it is `payload_kv.data`
 * @param req the value is part of its transaction, if one is open
 * @returns whether the value was written
 */
export const putKey = async (
  payload: Payload,
  key: string,
  value: unknown,
  where = sql`TRUE`,
  req?: Pick<PayloadRequest, 'transactionID'>,
): Promise<boolean> => {
  const database = await getSqlDatabase(payload, req);
  const written = await database.rows(
    sql`INSERT INTO payload_kv (key, data) VALUES (${key}, ${JSON.stringify(value)})
     ON CONFLICT (key) DO UPDATE SET data = excluded.data WHERE ${where}
     RETURNING key`,
  );
  return written.length === 1;
};

/**
 * Writes a value in place of the one that was read, or a new one if there was none.
 * @returns false if another process was faster
 */
export const compareAndSet = (
  payload: Payload,
  key: string,
  before: string | undefined,
  value: unknown,
): Promise<boolean> =>
  putKey(
    payload,
    key,
    value,
    before === undefined ? sql`FALSE` : sql`CAST(payload_kv.data AS TEXT) = ${before}`,
  );

/** Deletes a key and its value. */
export const deleteKey = async (payload: Payload, key: string): Promise<void> => {
  const database = await getSqlDatabase(payload);
  await database.run(sql`DELETE FROM payload_kv WHERE key = ${key}`);
};
