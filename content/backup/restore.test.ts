import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { migrations } from '../migrations/sqlite/index.ts';
import { openContent } from '../open-content.ts';
import { type BackupUnderTest, openBackupUnderTest } from '../testing/backup-under-test.ts';
import { migrateAsLanded, readLandedVersions } from '../testing/landed-versions/landed-version.ts';
import { fillTables } from '../testing/landed-versions/table-rows.ts';
import { openToAll, openWith, readIdentities } from './age.ts';
import type { BackupStore } from './backup-store.ts';
import { withFolderLock } from './folder-lock.ts';
import { openFolderStore } from './folder-store.ts';
import { toWorkFolder } from './make-backup.ts';
import { type Manifest, toManifestKey } from './manifest.ts';
import { restoreBackup } from './restore-backup.ts';
import { runRestore } from './run-restore.ts';

let kit: BackupUnderTest;
let to = '';
beforeEach(async () => {
  kit = await openBackupUnderTest();
  to = path.join(kit.folder, 'restored');
});
afterEach(() => kit.remove());

const restore = (...args: string[]) => kit.restore('--to', to, '--identity', kit.identity, ...args);
/** Returns all that a restore says, with the message of its failure. */
const hear = async (): Promise<string> => {
  const said: string[] = [];
  await runRestore(['--to', to, '--identity', kit.identity], (text) => said.push(text), kit.variables).catch(
    ({ message }: Error) => said.push(message),
  );
  return said.join('\n');
};
const listTimes = () => readdirSync(path.join(kit.store, 'backups')).sort();
const manifestFile = (name = listTimes().at(-1) ?? '') => path.join(kit.store, 'backups', name);
const readNewest = (): Manifest => JSON.parse(readFileSync(manifestFile(), 'utf8'));
const writeNewest = (manifest: Manifest) => writeFileSync(manifestFile(), JSON.stringify(manifest));
const objectOf = (file: string): string => {
  const { database, files } = readNewest();
  const all = database ? [database.file, ...files] : files;
  return path.join(kit.store, all.find((one) => one.path === file)?.object ?? 'none');
};
const damage = (file: string) => {
  const bytes = readFileSync(objectOf(file));
  bytes[bytes.length - 5] = (bytes[bytes.length - 5] ?? 0) ^ 1;
  writeFileSync(objectOf(file), bytes);
};
const toMode = (file: string) => (statSync(path.join(to, file)).mode & 0o777).toString(8);

test('restores rows and files for the owner alone, and says what the backup cannot know', async () => {
  await kit.backup();
  const said = await restore();
  expect(said).toContain('Restored the backup of');
  expect(said).toContain('It holds 2 leads.\nMails about 1 of them were still owed');
  expect(said).toContain('how many leads that were cannot be known here');
  expect(said).toContain("The studio's secret is not in it");
  expect(said).toContain('copy the file `secret` of the folder of before');
  expect(said).toContain('second factor by a recovery code');
  expect(said).toContain(`Before the start: the settings name ${kit.data}/site.sqlite as the database`);
  expect(kit.ask('SELECT name FROM leads', to)).toEqual(['Asha', 'Bharat']);
  expect(readFileSync(`${to}/media/van.webp`, 'utf8')).toBe('a van');
  expect(readFileSync(`${to}/mails/lead-1-notice.eml`, 'utf8')).toBe('a mail');
  expect(readdirSync(to).sort()).toEqual(['mails', 'media', 'resumes', 'site.sqlite']);
  const resume = 'resumes/0123456789abcdef0123456789abcdef';
  expect(['.', 'site.sqlite', 'resumes', resume, 'mails'].map(toMode)).toEqual([
    '700',
    '600',
    '700',
    '600',
    '700',
  ]);
  // The next backup of the restored folder stores no file again but the database.
  kit.variables.DATA_DIR = to;
  expect(await kit.backup()).toContain('New of it: 1 file ');
});

test('when restoring to another folder, names the settings that would make a start there use the running site’s services', async () => {
  await kit.backup();
  Object.assign(kit.variables, {
    STUDIO_URL: 'http://studio:3001',
    DATABASE_URL: 'postgres://site@localhost/site',
    S3_PRIVATE_BUCKET: 'resumes',
    SMTP_URL: '',
    WEBHOOK_URL: 'https://crm.example.com/leads',
  });
  expect(await restore()).toContain(
    'start it without STUDIO_URL, DATABASE_URL, S3_PRIVATE_BUCKET, WEBHOOK_URL: with',
  );
  expect(await kit.restore('--identity', kit.identity, '--force')).not.toContain('start it without');
});

