import type { Payload, PayloadRequest } from 'payload';
import { deleteKey, putKey } from '../database/key-value.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { environmentOf } from '../deployment/environment-of.ts';
import { getResumeStorage } from './open-resume-storage.ts';

/** Begins the key of the note for one resume; the name of the resume follows. */
const prefix = 'resume to erase: ';

/**
 * Notes, just before a lead is erased, that its resume is to be erased. Whatever happens to the storage or to this
 * program then, the resume is not forgotten.
 */
export const noteDueErasure = async (req: PayloadRequest, name: string): Promise<void> => {
  await putKey(req.payload, prefix + name, {}, sql`TRUE`, req);
};

/** Erases a resume whose erasure is noted. @throws {ResumesLost} if the storage does not answer; the note stays. */
export const eraseNoted = async (payload: Payload, name: string): Promise<void> => {
  await (await getResumeStorage(environmentOf(payload))).remove(name);
  await deleteKey(payload, prefix + name);
};

/** Drops the note if the lead is still there: on SQLite, no transaction takes the note back if the lead is not erased. */
const settleNote = async (payload: Payload, name: string): Promise<boolean> => {
  const where = { resumeFile: { equals: name } };
  if (await payload.db.findOne({ collection: 'leads', where })) {
    await deleteKey(payload, prefix + name);
    return false;
  }
  await eraseNoted(payload, name);
  return true;
};

/**
 * Erases all resumes whose erasure is noted: those that could not be erased together with their lead. One that fails
 * delays no other.
 * @returns how many were erased
 * @throws the first error, at the end
 */
export const eraseAllNoted = async (payload: Payload, stopped?: AbortSignal): Promise<number> => {
  const { rows } = await getSqlDatabase(payload);
  const noted = await rows(sql`SELECT key FROM payload_kv WHERE key LIKE ${`${prefix}%`}`);
  let erased = 0;
  const failed: unknown[] = [];
  for (const { key } of noted) {
    if (stopped?.aborted) break;
    try {
      if (await settleNote(payload, String(key).slice(prefix.length))) erased += 1;
    } catch (error) {
      failed.push(error);
    }
  }
  if (failed.length > 0) throw failed[0];
  return erased;
};
