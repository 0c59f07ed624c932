import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BackupUnderTest, openBackupUnderTest } from '../testing/backup-under-test.ts';
import { makeBackup } from './make-backup.ts';

vi.mock(import('./make-backup.ts'), async (load) => {
  const loaded = await load();
  return { ...loaded, makeBackup: vi.fn(loaded.makeBackup) };
});

let kit: BackupUnderTest;
beforeEach(async () => {
  kit = await openBackupUnderTest();
  await kit.backup();
});
afterEach(() => kit.remove());

test.each([
  ['a disk that is full', 'ENOSPC', false],
  ['a store that does not answer', 'ETIMEDOUT', true],
])('after %s it is seen whether anything can be cleared away, as it should', async (_what, code, stays) => {
  const stray = path.join(kit.store, 'objects', 'stray');
  writeFileSync(stray, 'of a backup that did not come to its end');
  const old = Date.now() / 1000 - 90_000;
  utimesSync(stray, old, old);
  vi.mocked(makeBackup).mockRejectedValueOnce(Object.assign(new Error('It failed.'), { code }));
  await expect(kit.backup()).rejects.toThrow('It failed.');
  expect(existsSync(stray)).toBe(stays);
  expect(await kit.restore('--check', '--identity', kit.identity)).toContain('All 4 files are whole');
});
