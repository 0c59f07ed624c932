import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Payload } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { invitationLife } from '../accounts/invitation.ts';
import { eraseOldStudioMails, getStudioMail } from './studio-mail.ts';

test('writes the studio’s mail as plain text into a file if no mail server is set', async () => {
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

test('names file and message id of a mail by its given id, so that a second sending is recognized', async () => {
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

const kept = mkdtempSync(path.join(tmpdir(), 'ev-site-mails-'));
afterAll(() => rmSync(kept, { recursive: true }));

// In minutes: the longest time that a link works.
const life = invitationLife / 60_000;
const now = Date.UTC(2026, 10, 21);
const writeMail = (name: string, minutesAgo: number) => {
  const at = new Date(now - minutesAgo * 60_000);
  writeFileSync(path.join(kept, name), 'token');
  utimesSync(path.join(kept, name), at, at);
};

test('erases the studio’s mails whose link no longer works, and no others', async () => {
  writeMail('studio-0a-1.eml', life + 1);
  writeMail('studio-0a-2.eml.part', life + 1);
  writeMail('studio-0a-3.eml', life - 1);
  writeMail('lead-1-notice.eml', 2 * life);
  writeMail('studio-0a-4.txt', 2 * life);
  expect(await eraseOldStudioMails(kept, now)).toBe(2);
  expect(readdirSync(kept).sort()).toEqual(['lead-1-notice.eml', 'studio-0a-3.eml', 'studio-0a-4.txt']);
});

test('fails if the folder cannot be read', async () => {
  await expect(eraseOldStudioMails(path.join(kept, 'lead-1-notice.eml'), now)).rejects.toThrow('ENOTDIR');
});

test('erases nothing if the folder does not exist', async () => {
  expect(await eraseOldStudioMails(path.join(kept, 'none'), now)).toBe(0);
});
