import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';

const key = 'trash-of-pictures';

/**
 * The folder of the bucket in which the files of trashed pictures lie. Nobody can guess its name: the bucket gives to anybody
 * who knows an address. It is kept with the content, so that it outlives every change of a secret.
 */
export const getTrashFolder = async (payload: Payload): Promise<string> => {
  const database = await getSqlDatabase(payload);
  const read = async () => {
    const [row] = await database.rows(`SELECT data FROM payload_kv WHERE key = '${key}'`);
    // One database gives JSON as its text.
    return row && String(row.data).replaceAll('"', '');
  };
  const known = await read();
  if (known) return `trash/${known}`;
  await database.run(
    `INSERT INTO payload_kv (key, data) VALUES ('${key}', '"${randomBytes(16).toString('hex')}"') ON CONFLICT (key) DO NOTHING`,
  );
  return `trash/${await read()}`;
};
