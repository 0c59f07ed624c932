import { afterEach, expect, test, vi } from 'vitest';
import { listDatabases } from './databases.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

test('DATABASES names what is measured, else what the measurement takes by itself', () => {
  vi.stubEnv('DATABASES', undefined);
  expect([listDatabases(), listDatabases(['sqlite'])]).toEqual([['sqlite', 'postgres'], ['sqlite']]);
  vi.stubEnv('DATABASES', 'postgres,sqlite');
  expect(listDatabases(['sqlite'])).toEqual(['postgres', 'sqlite']);
});

test.each(['', 'postgresql', 'sqlite, postgres'])('a slip measures nothing: %j', (words) => {
  vi.stubEnv('DATABASES', words);
  expect(() => listDatabases()).toThrow('DATABASES takes sqlite and postgres');
});
