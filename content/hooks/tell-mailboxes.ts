import type { GlobalAfterChangeHook } from 'payload';
import { sendNoticeLater } from '../mail/send-notice.ts';
import type { Emails } from '../payload-types.ts';

const toLines = (emails: Emails): string[] => emails.map(({ purpose, address }) => `${purpose}: ${address}`);

/** Which mailboxes must hear of a change: all that were set before it, each once; none where nothing changed. */
export const listMailboxesToTell = (before: Emails, after: Emails): string[] =>
  toLines(before).join() === toLines(after).join() ? [] : [...new Set(before.map(({ address }) => address))];

/** Tells the mailboxes of the company when leads begin to go elsewhere: nobody can turn them aside unnoticed. */
export const tellMailboxes: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before: Emails = previousDoc?.emails ?? [];
  const after: Emails = doc.emails ?? [];
  const who = req.user?.email ?? 'a program';
  for (const to of listMailboxesToTell(before, after)) {
    await sendNoticeLater(req, {
      to,
      subject: 'The mailboxes of the website were changed',
      text: `${who} changed where the website mails what visitors send.\n\nBefore:\n${toLines(before).join('\n')}\n\nNow:\n${toLines(after).join('\n')}\n\nIf this should not be, please tell an administrator at once.\n`,
    });
  }
  return doc;
};
