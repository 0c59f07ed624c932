import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openFreshContent } from '../testing/fresh-content.ts';
import { restrictToOwner } from './private-files.ts';

let folder = '';
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'ev-site-private-')), 'data');
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const toMode = (name: string) => (statSync(path.join(folder, name)).mode & 0o777).toString(8);

test('creates the folder and the database readable for the owner alone', () => {
  expect(restrictToOwner({ DATA_DIR: folder, DATABASE_URL: undefined })).toEqual([]);
  expect([toMode('.'), toMode('site.sqlite')]).toEqual(['700', '600']);
});

test('closes files that an older version left open, but not pictures', () => {
  for (const name of ['', 'resumes', 'mails', 'media'])
    mkdirSync(path.join(folder, name), { recursive: true });
  const open = ['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm', 'secret', 'resumes/a', 'mails/b.eml'];
  for (const name of [...open, 'media/c.webp']) {
    writeFileSync(path.join(folder, name), 'x');
    chmodSync(path.join(folder, name), 0o644);
  }
  expect(restrictToOwner({ DATA_DIR: folder, DATABASE_URL: `file:${folder}/site.sqlite` })).toEqual([]);
  expect(open.map(toMode)).toEqual(open.map(() => '600'));
  expect(['.', 'resumes', 'mails'].map(toMode)).toEqual(['700', '700', '700']);
  expect(toMode('media/c.webp')).toBe('644');
});

test('creates no database file for PostgreSQL', () => {
  restrictToOwner({ DATA_DIR: folder, DATABASE_URL: 'postgres://nobody@localhost/nothing' });
  expect(existsSync(path.join(folder, 'site.sqlite'))).toBe(false);
});

test('the files beside an open database are readable for the owner alone as well', async () => {
  const fresh = await openFreshContent();
  const modes = ['', '-wal', '-shm'].map((part) => {
    const file = path.join(fresh.variables.DATA_DIR ?? '', `site.sqlite${part}`);
    return (statSync(file).mode & 0o777).toString(8);
  });
  expect(modes).toEqual(['600', '600', '600']);
  await fresh.remove();
});
