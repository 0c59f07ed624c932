import { afterEach, expect, test, vi } from 'vitest';
import { listDatabases } from './databases.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('uses the databases named in DATABASES, and without it those of the caller', () => {
  vi.stubEnv('DATABASES', undefined);
  expect([listDatabases(), listDatabases(['sqlite'])]).toEqual([['sqlite', 'postgres'], ['sqlite']]);
  vi.stubEnv('DATABASES', 'postgres,sqlite');
  expect(listDatabases(['sqlite'])).toEqual(['postgres', 'sqlite']);
});

test.each(['', 'postgresql', 'sqlite, postgres'])('refuses DATABASES=%j', (words) => {
  vi.stubEnv('DATABASES', words);
  expect(() => listDatabases()).toThrow('DATABASES takes sqlite and postgres');
});
