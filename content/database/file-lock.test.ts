import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFileLock } from './file-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ev-site-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a lock takes no room on the disk, which may be full: its file stays empty and is the only one', async () => {
  const held = await withFileLock(path.join(folder, 'lock'), 0, async () => readdirSync(folder));
  expect(held).toEqual(['lock']);
});

test('a lock makes a second caller wait', async () => {
  const file = path.join(folder, 'lock');
  const order: string[] = [];
  await Promise.all(
    ['one', 'other'].map((name) =>
      withFileLock(file, 5000, async () => {
        order.push(name);
        await delay(100);
        order.push(name);
      }),
    ),
  );
  expect(order).toEqual(['one', 'one', 'other', 'other']);
});

test('a lock is held until the work is done', async () => {
  const file = path.join(folder, 'lock');
  await withFileLock(file, 0, async () => {
    await expect(withFileLock(file, 0, async () => {})).rejects.toThrow('database is locked');
  });
  expect(await withFileLock(file, 0, async () => 'free')).toBe('free');
});
