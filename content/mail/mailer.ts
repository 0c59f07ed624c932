import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toLine } from '@ev-site/contract/forms/plain-text.ts';
import { createTransport } from 'nodemailer';
import { toErrorCode } from '../processes/system-errors.ts';

/** A mail with its addresses. `name` is stable: the same mail sent twice can be told by it. */
export interface Mail {
  name: string;
  /**
   * Tells a mail from an earlier one of the same name that was another (ms): of what it speaks began then. The file
   * stays the same.
   */
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

const serverFaults = new Set([
  'ECONNECTION',
  'ETIMEDOUT',
  'ESOCKET',
  'EDNS',
  'EAUTH',
  'ETLS',
  'ECONNREFUSED',
  'ENOAUTH',
  // It greets with a refusal, or speaks no SMTP.
  'EPROTOCOL',
]);

const toAnswerCode = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;

/** Whether the connection ended without a word of the server. */
const isCutOff = (error: unknown): boolean =>
  serverFaults.has(toErrorCode(error)) && toAnswerCode(error) === 0;

/** The answer of a server that ends its service for now, whatever it was asked (RFC 5321, 3.8). */
const endsService = 421;

/** Sends through the mail server, or writes .eml files where none is set. */
export const createMailer = (options: MailerOptions): Mailer => {
  if (!options.smtpUrl) return createFileMailer(options);
  const transport = createTransport({
    url: options.smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // A process that ends waits for the mail under way, ten seconds at most: one that takes longer is sent again by the next.
    socketTimeout: 20_000,
  });
  /** Message ids of mails under way that the server has whole. */
  const handedOver = new Set<string>();
  transport.use('stream', ({ data, message }, done) => {
    message?.processFunc((stream) => stream.once('end', () => handedOver.add(String(data.messageId))));
    done();
  });
  return {
    async send(mail) {
      const message = toMessage(mail, options);
      try {
        await transport.sendMail(message);
      } catch (error) {
        if (!handedOver.has(message.messageId) || !isCutOff(error)) throw error;
        // It is there, and may have taken this mail: a filter of contents may take longer than we wait.
        throw new Error('The mail server was given the whole mail and did not answer.', { cause: error });
      } finally {
        handedOver.delete(message.messageId);
      }
    },
    close: () => transport.close(),
  };
};

/** Whether the mail server could not be used at all, in contrast to one mail that it refused. */
export const isServerFault = (error: unknown): boolean =>
  serverFaults.has(toErrorCode(error)) || toAnswerCode(error) === endsService;

/** Whether the server answered that it does not take this mail, be it now (4xx) or ever (5xx). */
export const isMailNotTaken = (error: unknown): boolean =>
  toAnswerCode(error) >= 400 && !isServerFault(error);

/** Whether the server refused this mail (5xx), be it for its mailbox, its sender or its text. */
export const isMailRejected = (error: unknown): boolean =>
  toAnswerCode(error) >= 500 && !isServerFault(error);

/**
 * Statuses of the mailbox that is written to (RFC 3463): all of it and of its address but for those that may mean, or
 * do mean, the sender's address.
 */
const ofMailbox = /^5\.(1\.(?!(0|7|8)$)|2\.)/;

/** The status that stands before the words of an answer, as in `550 5.1.1 No such user`. */
const toStatus = (error: object): string | undefined =>
  'response' in error ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(error.response))?.[1] : undefined;

/**
 * Whether the server refused this mailbox for good, e.g. because there is none of that name (5xx). What it refuses of
 * the sender or of the text may be its own trouble, as a quota that is used up, and is tried again. Many refuse client
 * and sender at the mailbox, too, and say so by the status.
 */
export const isMailboxRefused = (error: unknown): boolean =>
  isMailRejected(error) &&
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  ofMailbox.test(toStatus(error) ?? '5.1.1');