test('gives no new lead the number of a lost one', async () => {
  await kit.backup();
  kit.run("INSERT INTO leads (name) VALUES ('Lost')");
  expect(await restore()).toContain('The next lead gets the number 10003');
  kit.run("INSERT INTO leads (name) VALUES ('New')", to);
  expect(kit.ask("SELECT id FROM leads WHERE name = 'New'", to)).toEqual([10_003]);
});

test('gives no new lead the number of a lost one if the backup had no leads', async () => {
  kit.run("DELETE FROM leads; DELETE FROM sqlite_sequence WHERE name = 'leads'");
  await kit.backup();
  const said = await restore();
  expect(said).toContain('It holds 0 leads.\nWhat came after');
  kit.run("INSERT INTO leads (name) VALUES ('New')", to);
  expect(kit.ask('SELECT id FROM leads', to)).toEqual([10_001]);
});

test('overwrites nothing, and with --force moves aside what was there', async () => {
  await kit.backup();
  mkdirSync(to);
  writeFileSync(`${to}/site.sqlite`, 'old');
  await expect(restore()).rejects.toThrow('is not empty');
  expect(readFileSync(`${to}/site.sqlite`, 'utf8')).toBe('old');
  const said = await restore('--force');
  const aside = /What was in the folder before is now in (.+)\./.exec(said)?.[1] ?? '';
  expect(readFileSync(`${aside}/site.sqlite`, 'utf8')).toBe('old');
  expect(kit.ask('SELECT name FROM leads', to)).toEqual(['Asha', 'Bharat']);
});

test.skipIf(process.getuid?.() !== 0)(
  'when run by root, gives all files to the owner of the folder',
  async () => {
    await kit.backup();
    mkdirSync(to);
    chownSync(to, 65_534, 65_533);
    await restore();
    const all = readdirSync(to, { recursive: true }).map(String);
    expect(all).toHaveLength(7);
    for (const name of all) {
      const { uid, gid } = statSync(path.join(to, name));
      expect([uid, gid], name).toEqual([65_534, 65_533]);
    }
  },
);

/** Runs the command as a program of its own. */
const startRestore = () =>
  spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../cli/restore.ts'), '--to', to, '--identity', kit.identity],
    { cwd: kit.folder, env: { ...process.env, ...kit.variables } },
  );

test('leaves no unfinished folder if a migration fails and ends the program', async () => {
  const last = migrations.at(-1)?.name;
  kit.run(`ALTER TABLE payload_migrations ADD COLUMN batch INTEGER;
    ALTER TABLE payload_migrations ADD COLUMN updated_at TEXT;
    ALTER TABLE payload_migrations ADD COLUMN created_at TEXT;
    DELETE FROM payload_migrations WHERE name = '${last}'`);
  await kit.backup();
  const program = startRestore();
  let said = '';
  program.stdout.on('data', (text) => {
    said += text;
  });
  expect(await once(program, 'exit')).toEqual([1, null]);
  expect(said).toContain(`Error running migration ${last}`);
  expect(existsSync(`${to}.restoring`)).toBe(false);
});

test('leaves no unfinished folder if somebody interrupts it', async () => {
  await kit.backup();
  // Reading a pipe never ends.
  rmSync(objectOf('media/van.webp'));
  spawnSync('mkfifo', [objectOf('media/van.webp')]);
  const program = startRestore();
  const ended = once(program, 'exit');
  await expect.poll(() => existsSync(`${to}.restoring/resumes`)).toBe(true);
  expect(existsSync(`${to}.restoring/site.sqlite`)).toBe(true);
  program.kill('SIGINT');
  expect(await ended).toEqual([null, 'SIGINT']);
  expect(existsSync(`${to}.restoring`)).toBe(false);
});

test('restores into a folder that only holds what an earlier restore or backup left', async () => {
  await kit.backup();
  for (const left of ['.restoring/media', '.backup']) mkdirSync(path.join(to, left), { recursive: true });
  writeFileSync(`${to}/.restoring/site.sqlite`, 'half');
  await restore();
  expect(kit.ask('SELECT name FROM leads', to)).toEqual(['Asha', 'Bharat']);
  expect(existsSync(`${to}/.restoring`)).toBe(false);
});

test('keeps foreign files in the folder “.backup”, both when it refuses and with --force', async () => {
  await kit.backup();
  mkdirSync(path.join(to, '.backup', 'mine'), { recursive: true });
  writeFileSync(`${to}/site.sqlite`, 'old');
  await expect(restore()).rejects.toThrow('is not empty');
  expect(readdirSync(`${to}/.backup`)).toEqual(['mine']);
  await restore('--force');
  expect(readdirSync(`${to}/.backup`)).toEqual(['mine']);
});

