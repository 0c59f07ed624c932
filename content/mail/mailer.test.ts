import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createMailer, isRefused, isServerFault } from './mailer.ts';

const folder = mkdtempSync(join(tmpdir(), 'mails-'));
afterAll(() => rmSync(folder, { recursive: true }));

const mailer = createMailer({
  smtpUrl: undefined,
  from: 'no-reply@example.com',
  domain: 'example.com',
  folder,
});
const head = (name: string) => readFileSync(join(folder, `${name}.eml`), 'utf8').split('\n\n')[0] ?? '';

describe('createMailer without a mail server', () => {
  it('writes one file for one mail, however often it is sent', async () => {
    const mail = { name: 'lead-1-notice', to: 'office@example.com', subject: 'A', text: 'B' };
    await mailer.send(mail);
    await mailer.send(mail);
    expect(readdirSync(folder)).toEqual(['lead-1-notice.eml']);
    expect(head('lead-1-notice')).toContain('Message-ID: <lead-1-notice@example.com>');
  });

  it('lets no header and no recipient be added', async () => {
    await mailer.send({
      name: 'lead-2-notice',
      to: 'a@example.com, victim@example.com',
      replyTo: 'b@example.com\r\nBcc: victim@example.com',
      subject: 'Enquiry\r\nBcc: victim@example.com\r\n\r\nbody',
      text: 'text',
    });
    expect(head('lead-2-notice')).not.toMatch(/^bcc:/im);
    // Sender, recipient, answer-to: one quoted address each, that nobody has.
    expect(head('lead-2-notice')).not.toContain('victim@example.com>');
    expect(head('lead-2-notice').match(/@example\.com>/g)).toHaveLength(3);
  });
});

it('tells a server that is away from a mail that is refused', () => {
  expect(isServerFault(Object.assign(new Error(), { code: 'ECONNECTION' }))).toBe(true);
  expect(isServerFault(Object.assign(new Error(), { code: 'EENVELOPE', responseCode: 550 }))).toBe(false);
  expect(isRefused(Object.assign(new Error(), { responseCode: 550 }))).toBe(true);
  expect(isRefused(Object.assign(new Error(), { responseCode: 451 }))).toBe(false);
});
