import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { invitationLife } from '../accounts/invitation.ts';

// With its half-written neighbour, which a kill may have left.
const studioMail = /^studio-[0-9a-f-]+\.eml(\.part)?$/;

/**
 * Erases the studio's mails that are kept as files once no link in them works any more. Mails about leads go with
 * their lead.
 * @returns how many files were erased.
 */
export const eraseOldStudioMails = async (folder: string, now: number): Promise<number> => {
  const names = (await readdir(folder).catch(() => [])).filter((name) => studioMail.test(name));
  const erased = await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const written = await stat(file).then(
        ({ mtimeMs }) => mtimeMs,
        () => now,
      );
      if (now - written <= invitationLife) return false;
      await rm(file, { force: true });
      return true;
    }),
  );
  return erased.filter(Boolean).length;
};
