import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

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
  const names = (await readdir(folder).catch(() => [])).filter((name) => pattern.test(name));
  const erased = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const written = await stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => now,
      );
      if (now - written <= lifeMs) return false;
      await rm(file, { force: true });
      return true;
    }),
  );
  return erased.filter(Boolean).length;
};
