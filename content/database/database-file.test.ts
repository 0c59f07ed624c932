import { copyFileSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { createLog } from '../logging/log.ts';
import { openContent } from '../open-content.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { openFreshContent } from '../testing/fresh-content.ts';
import { readRevision } from './content-revision.ts';
import { getDatabaseFile, requireDatabaseFile, sayDatabase, toDatabaseFile } from './database-file.ts';

test('the database file is the one that the settings name, else lies in the data folder, and is null for PostgreSQL', () => {
  expect(toDatabaseFile(undefined, '/data')).toBe('/data/site.sqlite');
  for (const url of ['file:/other/site.sqlite', 'file:///other/site.sqlite'])
    expect(toDatabaseFile(url, '/data')).toBe('/other/site.sqlite');
  expect(toDatabaseFile('file:/a%20b/site.sqlite', '/data')).toBe('/a b/site.sqlite');
  expect(toDatabaseFile('postgres://site@db.example/site', '/data')).toBeNull();
});

test('the database is shown without user and password', () => {
  expect(sayDatabase(undefined, '/data')).toBe('/data/site.sqlite');
  expect(sayDatabase('postgres://site:secret@db.example:5433/site?ssl=true', '/data')).toBe(
    'postgres://db.example:5433/site',
  );
});

test.each([
  ['by default', false],
  ['by its address', true],
])(
  'all code finds the file in one place, whatever characters its folder has, if it is named %s',
  async (_how, isNamed) => {
    const folder = path.join(mkdtempSync(path.join(tmpdir(), 'ev-site-file-')), 'a b%41#1?c');
    const file = path.join(folder, 'site.sqlite');
    const payload = await openContent({
      variables: {
        DATA_DIR: folder,
        PAYLOAD_SECRET: 'x'.repeat(32),
        ...(isNamed && { DATABASE_URL: pathToFileURL(file).href }),
      },
      logger: createLog('silent'),
    });
    await requireDatabaseFile(payload.db);
    expect(getDatabaseFile(payload)).toBe(file);
    await payload.destroy();
    expect(readdirSync(path.dirname(folder))).toEqual([path.basename(folder)]);
    expect(existsSync(file)).toBe(true);
    rmSync(path.dirname(folder), { recursive: true });
  },
);

test('detects that the file was replaced, and refuses to save to the file that was moved away', async () => {
  const { payload, remove } = await openFreshContent();
  const file = getDatabaseFile(payload) ?? '';
  const save = () => payload.db.create({ collection: 'leads', data: exampleLead() });
  await save();
  renameSync(file, `${file}.before`);
  await expect(readRevision(payload)).rejects.toThrow('ENOENT');
  await expect(save()).rejects.toThrow('ENOENT');
  copyFileSync(`${file}.before`, file);
  await expect(readRevision(payload)).rejects.toThrow('start the program again');
  await expect(save()).rejects.toThrow('start the program again');
  renameSync(`${file}.before`, file);
  expect(await readRevision(payload)).toBe(0);
  await save();
  expect((await payload.count({ collection: 'leads' })).totalDocs).toBe(2);
  await remove();
});
