import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import { readNote, replaceNote } from '../database/notes.ts';

const key = 'trash-of-pictures';

/**
 * The folder of the bucket in which the files of trashed pictures lie. Nobody can guess its name: the bucket gives to anybody
 * who knows an address. It is kept with the content, so that it outlives every change of a secret.
 */
export const getTrashFolder = async (payload: Payload): Promise<string> => {
  const known = await readNote(payload, key);
  if (!known) await replaceNote(payload, key, undefined, randomBytes(16).toString('hex'));
  return `trash/${JSON.parse(known ?? String(await readNote(payload, key)))}`;
};
