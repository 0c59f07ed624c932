import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toLine } from '@ev-site/contract/forms/plain-text.ts';
import { createTransport } from 'nodemailer';
import { toErrorCode } from '../processes/system-errors.ts';

/** A mail with its addresses. `name` is stable, so that two copies of the same mail can be recognized. */
export interface Mail {
  name: string;
  /**
   * The time (ms) when the event behind the mail happened. It distinguishes the mail from an earlier, different one of
   * the same name. The file has the same name for both.
   */
  moment?: number;
  /** One mailbox or several. */
  to: string | readonly string[];
  replyTo?: string;
  subject: string;
  text: string;
  /** An attached file; `type` is its MIME type. */
  attachment?: { name: string; type: string; content: string };
}

/** Sends mails, also several at once. `close` ends its connections. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** Settings for sending mails. */
export interface MailerOptions {
  smtpUrl: string | undefined;
  from: string;
  /** Domain of the message ids. */
  domain: string;
  /** Folder in which mails are written if there is no mail server. */
  folder: string;
}

/**
 * Prepares a text for a header: one line without control characters, and without encoded words (RFC 2047). A mail
 * program would decode such a word to other letters than those that were checked.
 */
const toHeaderText = (text: string): string => toLine(text).replaceAll('=?', '= ?');

// Addresses are passed as objects: then nodemailer never takes one for a list, or for a name with an address.
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
      // Via a temporary file, so that the file is complete or missing. The same mail again gives the same file.
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
  // The server greets with a refusal, or does not speak SMTP.
  'EPROTOCOL',
]);

const toAnswerCode = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;

/** Whether the connection ended without an answer of the server. */
const isCutOff = (error: unknown): boolean =>
  serverFaults.has(toErrorCode(error)) && toAnswerCode(error) === 0;

/** The code of a server that closes its service for now, after any command (RFC 5321, 3.8). */
const endsService = 421;

/** Sends through the mail server, or writes .eml files if none is set. */
export const createMailer = (options: MailerOptions): Mailer => {
  if (!options.smtpUrl) return createFileMailer(options);
  const transport = createTransport({
    url: options.smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    // A process that ends waits at most ten seconds for a running mail. After that, the next one sends it again.
    socketTimeout: 20_000,
  });
  /** Message ids of running mails that were completely handed to the server. */
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
        // The server was reached and may have accepted this mail: a content filter may take longer than our timeout.
        throw new Error('The mail server was given the whole mail and did not answer.', { cause: error });
      } finally {
        handedOver.delete(message.messageId);
      }
    },
    close: () => transport.close(),
  };
};

/** Whether the mail server could not be used at all, as opposed to a refusal of one mail. */
export const isServerFault = (error: unknown): boolean =>
  serverFaults.has(toErrorCode(error)) || toAnswerCode(error) === endsService;

/** Whether the server answered that it does not accept this mail, for now (4xx) or for good (5xx). */
export const isMailNotTaken = (error: unknown): boolean =>
  toAnswerCode(error) >= 400 && !isServerFault(error);

/** Whether the server rejected this mail (5xx), because of its mailbox, its sender or its text. */
export const isMailRejected = (error: unknown): boolean =>
  toAnswerCode(error) >= 500 && !isServerFault(error);

/**
 * Status codes about the recipient's mailbox (RFC 3463): all on mailboxes and on their addresses, except those that
 * are, or may be, about the sender's address.
 */
const ofMailbox = /^5\.(1\.(?!(0|7|8)$)|2\.)/;

/** The status code at the start of an answer, e.g. in `550 5.1.1 No such user`. */
const toStatus = (error: object): string | undefined =>
  'response' in error ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(error.response))?.[1] : undefined;

/**
 * Whether the server rejected this mailbox for good (5xx), e.g. because it does not exist. A rejection of the sender or
 * the text may be a problem of the server itself, e.g. a quota, so such a mail is tried again. Many servers reject
 * client and sender only at the RCPT command too; the status code tells these cases apart.
 */
export const isMailboxRefused = (error: unknown): boolean =>
  isMailRejected(error) &&
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  ofMailbox.test(toStatus(error) ?? '5.1.1');
