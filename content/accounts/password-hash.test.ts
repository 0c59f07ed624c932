import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { isPassword } from './password-hash.ts';

const password = 'only-for-the-tests-1';
let fresh: FreshContent;

beforeAll(async () => {
  fresh = await openFreshContent();
  const data = { name: 'Somebody', email: 'somebody@example.com', password, role: 'editor' as const };
  await fresh.payload.create({ collection: 'staff', data });
});
afterAll(() => fresh.remove());

test('accepts only the password that Payload stored', async () => {
  const kept = await fresh.payload.db.findOne<{ id: number; hash: string; salt: string }>({
    collection: 'staff',
    where: { email: { equals: 'somebody@example.com' } },
  });
  expect(kept?.hash).toMatch(/^pbkdf2-sha256-v1:/);
  expect(await isPassword(password, kept ?? {})).toBe(true);
  expect(await isPassword(`${password} `, kept ?? {})).toBe(false);
  expect(await isPassword('', kept ?? {})).toBe(false);
});

test('accepts no password for an account without one', async () => {
  expect(await isPassword('', {})).toBe(false);
  expect(await isPassword('', { hash: '', salt: 'x' })).toBe(false);
});
