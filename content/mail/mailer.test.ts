import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { createMailer, isMailboxRefused, isMailRejected, isServerFault } from './mailer.ts';

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
])('makes no header from the subject %j', async (subject, line) => {
  const headers = await headersOf(subject);
  expect(headers.split('\n')).toContain(line);
  expect(headers).not.toMatch(/^Bcc:/m);
});

test('gives a mail with another moment another message id, the same mail the same id, and writes both to one file', async () => {
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
  ['a mailbox that is not there', 'EENVELOPE', 'RCPT TO', '550 No such user', 'mailbox'],
  [
    'a mailbox of no such name',
    'EENVELOPE',
    'RCPT TO',
    '550-5.1.1 No such user\n550 5.1.1 Look again',
    'mailbox',
  ],
  ['a mailbox that is closed', 'EENVELOPE', 'RCPT TO', '550 5.2.1 Disabled', 'mailbox'],
  ['a domain that takes no mail', 'EENVELOPE', 'RCPT TO', '556 5.1.10 Null MX', 'mailbox'],
  ['a mailbox that is full today', 'EENVELOPE', 'RCPT TO', '452 4.2.2 Full', 'nothing'],
  [
    'a relay that is not ours',
    'EENVELOPE',
    'RCPT TO',
    '554 5.7.1 <a@example.com>: Relay access denied',
    'mail',
  ],
  [
    'our sender, as of the mailbox',
    'EENVELOPE',
    'RCPT TO',
    '550 5.1.8 <us@example.com>: Domain not found',
    'mail',
  ],
  ['our sender who is unknown', 'EENVELOPE', 'RCPT TO', '550 5.1.0 <us@example.com>: User unknown', 'mail'],
  ['our own mailbox, which may send nothing just now', 'EENVELOPE', 'MAIL FROM', '550 5.1.1 No', 'mail'],
  ['a quota of all mails that is used up', 'EMESSAGE', 'DATA', '554 No more today', 'mail'],
  ['our own password, which is wrong for every mail', 'EAUTH', 'AUTH PLAIN', '535 No', 'server'],
  ['the whole server, by its greeting', 'EPROTOCOL', 'CONN', '554 5.3.2 Not today', 'server'],
  ['the whole server, at a mailbox', 'EENVELOPE', 'RCPT TO', '421 4.3.2 Going down', 'server'],
])('classifies %s as refused for good or not', (_what, code, command, response, refused) => {
  const responseCode = Number.parseInt(response, 10);
  const error = Object.assign(new Error('no'), { code, command, response, responseCode });
  expect([isMailboxRefused(error), isMailRejected(error), isServerFault(error)]).toEqual([
    refused === 'mailbox',
    refused === 'mailbox' || refused === 'mail',
    refused === 'server',
  ]);
});

/** Opens a mail server that stops answering at a certain command of the client. */
const openFallingSilent = async (lastHeard: string) => {
  const server = createServer((socket) => {
    let isSilent = false;
    let isText = false;
    socket.write('220 slow\r\n');
    createInterface({ input: socket }).on('line', (line) => {
      isSilent ||= line.startsWith(lastHeard);
      if (isSilent || (isText && line !== '.')) return;
      isText = line === 'DATA';
      socket.write(isText ? '354 go on\r\n' : '250 ok\r\n');
    });
    socket.on('error', () => {});
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true&socketTimeout=300`, close: () => server.close() };
};

test.each([
  ['MAIL FROM', true],
  ['RCPT TO', true],
  ['DATA', true],
  ['.', false],
])('a server that goes silent after %j counts as a fault of the server: %s', async (lastHeard, isAway) => {
  const server = await openFallingSilent(lastHeard);
  const from = 'us@example.com';
  const mailer = createMailer({ smtpUrl: server.url, from, domain: 'example.com', folder });
  try {
    const sent = mailer.send({ name: 'a-mail', to: 'you@example.com', subject: 'Hello', text: 'Hello' });
    const error = await sent.catch((problem: unknown) => problem);
    expect(error).toBeInstanceOf(Error);
    expect([isServerFault(error), isMailRejected(error)]).toEqual([isAway, false]);
  } finally {
    mailer.close();
    server.close();
  }
});
