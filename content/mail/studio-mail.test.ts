import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { expect, test } from 'vitest';
import { getStudioMail } from './studio-mail.ts';

test('sends the studio’s mail as plain text, by file where no mail server is set', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ev-site-mail-'));
  const adapter = getStudioMail({
    smtpUrl: undefined,
    from: 'no-reply@example.com',
    domain: 'example.com',
    folder,
  });
  await adapter({ payload: {} as Payload }).sendEmail({
    to: 'asha@example.com',
    subject: 'A new password',
    html: 'Choose it here:\nhttps://example.com/studio/reset/abc\n',
  });
  expect(readdirSync(folder)).toEqual([expect.stringMatching(/^studio-[0-9a-f-]{36}\.eml$/)]);
  const [file = ''] = readdirSync(folder);
  const mail = readFileSync(path.join(folder, file), 'utf8');
  expect(mail).toContain('To: asha@example.com');
  expect(mail).toContain('Content-Type: text/plain');
  expect(mail).toContain('https://example.com/studio/reset/abc');
  rmSync(folder, { recursive: true });
});

test('numbers a mail that may be sent twice by what it is named, so that it can be told for the same', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ev-site-mail-'));
  const from = 'no-reply@example.com';
  const adapter = getStudioMail({ smtpUrl: undefined, from, domain: 'example.com', folder });
  const { sendEmail } = adapter({ payload: {} as Payload });
  for (const _ of [1, 2])
    await sendEmail({ to: 'asha@example.com', subject: 'Due', html: 'One.', messageId: '0a1b' });
  expect(readdirSync(folder)).toEqual(['studio-0a1b.eml']);
  expect(readFileSync(path.join(folder, 'studio-0a1b.eml'), 'utf8')).toContain(
    'Message-ID: <studio-0a1b@example.com>',
  );
  rmSync(folder, { recursive: true });
});