test('refuses a data folder that holds the backups themselves', async () => {
  await kit.backup();
  const store = path.join(to, '.backup');
  mkdirSync(to);
  cpSync(kit.store, store, { recursive: true });
  await expect(restore('--from', store)).rejects.toThrow(`${store} lies in the data folder ${to} and`);
  expect(readdirSync(to)).toEqual(['.backup']);
});

test('refuses to replace a database that a running program has open', async () => {
  await kit.backup();
  const holder = spawn(process.execPath, [
    '-e',
    `const { DatabaseSync } = require('node:sqlite');
     const database = new DatabaseSync(process.argv[1]);
     database.exec('SELECT count(*) FROM leads');
     console.log('open');
     setTimeout(() => {}, 60_000);`,
    `${kit.data}/site.sqlite`,
  ]);
  await once(holder.stdout, 'data');
  const overIt = () => kit.restore('--identity', kit.identity, '--force');
  await expect(overIt()).rejects.toThrow('Stop the site and the studio first.');
  const gone = once(holder, 'exit');
  holder.kill('SIGKILL');
  await gone;
  expect(await overIt()).toContain('What was in the folder before is now in');
});

test.each([
  ['does not exist', () => undefined],
  ['exists', () => mkdirSync(to)],
])(
  'of two restores at once into a folder that %s one is made, and the other is told so',
  async (_what, prepare) => {
    prepare();
    await kit.backup();
    const results = await Promise.allSettled([restore(), restore()]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => String(reason))).toEqual([
      'Error: Another backup or restore of this data folder is under way.',
    ]);
    expect(kit.ask('SELECT name FROM leads', to)).toEqual(['Asha', 'Bharat']);
    expect(readdirSync(kit.folder).filter((name) => name.startsWith('restored'))).toEqual(['restored']);
  },
);

test('refuses while a backup of the folder is running, and does not disturb it', async () => {
  await kit.backup();
  const work = toWorkFolder(kit.data);
  await withFolderLock(work, async () => {
    await expect(kit.restore('--identity', kit.identity, '--force')).rejects.toThrow('is under way');
    expect(existsSync(work)).toBe(true);
  });
  expect(await kit.restore('--identity', kit.identity, '--force')).toContain('is now in');
});

/** Restores from a store that calls `before` before each read, with the key and the number of earlier reads. */
const restoreFrom = async (before: (key: string, given: number) => void) => {
  const store = openFolderStore(kit.store);
  let given = 0;
  const failing: BackupStore = {
    ...store,
    read: async (key) => {
      before(key, given);
      given += 1;
      return store.read(key);
    },
  };
  const seal = openWith(await readIdentities(readFileSync(kit.identity, 'utf8')));
  return restoreBackup({ store: failing, manifest: readNewest(), seal, to, force: false });
};
/** Calls `before` from the third read on. */
const late = (before: () => void) => (_key: string, given: number) => {
  if (given > 1) before();
};

test('replaces nothing if its unfinished folder disappears or if a site is started there meanwhile', async () => {
  await kit.backup();
  await expect(
    restoreFrom(late(() => rmSync(`${to}.restoring/site.sqlite`, { force: true }))),
  ).rejects.toThrow('was taken away');
  expect(existsSync(to)).toBe(false);
  const start = () => {
    mkdirSync(to, { recursive: true });
    writeFileSync(`${to}/site.sqlite`, 'of a site');
  };
  await expect(restoreFrom(late(start))).rejects.toThrow('is not empty');
  expect(readdirSync(to)).toEqual(['site.sqlite']);
});

test('says which key is missing, or for which key the backup was made', async () => {
  await kit.backup();
  const key = kit.variables.BACKUP_RECIPIENT ?? '';
  await expect(kit.restore('--to', to)).rejects.toThrow(`--identity (for ${key})`);
  await kit.backup('--make-key', `${kit.identity}.2`);
  const other = /age1\w+/.exec(readFileSync(`${kit.identity}.2`, 'utf8'))?.[0];
  const wrong = kit.restore('--to', to, '--identity', `${kit.identity}.2`);
  await expect(wrong).rejects.toThrow(`it belongs to ${other}, and this backup was made for ${key}`);
  await expect(kit.restore('--check', '--identity', `${kit.data}/secret`)).rejects.toThrow(
    'holds no private key',
  );
  expect(existsSync(to)).toBe(false);
});

