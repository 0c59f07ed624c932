import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { orIfNotThere } from '../processes/system-errors.ts';

/**
 * Erases mails that are kept as files once no link in them works any more.
 * @param lifeMs how long their links work
 * @returns how many files were erased.
 */
export const eraseOldMails = async (
  folder: string,
  pattern: RegExp,
  lifeMs: number,
  now: number,
): Promise<number> => {
  const names = (await readdir(folder).catch(orIfNotThere<string[]>([]))).filter((name) =>
    pattern.test(name),
  );
  const erased = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      // Another process may have erased it, or given a half-written one its name.
      const found = await stat(file).catch(orIfNotThere(null));
      if (!found || now - found.mtimeMs <= lifeMs) return false;
      await rm(file, { force: true });
      return true;
    }),
  );
  return erased.filter(Boolean).length;
};
