import { invitationLife } from '../accounts/invitation.ts';
import { eraseOldMails } from './erase-old-mails.ts';

// With its half-written neighbour, which a kill may have left.
const studioMail = /^studio-[0-9a-f-]+\.eml(\.part)?$/;

/** Erases the studio's mails that are kept as files. Mails about leads go with their lead. @returns how many were erased. */
export const eraseOldStudioMails = (folder: string, now: number): Promise<number> =>
  eraseOldMails(folder, studioMail, invitationLife, now);