test('restores an unencrypted backup only with --plain if the site has a recipient or a key is given', async () => {
  await kit.backup('--plain');
  const refused = 'This backup is not encrypted, and those of this site are';
  for (const args of [[], ['--check'], ['--identity', kit.identity], ['--check', '--identity', kit.identity]])
    await expect(kit.restore('--to', to, ...args), args.join(' ')).rejects.toThrow(refused);
  expect(existsSync(to)).toBe(false);
  kit.variables.BACKUP_RECIPIENT = '';
  await expect(restore()).rejects.toThrow(refused);
  expect(await kit.restore('--check')).toContain('This backup is not encrypted.');
  expect(await restore('--plain')).toContain('This backup is not encrypted.');
  expect(kit.ask('SELECT name FROM leads', to)).toEqual(['Asha', 'Bharat']);
});

test('names damaged and missing files, with and without the key, and restores the others', async () => {
  await kit.backup();
  damage('media/van.webp');
  rmSync(objectOf('mails/lead-1-notice.eml'));
  for (const key of [[], ['--identity', kit.identity]]) {
    const said: string[] = [];
    const checked = kit.restore('--check', ...key).catch((error: Error) => said.push(error.message));
    await checked;
    expect(said).toEqual(['2 files of 4 cannot be restored.']);
  }
  const said = await hear();
  expect(said).toContain('tables, 0 of 1 file of pictures, 1 resume, 0 of 1 mail kept as files.\n');
  expect(said).toMatch(/Could not be restored: media\/van\.webp: its bytes are not those that were stored/);
  expect(said).toMatch(/Could not be restored: mails\/lead-1-notice\.eml: it is not there/);
  expect(said).toContain(`\n2 files of 3 could not be restored, and ${to} holds all else.`);
  expect(kit.ask('SELECT name FROM leads', to)).toEqual(['Asha', 'Bharat']);
  expect(existsSync(`${to}/media/van.webp`)).toBe(false);
});

test.each([
  [
    'that refuses',
    () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
    },
  ],
  ['that is not mounted any more', () => rmSync(kit.store, { recursive: true, force: true })],
])('from a store %s, restores nothing and counts no file as lost', async (_what, fail) => {
  for (let file = 0; file < 20; file += 1) kit.write(`media/${file}.webp`, `picture ${file}`);
  await kit.backup();
  await expect(restoreFrom(late(fail))).rejects.toThrow(
    / does not give .+ Nothing was changed: restore again/,
  );
  expect(readdirSync(kit.folder).filter((name) => name.startsWith('restored'))).toEqual([]);
});

test.each([
  ['never, is lost, and the rest restored', Number.POSITIVE_INFINITY, ['media/van.webp']],
  ['when asked once more, is restored', 1, []],
])('a file that a working store gives %s', async (_what, refusals, lost) => {
  await kit.backup();
  const { object } = readNewest().files.find((file) => file.path === 'media/van.webp') ?? {};
  let refused = 0;
  const refuse = (key: string) => {
    if (key !== object || refused === refusals) return;
    refused += 1;
    throw new Error('500 Internal Server Error');
  };
  const restored = await restoreFrom(refuse);
  expect(restored.lost.map(({ file }) => file.path)).toEqual(lost);
  expect(existsSync(`${to}/media/van.webp`)).toBe(lost.length === 0);
  expect(readFileSync(`${to}/mails/lead-1-notice.eml`, 'utf8')).toBe('a mail');
  expect(kit.ask('SELECT name FROM leads', to)).toEqual(['Asha', 'Bharat']);
});

