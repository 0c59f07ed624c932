import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { invitationLife } from '../accounts/invitation.ts';
import { eraseOldStudioMails } from './erase-studio-mails.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ev-site-mails-'));
afterAll(() => rmSync(folder, { recursive: true }));

// In minutes: the longest that a link works.
const life = invitationLife / 60_000;
const now = Date.UTC(2026, 10, 21);
const writeMail = (name: string, minutesAgo: number) => {
  const at = new Date(now - minutesAgo * 60_000);
  writeFileSync(path.join(folder, name), 'token');
  utimesSync(path.join(folder, name), at, at);
};

test('erases the studio’s mails whose link no longer works, and no others', async () => {
  writeMail('studio-0a-1.eml', life + 1);
  writeMail('studio-0a-2.eml.part', life + 1);
  writeMail('studio-0a-3.eml', life - 1);
  writeMail('lead-1-notice.eml', 2 * life);
  writeMail('studio-0a-4.txt', 2 * life);
  expect(await eraseOldStudioMails(folder, now)).toBe(2);
  expect(readdirSync(folder).sort()).toEqual(['lead-1-notice.eml', 'studio-0a-3.eml', 'studio-0a-4.txt']);
});

test('a folder that cannot be read is not taken for an empty one', async () => {
  await expect(eraseOldStudioMails(path.join(folder, 'lead-1-notice.eml'), now)).rejects.toThrow('ENOTDIR');
});

test('finds nothing in a folder that is not there', async () => {
  expect(await eraseOldStudioMails(path.join(folder, 'none'), now)).toBe(0);
});
