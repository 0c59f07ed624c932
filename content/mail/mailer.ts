import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toLine } from '@ev-site/contract/forms/plain-text.ts';
import { createTransport } from 'nodemailer';
import { toErrorCode } from '../error-codes.ts';

/** A mail with its addresses. `name` is stable: the same mail sent twice can be told by it. */
export interface Mail {
  name: string;
  /** Tells a mail from an earlier one of the same name that was another (ms): of what it speaks began then. The file stays the same. */
  moment?: number;
  /** One mailbox or several. */
  to: string | readonly string[];
  replyTo?: string;
  subject: string;
  text: string;
  /** A file that goes along; `type` as MIME has it. */
  attachment?: { name: string; type: string; content: string };
}

/** Sends mails one at a time or many; `close` ends its connections. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** How mails are sent. */
export interface MailerOptions {
  smtpUrl: string | undefined;
  from: string;
  /** Domain of message ids. */
  domain: string;
  /** Where mails are written without a mail server. */
  folder: string;
}

/**
 * A text for a header: one line without controls, in which nothing can be read as an encoded word (RFC 2047).
 * Such a word would show other letters in the mail program than anybody has checked.
 */
const toHeaderText = (text: string): string => toLine(text).replaceAll('=?', '= ?');

// Addresses go in as objects: nodemailer then takes them whole and never as a list or a name with an address.
const toMessage = (
  { name, moment, to, replyTo, subject, text, attachment }: Mail,
  { from, domain }: MailerOptions,
) => ({
  from,
  to: [to].flat().map((address) => ({ name: '', address })),
  ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
  subject: toHeaderText(subject),
  text,
  ...(attachment && {
    attachments: [{ filename: attachment.name, contentType: attachment.type, content: attachment.content }],
  }),
  messageId: `<${moment === undefined ? name : `${name}-${moment}`}@${domain}>`,
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const createFileMailer = (options: MailerOptions): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(toMessage(mail, options));
      await mkdir(options.folder, { recursive: true, mode: 0o700 });
      const file = path.join(options.folder, `${mail.name}.eml`);
      // Whole or not at all, and the same mail again is the same file.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
    close: () => transport.close(),
  };
};

/** Sends through the mail server, or writes .eml files where none is set. */
export const createMailer = (options: MailerOptions): Mailer => {
  if (!options.smtpUrl) return createFileMailer(options);
  const transport = createTransport({
    url: options.smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    async send(mail) {
      await transport.sendMail(toMessage(mail, options));
    },
    close: () => transport.close(),
  };
};

const serverFaults = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'EAUTH',
  'ETLS',
  'ECONNREFUSED',
  'ENOAUTH',
]);

/** Whether the mail server could not be used at all, in contrast to one mail that it refused. */
export const isServerFault = (error: unknown): boolean => serverFaults.has(toErrorCode(error));

/** Whether the server refused this mail (5xx), be it for its mailbox, its sender or its text. */
export const isMailRejected = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500 &&
  !isServerFault(error);

/**
 * Whether the server refused this mailbox for good, e.g. because there is none of that name (5xx). What it refuses of the sender or of the text may be
 * its own trouble, as a quota that is used up, and is tried again.
 */
export const isMailboxRefused = (error: unknown): boolean =>
  isMailRejected(error) && error instanceof Error && 'command' in error && error.command === 'RCPT TO';
