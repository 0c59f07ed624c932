import type { Payload, PayloadRequest } from 'payload';
import { afterCommit } from '../database/after-commit.ts';
import { beginWork } from '../processes/work-in-hand.ts';

/** A mail about a change, in plain text. */
interface Notice {
  to: string;
  subject: string;
  text: string;
  /** For a mail that may be sent twice: hexadecimal digits that are the same for the same mail. */
  messageId?: string;
}

const logLost = (payload: Payload, why: string): void =>
  payload.logger.error(`A notice about a change could not be mailed (${why}).`);

/** Sends a mail in plain text. @throws if the mail server refuses it or does not answer */
export const mailPlain = async (payload: Payload, { text, ...mail }: Notice): Promise<void> => {
  // The studio's mails are plain text (studio-mail.ts), but Payload has only this field for the body.
  await payload.sendEmail({ ...mail, html: text });
};

/**
 * Sends a mail about a change that is already committed. If it fails, this is logged, and the change stays.
 * @returns whether the mail was handed over.
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
 * Sends a mail about a change after its commit, and not if the change is rolled back. Nobody waits for the mail server:
 * until a transaction ends, its changed rows are locked. Mails that fail, or are cut off at the program's end, are
 * logged.
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
