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
  const [file = ''] = readdirSync(folder);
  const mail = readFileSync(path.join(folder, file), 'utf8');
  expect(mail).toContain('To: asha@example.com');
  expect(mail).toContain('Content-Type: text/plain');
  expect(mail).toContain('https://example.com/studio/reset/abc');
  rmSync(folder, { recursive: true });
});
