/** The error of the mailer when a server refuses a mailbox; a 5xx code means for good. */
export const refusedMailbox = (responseCode = 550): Error =>
  Object.assign(new Error(`${responseCode} no such mailbox`), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode,
  });
