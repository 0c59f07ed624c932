import { execFileSync } from 'node:child_process';
import {
  chownSync,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { isInstalled } from '@ev-site/scripts/is-installed.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrations } from '../migrations/sqlite/index.ts';
import { type BackupUnderTest, openBackupUnderTest } from '../testing/backup-under-test.ts';
import { openFolderStore } from './folder-store.ts';
import { type Manifest, toManifestKey } from './manifest.ts';
import { readRetention } from './retention.ts';
import { sweepStore } from './sweep-store.ts';

let kit: BackupUnderTest;
beforeEach(async () => {
  kit = await openBackupUnderTest();
});
afterEach(() => kit.remove());

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .sort();
const manifests = () => listFiles(kit.store).filter((name) => name.startsWith('backups/'));
const readNewest = (): Manifest =>
  JSON.parse(readFileSync(path.join(kit.store, manifests().at(-1) ?? ''), 'utf8'));

test('saves database and files encrypted, readable for the owner alone, and lists them in the manifest', async () => {
  const said = await kit.backup();
  expect(said).toContain(
    `Saved ${migrations.length + 2} rows in 2 tables, 1 file of pictures, 1 resume, 1 mail kept as files; encrypted`,
  );
  expect(said).toContain('New of it: 4 files');
  const { database, files, recipients } = readNewest();
  expect(database?.rows).toEqual({ leads: 2, payload_migrations: migrations.length });
  expect(files.map((file) => file.path)).toEqual([
    'mails/lead-1-notice.eml',
    'media/van.webp',
    'resumes/0123456789abcdef0123456789abcdef',
  ]);
  expect(recipients).toEqual([kit.variables.BACKUP_RECIPIENT]);
  for (const name of listFiles(kit.store)) {
    expect(statSync(path.join(kit.store, name)).mode & 0o077, name).toBe(0);
    const bytes = readFileSync(path.join(kit.store, name), 'latin1');
    expect(bytes.includes('a resume') || bytes.includes('Asha'), name).toBe(false);
  }
  expect(listFiles(path.join(kit.data, '.backup'))).toEqual(['lock.sqlite']);
});

test('stores unchanged files once, and changed files again', async () => {
  await kit.backup();
  const before = listFiles(path.join(kit.store, 'objects'));
  expect(await kit.backup()).toContain('New of it: 1 file ');
  kit.write('media/van.webp', 'another van');
  expect(await kit.backup()).toContain('New of it: 2 files');
  expect(listFiles(path.join(kit.store, 'objects'))).toHaveLength(before.length + 3);
});

test('stores files again that are damaged in the store, and all files again for other keys', async () => {
  await kit.backup();
  const van = readNewest().files.find((file) => file.path === 'media/van.webp')?.object ?? '';
  writeFileSync(path.join(kit.store, van), 'cut');
  expect(await kit.backup()).toContain('New of it: 2 files');
  await kit.backup('--make-key', `${kit.identity}.2`);
  kit.variables.BACKUP_RECIPIENT += ` ${/age1\w+/.exec(readFileSync(`${kit.identity}.2`, 'utf8'))?.[0]}`;
  expect(await kit.backup()).toContain('New of it: 4 files');
  for (const key of [kit.identity, `${kit.identity}.2`])
    expect(await kit.restore('--check', '--identity', key)).toContain('All 4 files are whole, and open.');
});

test('copies no erased row, though the database file still holds it', async () => {
  const secret = 'Erased on request 7391';
  kit.run(`PRAGMA secure_delete = OFF; INSERT INTO leads (name) VALUES ('${secret}')`);
  kit.run(`PRAGMA secure_delete = OFF; DELETE FROM leads WHERE name = '${secret}'`);
  expect(readFileSync(path.join(kit.data, 'site.sqlite'), 'latin1')).toContain(secret);
  await kit.backup();
  await kit.restore('--to', `${kit.data}-2`, '--identity', kit.identity);
  expect(readFileSync(`${kit.data}-2/site.sqlite`, 'latin1')).not.toContain(secret);
});

test('refuses to save personal data unencrypted unless it is told to', async () => {
  kit.variables.BACKUP_RECIPIENT = '';
  await expect(kit.backup()).rejects.toThrow('BACKUP_RECIPIENT is not set.');
  expect(existsSync(kit.store)).toBe(false);
  expect(await kit.backup('--plain')).toContain('NOT encrypted');
  expect(await kit.restore('--to', `${kit.data}-2`)).toContain('Restored the backup of');
  expect(kit.ask('SELECT name FROM leads', `${kit.data}-2`)).toEqual(['Asha', 'Bharat']);
});

test('saves the secret only when asked, and never unencrypted', async () => {
  await kit.backup();
  expect(readNewest().files.some((file) => file.path === 'secret')).toBe(false);
  await expect(kit.backup('--with-secrets', '--plain')).rejects.toThrow('only saved encrypted');
  expect(await kit.backup('--with-secrets')).toContain("the studio's secret");
  const said = await kit.restore('--to', `${kit.data}-2`, '--identity', kit.identity);
  expect(said).not.toContain('secret is not in it');
  expect(readFileSync(`${kit.data}-2/secret`, 'utf8')).toBe('a secret');
  expect(statSync(`${kit.data}-2/secret`).mode & 0o777).toBe(0o600);
});

test('refuses a place in the data folder, the bucket of pictures, and a missing place', async () => {
  await expect(kit.backup('--to', path.join(kit.data, 'backups'))).rejects.toThrow('lies in the data folder');
  Object.assign(kit.variables, { S3_BUCKET: 'pictures', MEDIA_URL: 'https://pictures.example' });
  await expect(kit.backup('--to', 's3://pictures/backups')).rejects.toThrow('which visitors read');
  kit.variables.BACKUP_TO = '';
  await expect(kit.backup()).rejects.toThrow('Set BACKUP_TO');
});

test('creates nothing if there is no database', async () => {
  kit.variables.DATA_DIR = path.join(kit.folder, 'elsewhere');
  await expect(kit.backup()).rejects.toThrow('elsewhere/site.sqlite does not exist');
  expect(existsSync(kit.variables.DATA_DIR)).toBe(false);
});

test.skipIf(process.getuid?.() !== 0)(
  'refuses to run as root beside the database of another user, and leaves no file there',
  async () => {
    chownSync(path.join(kit.data, 'site.sqlite'), 65_534, 65_534);
    await expect(kit.backup()).rejects.toThrow('belongs to another user (65534). Run it as that user');
    expect(existsSync(path.join(kit.data, '.backup'))).toBe(false);
  },
);

test('says that pgBackRest saves a database in PostgreSQL, and saves the files', async () => {
  kit.variables.DATABASE_URL = 'postgres://nobody@127.0.0.1:1/nothing';
  expect(await kit.backup()).toContain(
    'The database lies in PostgreSQL and is not in it: pgBackRest saves it',
  );
  const said = await kit.restore('--to', `${kit.data}-2`, '--identity', kit.identity);
  expect(said).toContain('pgBackRest restores it');
  expect(listFiles(`${kit.data}-2`)).toEqual(readNewest().files.map((file) => file.path));
});

test('removes the files of unfinished backups after a day', async () => {
  await kit.backup();
  const stray = path.join(kit.store, 'objects/ab/', 'ab'.repeat(32));
  const halfWritten = `${stray}.part`;
  const dayBefore = Date.now() / 1000 - 90_000;
  for (const file of [stray, halfWritten]) {
    execFileSync('mkdir', ['-p', path.dirname(file)]);
    writeFileSync(file, 'stray');
  }
  kit.write('.backup/drafts/site.sqlite', 'a killed one left it');
  // The newest backup is a day old, as before the first backup of a day.
  const newest = manifests()[0] ?? '';
  const time = Date.now() - 86_400_000;
  execFileSync('mv', [path.join(kit.store, newest), path.join(kit.store, toManifestKey(time))]);
  await kit.backup();
  expect(existsSync(stray)).toBe(true);
  utimesSync(stray, dayBefore, dayBefore);
  utimesSync(halfWritten, dayBefore, dayBefore);
  execFileSync('rm', [path.join(kit.store, manifests().at(-1) ?? '')]);
  await kit.backup();
  expect([existsSync(stray), existsSync(halfWritten)]).toEqual([false, false]);
  expect(listFiles(path.join(kit.data, '.backup'))).toEqual(['lock.sqlite']);
  expect(await kit.restore('--check', '--identity', kit.identity)).toContain('All 4 files are whole');
});

test('removes files that no backup names at any hour if the store is full', async () => {
  await kit.backup();
  await kit.backup();
  const stray = path.join(kit.store, 'objects/ab/', 'ab'.repeat(32));
  execFileSync('mkdir', ['-p', path.dirname(stray)]);
  writeFileSync(stray, 'of a backup whose time is past');
  const dayBefore = Date.now() / 1000 - 90_000;
  utimesSync(stray, dayBefore, dayBefore);
  const store = openFolderStore(kit.store);
  const keep = readRetention('1h 1d 1w');
  await sweepStore(store, keep);
  expect(existsSync(stray)).toBe(true);
  await sweepStore(store, keep, true);
  expect(existsSync(stray)).toBe(false);
  expect(await kit.restore('--check', '--identity', kit.identity)).toContain('All 4 files are whole');
});

test('a backup made while the clock was ahead does not stop the daily removal of old files', async () => {
  await kit.backup();
  const ahead = Date.now() + 30 * 86_400_000;
  execFileSync('cp', [
    path.join(kit.store, manifests()[0] ?? ''),
    path.join(kit.store, toManifestKey(ahead)),
  ]);
  const stray = path.join(kit.store, 'objects/ab/', 'ab'.repeat(32));
  execFileSync('mkdir', ['-p', path.dirname(stray)]);
  writeFileSync(stray, 'of a backup whose time is past');
  const dayBefore = Date.now() / 1000 - 90_000;
  utimesSync(stray, dayBefore, dayBefore);
  await sweepStore(openFolderStore(kit.store), readRetention('1h 1d 1w'));
  expect(existsSync(stray)).toBe(false);
  expect(manifests()).toHaveLength(2);
});

test('removes expired backups with the files that only they name', async () => {
  kit.variables.BACKUP_KEEP = '1h 1d 1w';
  await kit.backup();
  const old = Date.now() - 30 * 86_400_000;
  execFileSync('mv', [path.join(kit.store, manifests()[0] ?? ''), path.join(kit.store, toManifestKey(old))]);
  const ofOld =
    listFiles(path.join(kit.store, 'objects')).find((name) => name.endsWith('.sqlite.zst.age')) ?? '';
  utimesSync(path.join(kit.store, 'objects', ofOld), old / 1000, old / 1000);
  expect(await kit.backup()).toContain('1 backup in');
  expect(existsSync(path.join(kit.store, 'objects', ofOld))).toBe(false);
  expect(await kit.restore('--check', '--identity', kit.identity)).toContain('All 4 files are whole');
});

test('removes no files while a backup cannot be read, and says so', async () => {
  await kit.backup();
  const older = path.join(kit.store, toManifestKey(Date.now() - 86_400_000));
  writeFileSync(older, '{"format":2}');
  const before = listFiles(path.join(kit.store, 'objects'));
  execFileSync('rm', [path.join(kit.store, manifests().at(-1) ?? '')]);
  const old = Date.now() / 1000 - 90_000;
  for (const name of before) utimesSync(path.join(kit.store, 'objects', name), old, old);
  expect(await kit.backup()).toContain('Old backups could not be cleared away: ');
  expect(listFiles(path.join(kit.store, 'objects'))).toEqual(expect.arrayContaining(before));
});

test('of two backups at once one is made, and the other is told so', async () => {
  const results = await Promise.allSettled([kit.backup(), kit.backup()]);
  const refused = results
    .filter((result) => result.status === 'rejected')
    .map(({ reason }) => String(reason));
  expect(refused).toEqual(['Error: Another backup or restore of this data folder is under way.']);
  expect(manifests()).toHaveLength(1);
});

test('refuses to back up a damaged database', async () => {
  const file = path.join(kit.data, 'site.sqlite');
  kit.run('PRAGMA wal_checkpoint(TRUNCATE)');
  const bytes = readFileSync(file);
  // The second page, in which a table begins.
  bytes.fill(0xff, 4096, 5000);
  writeFileSync(file, bytes);
  await expect(kit.backup()).rejects.toThrow(/malformed|damaged/);
  expect(existsSync(path.join(kit.store, 'backups'))).toBe(false);
});

describe.skipIf(!isInstalled('age') || !isInstalled('zstd'))('with the programs age and zstd', () => {
  test('these programs open what was saved', async () => {
    await kit.backup();
    const { database, files } = readNewest();
    const open = (object = '') =>
      execFileSync('age', ['-d', '-i', kit.identity, path.join(kit.store, object)], { maxBuffer: 1e8 });
    expect(open(files.find((file) => file.path === 'media/van.webp')?.object).toString()).toBe('a van');
    const packed = open(database?.file.object);
    const whole = execFileSync('zstd', ['-d', '--stdout'], { input: packed, maxBuffer: 1e8 });
    expect(whole.subarray(0, 15).toString()).toBe('SQLite format 3');
  });

  test('keys of age-keygen work for backups, and age-keygen reads our keys', async () => {
    const key = `${kit.identity}.age`;
    execFileSync('age-keygen', ['-o', key], { stdio: 'ignore' });
    kit.variables.BACKUP_RECIPIENT = execFileSync('age-keygen', ['-y', key]).toString().trim();
    await kit.backup();
    expect(await kit.restore('--check', '--identity', key)).toContain('All 4 files are whole, and open.');
    // age-keygen also reads a key that we made.
    const made = execFileSync('age-keygen', ['-y', kit.identity]).toString().trim();
    expect(readFileSync(kit.identity, 'utf8')).toContain(`# public key: ${made}\n`);
  });
});
