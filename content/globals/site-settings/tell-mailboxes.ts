import type { GlobalAfterChangeHook } from 'payload';
import { sendNoticeLater } from '../../mail/send-notice.ts';

/** The settings that say where the website mails what visitors send. Any field may be missing in an old version. */
export interface MailboxSettings {
  emails?: { address?: string; purpose?: string }[] | null;
  grievanceEmail?: string | null;
}

interface Mailbox {
  purpose: string | undefined;
  address: string | undefined;
}

/** Each mailbox with what is sent to it. */
export const listMailboxes = ({ emails, grievanceEmail }: MailboxSettings): Mailbox[] => [
  ...(emails ?? []).map(({ purpose, address }) => ({ purpose, address })),
  ...(grievanceEmail ? [{ purpose: 'complaints', address: grievanceEmail }] : []),
];

const toLines = (mailboxes: Mailbox[]): string[] =>
  mailboxes.map(({ purpose, address }) => `${purpose}: ${address}`);

/** Which mailboxes must be told about a change: all that were set before it, each once. None if nothing changed. */
export const listMailboxesToTell = (before: MailboxSettings, after: MailboxSettings): string[] => {
  const [old, now] = [listMailboxes(before), listMailboxes(after)];
  if (toLines(old).join() === toLines(now).join()) return [];
  return [...new Set(old.flatMap(({ address }) => address ?? []))];
};

/**
 * Tells the company's mailboxes when leads or complaints will go elsewhere, so that nobody can divert them unnoticed.
 */
export const tellMailboxes: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  const before: MailboxSettings = previousDoc ?? {};
  const said = (settings: MailboxSettings) => toLines(listMailboxes(settings)).join('\n');
  const who = req.user?.email ?? 'a program';
  for (const to of listMailboxesToTell(before, doc)) {
    await sendNoticeLater(req, {
      to,
      subject: 'The mailboxes of the website were changed',
      text: `${who} changed the mailboxes to which the website mails enquiries and applications.\n\nBefore:\n${said(before)}\n\nNow:\n${said(doc)}\n\nIf this is not right, please tell an administrator at once.\n`,
    });
  }
  return doc;
};
