import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createMailer, isMailboxRefused, isMailRejected } from './mailer.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ev-site-mails-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const headersOf = async (subject: string): Promise<string> => {
  const mailer = createMailer({ smtpUrl: undefined, from: 'us@example.com', domain: 'example.com', folder });
  await mailer.send({ name: 'a-mail', to: 'you@example.com', subject, text: 'Hello' });
  return readFileSync(path.join(folder, 'a-mail.eml'), 'utf8').split('\n\n')[0] ?? '';
};

test.each([
  ['=?utf-8?q?Free_money?=', 'Subject: = ?utf-8?q?Free_money?='],
  ['Inquiry =?utf-8?B?RnJlZQ==?= x', 'Subject: Inquiry = ?utf-8?B?RnJlZQ== ?= x'],
  ['=\u0000?utf-8?q?Free?=', 'Subject: = ?utf-8?q?Free?='],
  ['=\u2066?utf-8?q?Free?=', 'Subject: = ?utf-8?q?Free?='],
  ['Hello\r\nBcc: all@example.com', 'Subject: Hello Bcc: all@example.com'],
  ['Hello\u0007 you\u0000', 'Subject: Hello you'],
])('lets no header be made of %j', async (subject, line) => {
  const headers = await headersOf(subject);
  expect(headers.split('\n')).toContain(line);
  expect(headers).not.toMatch(/^Bcc:/m);
});

test('numbers what is told anew apart, and the same mail sent twice alike; both are one file', async () => {
  const mailer = createMailer({ smtpUrl: undefined, from: 'us@example.com', domain: 'example.com', folder });
  const numberOf = async (moment?: number) => {
    const mail = { name: 'late', to: 'you@example.com', subject: 'Late', text: 'Hello' };
    await mailer.send({ ...mail, ...(moment !== undefined && { moment }) });
    return /^Message-ID: (.+)$/m.exec(readFileSync(path.join(folder, 'late.eml'), 'utf8'))?.[1];
  };
  expect([await numberOf(), await numberOf(5), await numberOf(5), await numberOf(7)]).toEqual([
    '<late@example.com>',
    '<late-5@example.com>',
    '<late-5@example.com>',
    '<late-7@example.com>',
  ]);
});

test.each([
  ['a mailbox that is not there', 'EENVELOPE', 'RCPT TO', 550, 'mailbox'],
  ['a mailbox that is full today', 'EENVELOPE', 'RCPT TO', 452, 'nothing'],
  ['our own mailbox, which may send nothing just now', 'EENVELOPE', 'MAIL FROM', 550, 'mail'],
  ['a quota of all mails that is used up', 'EMESSAGE', 'DATA', 554, 'mail'],
  ['our own password, which is wrong for every mail', 'EAUTH', 'AUTH PLAIN', 535, 'nothing'],
])('knows of %s what is refused for good', (_what, code, command, responseCode, refused) => {
  const error = Object.assign(new Error('no'), { code, command, responseCode });
  expect([isMailboxRefused(error), isMailRejected(error)]).toEqual([
    refused === 'mailbox',
    refused !== 'nothing',
  ]);
});
