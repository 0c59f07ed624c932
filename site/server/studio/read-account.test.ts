import { expect, test } from 'vitest';
import { readAccount } from './read-account.ts';

test('of an address that is longer than any is, no more is kept than one may have', async () => {
  const body = Buffer.from(JSON.stringify({ email: 'x'.repeat(400) }));
  expect(await readAccount('application/json', body)).toHaveLength(320);
});
