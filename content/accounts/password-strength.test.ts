import { expect, test } from 'vitest';
import { explainWeakPassword } from './password-strength.ts';

const known = ['asha.patel@example.com', 'Asha Patel'];

test.each(['', 'abc', 'Xq7!vR2#pL9', 'é'.repeat(11)])('calls %j too short', async (password) => {
  expect(await explainWeakPassword(password, known)).toMatch('at least 12 characters');
});

test.each([
  'password1234',
  'Password1234!',
  'P@ssw0rd2026',
  'passwordpassword',
  '123456789012',
  'qwertyuiop[]',
  'aaaaaaaaaaaaaaaa',
  'abcabcabcabc',
  'iloveyou2026',
  'asha.patel@example.com',
  'ashapatel2026',
  'AshaPatel123',
  '1234567890qwerty',
])('calls %j easy to guess', async (password) => {
  expect(await explainWeakPassword(password, known)).toMatch('easy to guess');
});

test.each([
  'only-for-the-tests-1',
  'long enough 1',
  'mango rickshaw thunder',
  'आम रिक्शा गर्जन बारह',
  'sX3_kqPz-8Tuvw2R',
  `${'x'.repeat(40)}mango rickshaw thunder`,
])('accepts %j', async (password) => {
  expect(await explainWeakPassword(password, known)).toBeNull();
});

test('accepts 128 characters of any script and no more', async () => {
  const longest = `mango rickshaw thunder${'आम'.repeat(53)}`;
  expect([...longest]).toHaveLength(128);
  expect(await explainWeakPassword(longest, known)).toBeNull();
  expect(await explainWeakPassword(`${longest}!`, known)).toBe('A password has at most 128 characters.');
  expect(await explainWeakPassword('aA1!'.repeat(250_000), known)).toMatch('at most 128 characters');
});
