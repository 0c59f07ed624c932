import type { Payload } from 'payload';
import { expect, test, vi } from 'vitest';
import { checkSchema } from './check-schema.ts';

test('refuses a PostgreSQL in which a backslash in a text has a meaning', async () => {
  const execute = async () => ({ rows: [{ standard_conforming_strings: 'off' }] });
  const db = { name: 'postgres', drizzle: {}, sessions: {}, execute };
  await expect(checkSchema({ db } as unknown as Payload, { warn: vi.fn() })).rejects.toThrow(
    'standard_conforming_strings = on',
  );
});
