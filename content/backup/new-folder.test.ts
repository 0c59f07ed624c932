import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isEmpty, replaceFolder } from './new-folder.ts';

let at = '';
const toFile = (...parts: string[]) => path.join(at, ...parts);
beforeEach(() => {
  at = mkdtempSync(path.join(tmpdir(), 'ev-site-folder-'));
  mkdirSync(toFile('data', 'lost+found'), { recursive: true });
  mkdirSync(toFile('draft', 'media'), { recursive: true });
  writeFileSync(toFile('draft', 'site.sqlite'), 'new');
});
afterEach(() => rmSync(at, { recursive: true, force: true }));

test('a data folder with only lost+found counts as empty and keeps it', () => {
  expect(isEmpty(toFile('data'))).toBe(true);
  expect(replaceFolder(toFile('data'), toFile('draft'))).toBeNull();
  expect(readdirSync(toFile('data')).sort()).toEqual(['lost+found', 'media', 'site.sqlite']);
});

test('if something cannot be moved, the folder stays as it was', () => {
  for (const name of ['site.sqlite', 'secret']) writeFileSync(toFile('data', name), 'old');
  // A folder cannot be moved onto one that is not empty.
  writeFileSync(toFile('data', 'lost+found', 'x'), '');
  mkdirSync(toFile('draft', 'lost+found'));
  expect(() => replaceFolder(toFile('data'), toFile('draft'))).toThrow('lost+found');
  expect(readdirSync(toFile('data')).sort()).toEqual(['lost+found', 'secret', 'site.sqlite']);
  expect(readFileSync(toFile('data', 'site.sqlite'), 'utf8')).toBe('old');
});
