import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isEmpty, putInPlace } from './new-folder.ts';

let at = '';
const toFile = (...parts: string[]) => path.join(at, ...parts);
beforeEach(() => {
  at = mkdtempSync(path.join(tmpdir(), 'ev-site-folder-'));
  mkdirSync(toFile('data', 'lost+found'), { recursive: true });
  mkdirSync(toFile('draft', 'media'), { recursive: true });
  writeFileSync(toFile('draft', 'site.sqlite'), 'new');
});
afterEach(() => rmSync(at, { recursive: true, force: true }));

test('a disk of its own is empty, and keeps the folder of its file system', () => {
  expect(isEmpty(toFile('data'))).toBe(true);
  expect(putInPlace(toFile('data'), toFile('draft'))).toBeNull();
  expect(readdirSync(toFile('data')).sort()).toEqual(['lost+found', 'media', 'site.sqlite']);
});

test('where something may not be moved, the folder is as it was', () => {
  for (const name of ['site.sqlite', 'secret']) writeFileSync(toFile('data', name), 'old');
  // What cannot be moved is not empty where it is to go.
  writeFileSync(toFile('data', 'lost+found', 'x'), '');
  mkdirSync(toFile('draft', 'lost+found'));
  expect(() => putInPlace(toFile('data'), toFile('draft'))).toThrow('lost+found');
  expect(readdirSync(toFile('data')).sort()).toEqual(['lost+found', 'secret', 'site.sqlite']);
  expect(readFileSync(toFile('data', 'site.sqlite'), 'utf8')).toBe('old');
});