test('calls a database damaged that a working store never gives', async () => {
  await kit.backup();
  const object = readNewest().database?.file.object;
  const restored = restoreFrom((key) => {
    if (key === object) throw new Error('500 Internal Server Error');
  });
  await expect(restored).rejects.toThrow(
    /is damaged: it is not there, or cannot be read \(500 .+ with --at\.$/,
  );
  expect(existsSync(to)).toBe(false);
});

test('does not call the database damaged if the store does not answer', async () => {
  await kit.backup();
  const store = openFolderStore(kit.store);
  const read = () => Promise.reject(new Error('no answer'));
  const [manifest, seal] = [readNewest(), openToAll];
  const restored = restoreBackup({ store: { ...store, read }, manifest, seal, to, force: false });
  await expect(restored).rejects.toThrow('does not give site.sqlite (no answer). Nothing was changed');
});

test('says to choose an earlier backup if the database is damaged, and that backup restores', async () => {
  await kit.backup();
  await delay(5);
  kit.run("INSERT INTO leads (name) VALUES ('Chandni')");
  await kit.backup();
  damage('site.sqlite');
  await expect(restore()).rejects.toThrow('Choose an earlier one with --at.');
  expect(existsSync(to)).toBe(false);
  const earlier = (listTimes()[0] ?? '').replace('.json', '').replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:');
  await restore('--at', earlier);
  expect(kit.ask('SELECT name FROM leads', to)).toEqual(['Asha', 'Bharat']);
});

test('skips backups that are unreadable or lack their database, and says so', async () => {
  await kit.backup();
  await delay(5);
  await kit.backup();
  rmSync(objectOf('site.sqlite'));
  writeFileSync(path.join(kit.store, toManifestKey(Date.now())), 'half');
  const said = await restore();
  expect(said).toMatch(/Passed over the backup of .+: it cannot be read\. .+JSON/);
  expect(said).toMatch(/Passed over the backup of .+: its database is not there\./);
  expect(said).toContain('It holds 2 leads.');
});

test('restores the backup of the given moment, and says if there is none', async () => {
  await expect(restore()).rejects.toThrow('There is no backup in');
  await kit.backup();
  await expect(restore('--at', '2020-01-01')).rejects.toThrow(
    /There is no backup of .+ or before .+The oldest is of/,
  );
  expect(await kit.restore('--list')).toMatch(
    /\d+ rows in 2 tables, .+ version \d.+, encrypted\n1 backup in/,
  );
});

test('refuses a manifest with paths outside the folder or with wrong row counts', async () => {
  await kit.backup();
  const made = readNewest();
  for (const outside of ['media/../../stolen', '/etc/stolen', 'media/./x', 'site.sqlite-wal', 'other/x']) {
    const [first, ...others] = made.files;
    if (first) writeNewest({ ...made, files: [{ ...first, path: outside }, ...others] });
    await expect(restore(), outside).rejects.toThrow('There is no backup that can be restored in');
  }
  if (made.database)
    writeNewest({ ...made, database: { ...made.database, rows: { ...made.database.rows, leads: 3 } } });
  await expect(restore()).rejects.toThrow('otherwise how many rows there are in: leads');
  await expect(kit.restore('--check', '--identity', kit.identity)).rejects.toThrow(
    '1 file of 4 cannot be restored.',
  );
  expect(existsSync(to)).toBe(false);
});

test('restores a backup of a newer version that has all our migrations, and says that it is ahead', async () => {
  kit.run("INSERT INTO payload_migrations (name) VALUES ('29990101_000000_flying')");
  await kit.backup();
  expect(await restore()).toContain(
    'The database is ahead of this program, which goes on with what it knows: it went through 29990101_000000_flying.',
  );
  expect(kit.ask('SELECT name FROM leads', to)).toEqual(['Asha', 'Bharat']);
});

test('refuses a backup of another version that lacks one of our migrations', async () => {
  const last = migrations.at(-1)?.name;
  kit.run(`UPDATE payload_migrations SET name = '29990101_000000_flying' WHERE name = '${last}'`);
  await kit.backup();
  await expect(restore()).rejects.toThrow(
    `29990101_000000_flying, which is not known here, and lacks ${last}. Restore it with that version.`,
  );
  expect(existsSync(to)).toBe(false);
});

test('refuses a backup that is older than the first migration', async () => {
  kit.run(
    "DELETE FROM payload_migrations; INSERT INTO payload_migrations (name) VALUES ('20261121_082510_first')",
  );
  await kit.backup();
  await expect(restore()).rejects.toThrow('it ends with 20261121_082510_first. Nothing was changed.');
  expect(existsSync(to)).toBe(false);
});

test('migrates a backup of an older version to the present schema', async () => {
  const [oldest] = readLandedVersions();
  if (!oldest) throw new Error('No landed version is kept.');
  rmSync(kit.data, { recursive: true });
  const variables = {
    DATA_DIR: kit.data,
    PUBLIC_URL: 'http://localhost:3000',
    PAYLOAD_SECRET: 'x'.repeat(32),
  };
  const payload = await openContent({ variables, logger: { options: { level: 'silent' } } });
  await migrateAsLanded(payload, 'sqlite', oldest);
  await fillTables(await getSqlDatabase(payload), oldest.tables);
  await payload.destroy();
  await kit.backup();
  await restore();
  expect(kit.ask('SELECT name FROM payload_migrations ORDER BY id DESC LIMIT 1', to)).toEqual([
    migrations.at(-1)?.name,
  ]);
  expect(kit.ask('SELECT name FROM leads ORDER BY id', to)).toEqual(
    kit.ask('SELECT name FROM leads ORDER BY id'),
  );
  expect(readdirSync(to).sort()).toEqual(['site.sqlite', 'site.sqlite-lock']);
});
