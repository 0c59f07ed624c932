import { randomUUID } from 'node:crypto';
import type { EmailAdapter } from 'payload';
import { invitationLife } from '../accounts/invitation.ts';
import { eraseOldMails } from './erase-old-mails.ts';
import { createMailer, type MailerOptions } from './mailer.ts';

const toAddress = (to: unknown): string => {
  if (typeof to !== 'string') throw new Error('The studio writes to one address at a time.');
  return to;
};

/**
 * The adapter for the studio's own mails, such as the link for a forgotten password. They are plain text, and are sent
 * in the same way as all other mails.
 */
export const getStudioMail = (options: MailerOptions): EmailAdapter => {
  const mailer = createMailer(options);
  return () => ({
    name: 'studio-mail',
    defaultFromAddress: options.from,
    defaultFromName: '',
    sendEmail: ({ to, subject, html, messageId }) =>
      mailer.send({
        // A mail that may be sent twice has its own id, of hexadecimal digits.
        name: `studio-${messageId ?? randomUUID()}`,
        to: toAddress(to),
        subject: subject ?? '',
        text: typeof html === 'string' ? html : '',
      }),
  });
};

// Also matches a temporary file, which a killed process may have left.
const studioMail = /^studio-[0-9a-f-]+\.eml(\.part)?$/;

/**
 * Erases the studio's mails that are kept as files. Mails about leads go with their lead.
 * @returns how many were erased.
 */
export const eraseOldStudioMails = (folder: string, now: number): Promise<number> =>
  eraseOldMails(folder, studioMail, invitationLife, now);
