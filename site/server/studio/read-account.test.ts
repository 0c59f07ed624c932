import { expect, test } from 'vitest';
import { readAccount } from './read-account.ts';

test('cuts the address to the longest length that an address can have', async () => {
  const body = Buffer.from(JSON.stringify({ email: 'x'.repeat(400) }));
  expect(await readAccount('application/json', body)).toHaveLength(320);
});
