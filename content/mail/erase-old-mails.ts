import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ifMissing } from '../processes/system-errors.ts';

/**
 * Erases mails that are kept as files, after the links in them have expired.
 * @param lifeMs how long their links work
 * @returns how many files were erased.
 */
export const eraseOldMails = async (
  folder: string,
  pattern: RegExp,
  lifeMs: number,
  now: number,
): Promise<number> => {
  const names = (await readdir(folder).catch(ifMissing<string[]>([]))).filter((name) => pattern.test(name));
  const erased = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      // Another process may have erased the file, or renamed a temporary file to its final name.
      const found = await stat(file).catch(ifMissing(null));
      if (!found || now - found.mtimeMs <= lifeMs) return false;
      await rm(file, { force: true });
      return true;
    }),
  );
  return erased.filter(Boolean).length;
};
