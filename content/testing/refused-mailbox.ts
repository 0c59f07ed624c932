/** What the mailer throws where a server refuses a mailbox; by 5xx for good. */
export const refusedMailbox = (responseCode = 550): Error =>
  Object.assign(new Error(`${responseCode} no such mailbox`), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode,
  });
