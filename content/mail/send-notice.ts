import type { Payload } from 'payload';

/**
 * Writes to somebody about a change that is already made; a mail that fails is logged and undoes nothing.
 * @returns whether the mail is on its way.
 */
export const sendNotice = async (
  payload: Payload,
  { to, subject, text }: { to: string; subject: string; text: string },
): Promise<boolean> => {
  try {
    // The studio's mails are plain text (studio-mail.ts); Payload knows one field for the body.
    await payload.sendEmail({ to, subject, html: text });
    return true;
  } catch (error) {
    const kind = error instanceof Error ? error.name : 'unknown';
    payload.logger.error(`A notice about a change could not be mailed (${kind}).`);
    return false;
  }
};
