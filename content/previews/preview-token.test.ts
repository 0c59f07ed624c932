import { jwtSign } from 'payload';
import { afterEach, expect, test, vi } from 'vitest';
import { createStaffTokenReader } from '../access/staff-token.ts';
import { createPreviewTokens } from './preview-token.ts';

const secret = 'x'.repeat(32);
const tokens = createPreviewTokens(secret);
const article = { kind: 'blogs', id: '12' } as const;

afterEach(() => {
  vi.useRealTimers();
});

test('a token names one document and one member of staff, and is valid for ten minutes', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-10T06:00:00Z') });
  const token = await tokens.signVisit(article, 7);
  expect(await tokens.read(token)).toEqual({ to: 'staff', document: article, staff: 7 });
  vi.setSystemTime(new Date('2026-05-10T06:09:59Z'));
  expect(await tokens.read(token)).not.toBeNull();
  vi.setSystemTime(new Date('2026-05-10T06:10:01Z'));
  expect(await tokens.read(token)).toBeNull();
});

test('the token of a link is valid until its day', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-10T06:00:00Z') });
  const token = await tokens.signLink('abc', new Date('2026-05-17T06:00:00Z'));
  expect(await tokens.read(token)).toEqual({ to: 'colleague', key: 'abc' });
  vi.setSystemTime(new Date('2026-05-17T06:00:01Z'));
  expect(await tokens.read(token)).toBeNull();
});

test('refuses tokens that were not signed here and session tokens, and a preview token is no session', async () => {
  const visit = await tokens.signVisit(article, 7);
  const [head, body = '', sign] = visit.split('.');
  const other = Buffer.from(body, 'base64url').toString().replace('"12"', '"13"');
  const session = await jwtSign({
    fieldsToSign: { id: 7, collection: 'staff', kind: 'blogs', staff: 7, aud: 'preview for staff' },
    secret,
    tokenExpiration: 60,
  });
  for (const made of [
    undefined,
    '',
    'anything',
    `${head}.${body}.`,
    `${head}.${Buffer.from(other).toString('base64url')}.${sign}`,
    await createPreviewTokens('y'.repeat(32)).signVisit(article, 7),
    session.token,
  ])
    expect(await tokens.read(made), String(made)).toBeNull();
  expect(await createStaffTokenReader(secret)({ cookie: `studio-token=${visit}` })).toBeNull();
});
