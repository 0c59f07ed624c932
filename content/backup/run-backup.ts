import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { toCount } from '@ev-site/contract/to-count.ts';
import { toDatabaseFile } from '../database/database-file.ts';
import { getDataFolder } from '../deployment/data-folder.ts';
import { type Environment, getEnvironment } from '../deployment/environment.ts';
import { describeError, isStorageFull } from '../processes/describe-error.ts';
import { parseArguments } from '../processes/read-arguments.ts';
import { makeKeyPair, openToAll, type Seal, sealFor } from './age.ts';
import type { BackupStore } from './backup-store.ts';
import { withFolderLock } from './folder-lock.ts';
import { makeBackup, toWorkFolder } from './make-backup.ts';
import { listTimes, sayNone } from './manifest.ts';
import { openStore } from './open-store.ts';
import { readRetention } from './retention.ts';
import { sweepStore } from './sweep-store.ts';
import { type Say, toContents, toSize } from './words.ts';

const usage =
  'content/cli/backup.ts [--to <folder | s3://bucket/prefix>] [--first] [--plain] [--with-secrets], or --make-key <file>';

const options = {
  to: { type: 'string' },
  first: { type: 'boolean', default: false },
  plain: { type: 'boolean', default: false },
  'with-secrets': { type: 'boolean', default: false },
  'make-key': { type: 'string' },
} as const;

const makeKey = async (file: string, say: Say) => {
  const { identity, recipient } = await makeKeyPair();
  const text = `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`;
  await writeFile(file, text, { mode: 0o600, flag: 'wx' });
  say(
    `Wrote the private key to ${file}. Take it off this machine and keep two copies: without it no backup opens.`,
  );
  say(`For the settings:\nBACKUP_RECIPIENT=${recipient}`);
};

const getSeal = async (environment: Environment, plain: boolean, withSecrets: boolean): Promise<Seal> => {
  if (plain && withSecrets) throw new Error('Secrets are only saved encrypted: leave out --plain.');
  if (plain) return openToAll;
  if (environment.BACKUP_RECIPIENT) return sealFor(environment.BACKUP_RECIPIENT.split(/[\s,]+/));
  throw new Error(
    'BACKUP_RECIPIENT is not set. Leads are personal data: make a key with --make-key <file> and set it, ' +
      'or say --plain to have them saved unencrypted.',
  );
};

/** @throws {Error} if there is nothing to save, or if saving it would do harm */
const requireOwnData = (dataFolder: string, databaseFile: string | null) => {
  const needed = databaseFile ?? dataFolder;
  if (!existsSync(needed)) throw new Error(`There is nothing to save: ${needed} does not exist.`);
  const { uid } = statSync(needed);
  if (process.getuid?.() === 0 && uid !== 0)
    throw new Error(
      `${needed} belongs to another user (${uid}). Run it as that user: files that root leaves beside a database stop the site.`,
    );
};

/** Data in other places, which this backup does not contain. */
const sayWhatIsLeft = ({ DATABASE_URL, S3_BUCKET, S3_PRIVATE_BUCKET }: Environment, say: Say) => {
  if (DATABASE_URL?.startsWith('postgres'))
    say(
      'The database lies in PostgreSQL and is not in it: pgBackRest saves it (docs/operations/backups.md).',
    );
  for (const [what, bucket] of [
    ['Pictures', S3_BUCKET],
    ['Resumes', S3_PRIVATE_BUCKET],
  ])
    if (bucket)
      say(`${what} lie in the bucket ${bucket} and are not in it: have the storage keep versions of them.`);
};

/** @returns whether it succeeded */
const clearAway = async (
  store: BackupStore,
  { BACKUP_KEEP }: Environment,
  say: Say,
  isStoreFull: boolean,
): Promise<boolean> => {
  try {
    const count = await sweepStore(store, readRetention(BACKUP_KEEP), isStoreFull);
    say(`${toCount(count, 'backup')} in ${store.name}.`);
    return true;
  } catch (error) {
    say(`Old backups could not be cleared away: ${describeError(error)}`);
    return false;
  }
};

/**
 * Reports success to a monitoring service, which raises an alarm if the report is missing. The backup is valid even if
 * the report fails.
 */
const tellWatcher = async (url: string, say: Say) => {
  try {
    const { ok, status } = await fetch(url, { signal: AbortSignal.timeout(10_000) });
    if (!ok) say(`BACKUP_PING_URL answered ${status}.`);
  } catch (error) {
    say(`BACKUP_PING_URL does not answer: ${describeError(error)}`);
  }
};

const readProgram = async (): Promise<string> => {
  const file = new URL('../package.json', import.meta.url);
  return String((JSON.parse(await readFile(file, 'utf8')) as { version?: string }).version);
};

/**
 * Makes a backup, then deletes expired ones. If the backup failed because the store is full, expired ones are deleted
 * all the same, because the store would stay full.
 * @returns whether all expired backups are deleted
 */
export const saveAndClear = async (
  save: () => Promise<void>,
  clear: (isStoreFull: boolean) => Promise<boolean>,
): Promise<boolean> => {
  try {
    await save();
  } catch (error) {
    if (isStorageFull(error)) await clear(true);
    throw error;
  }
  return clear(false);
};

/**
 * `npm run backup`: saves the data folder while the programs run.
 * @throws {Error} with a message for people and the log
 */
export const runBackup = async (
  args: string[],
  say: Say,
  variables: Record<string, string | undefined> = process.env,
): Promise<void> => {
  const { values } = parseArguments(args, usage, { options });
  if (values['make-key']) return makeKey(values['make-key'], say);
  const environment = getEnvironment(variables);
  const to = values.to ?? environment.BACKUP_TO;
  if (!to) throw new Error('Where to? Set BACKUP_TO, or give a folder or s3://bucket/prefix with --to.');
  const seal = await getSeal(environment, values.plain, values['with-secrets']);
  const store = await openStore(to, environment);
  const dataFolder = getDataFolder(environment.DATA_DIR);
  const databaseFile = toDatabaseFile(environment.DATABASE_URL, dataFolder);
  requireOwnData(dataFolder, databaseFile);
  if (!values.first && (await listTimes(store)).length === 0)
    throw new Error(`${sayNone(store)} Where none was made there yet, say --first, this once.`);
  const began = performance.now();
  const lockFolder = toWorkFolder(dataFolder);
  await mkdir(lockFolder, { recursive: true, mode: 0o700 });
  const save = async () => {
    const { manifest, newFiles, newBytes } = await makeBackup({
      store,
      seal,
      dataFolder,
      databaseFile,
      withSecret: values['with-secrets'],
      program: await readProgram(),
    });
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const how = seal.recipients.length > 0 ? 'encrypted' : 'NOT encrypted';
    say(`Saved ${toContents(manifest)}; ${how}, in ${seconds} s.`);
    say(`New of it: ${toCount(newFiles, 'file')} (${toSize(newBytes)} stored), each read back and opened.`);
    sayWhatIsLeft(environment, say);
  };
  const isCleared = await withFolderLock(lockFolder, () =>
    saveAndClear(save, (isStoreFull) => clearAway(store, environment, say, isStoreFull)),
  );
  // A backup to another place, made by hand, says nothing about the regular ones.
  if (environment.BACKUP_PING_URL && !values.to && isCleared)
    await tellWatcher(environment.BACKUP_PING_URL, say);
};
