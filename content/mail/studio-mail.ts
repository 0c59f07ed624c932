import { randomUUID } from 'node:crypto';
import type { EmailAdapter } from 'payload';
import { createMailer, type MailerOptions } from './mailer.ts';

const toAddress = (to: unknown): string => {
  if (typeof to !== 'string') throw new Error('The studio writes to one address at a time.');
  return to;
};

/** Lets the studio send what it has to: the link for a forgotten password. Plain text, by the same way as all other mails. */
export const getStudioMail = (options: MailerOptions): EmailAdapter => {
  const mailer = createMailer(options);
  return () => ({
    name: 'studio-mail',
    defaultFromAddress: options.from,
    defaultFromName: '',
    sendEmail: ({ to, subject, html, messageId }) =>
      mailer.send({
        // One that may be sent twice brings its own, of hexadecimal digits.
        name: `studio-${messageId ?? randomUUID()}`,
        to: toAddress(to),
        subject: subject ?? '',
        text: typeof html === 'string' ? html : '',
      }),
  });
};
