import type { Payload, PayloadRequest } from 'payload';
import { afterCommit } from '../database/after-commit.ts';
import { beginWork } from '../processes/work-in-hand.ts';

/** A mail to somebody about a change; `text` is plain. */
interface Notice {
  to: string;
  subject: string;
  text: string;
  /** Where it may be sent twice: hexadecimal digits that are the same for the same mail. */
  messageId?: string;
}

const logLost = (payload: Payload, why: string): void =>
  payload.logger.error(`A notice about a change could not be mailed (${why}).`);

/** Mails a plain text. @throws what the mail server refuses, or where it does not answer */
export const mailPlain = async (payload: Payload, { text, ...mail }: Notice): Promise<void> => {
  // The studio's mails are plain text (studio-mail.ts); Payload knows one field for the body.
  await payload.sendEmail({ ...mail, html: text });
};

/**
 * Writes to somebody about a change that is already made; a mail that fails is logged and undoes nothing.
 * @returns whether the mail is on its way.
 */
export const sendNotice = async (payload: Payload, notice: Notice): Promise<boolean> => {
  try {
    await mailPlain(payload, notice);
    return true;
  } catch (error) {
    logLost(payload, error instanceof Error ? error.name : 'unknown');
    return false;
  }
};

/**
 * Writes about a change once it is made for good, without letting anybody wait for the mail server: what a transaction has
 * changed is locked until it ends. Where the change is taken back nobody is written to. A mail that fails, or that the
 * program's end comes before, is logged.
 */
export const sendNoticeLater = (
  req: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  notice: Notice,
): Promise<void> =>
  afterCommit(req, () =>
    beginWork(
      () => sendNotice(req.payload, notice),
      () => logLost(req.payload, 'the program ended first'),
    ),
  );
