import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { compareAndSet, readKey } from '../database/key-value.ts';

const key = 'trash-of-pictures';

/**
 * The folder of the bucket for files of trashed pictures. Nobody can guess its name, because the bucket gives a file to
 * anybody who knows its address. The name is stored with the content, so that it survives a change of secrets.
 */
export const getTrashFolder = async (payload: Payload): Promise<string> => {
  const known = await readKey(payload, key);
  if (!known) await compareAndSet(payload, key, undefined, randomBytes(16).toString('hex'));
  return `trash/${JSON.parse(known ?? String(await readKey(payload, key)))}`;
};
