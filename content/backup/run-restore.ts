import { readFile } from 'node:fs/promises';
import { toCount } from '@ev-site/contract/to-count.ts';
import { toDatabaseFile } from '../database/database-file.ts';
import { getDataFolder } from '../deployment/data-folder.ts';
import { type Environment, getEnvironment } from '../deployment/environment.ts';
import { describeError } from '../processes/describe-error.ts';
import { parseArguments } from '../processes/read-arguments.ts';
import { openToAll, openWith, readIdentities, type Seal } from './age.ts';
import type { BackupStore } from './backup-store.ts';
import { checkFiles } from './check-backup.ts';
import { chooseBackup } from './choose-backup.ts';
import { listTimes, type Manifest, readManifest, sayNone } from './manifest.ts';
import { readRestoreMoment, sayExactMoment } from './moment.ts';
import { openStore } from './open-store.ts';
import type { Restored } from './restore-backup.ts';
import type { RestoredDatabase } from './restored-database.ts';
import { type Say, toContents, toLine } from './words.ts';

const usage =
  'content/cli/restore.ts [--from <folder | s3://bucket/prefix>] [--at <moment>] [--identity <file>] [--plain] ' +
  '[--to <folder>] [--force], or --list, or --check';

const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  at: { type: 'string' },
  identity: { type: 'string' },
  plain: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  check: { type: 'boolean', default: false },
  list: { type: 'boolean', default: false },
} as const;

/** @throws {Error} if the backup is not encrypted though this site's are, or if no key decrypts it */
const getOpener = async (
  { recipients }: Manifest,
  { identity, expectsSeal }: { identity: string | undefined; expectsSeal: boolean },
  say: Say,
): Promise<Pick<Seal, 'open'> | null> => {
  if (recipients.length === 0) {
    if (expectsSeal)
      throw new Error(
        'This backup is not encrypted, and those of this site are (--identity, BACKUP_RECIPIENT): whoever may write to their ' +
          'place may have put it there. Choose an earlier one with --at, or say --plain to take this one.',
      );
    say('This backup is not encrypted.');
    return openToAll;
  }
  if (!identity) return null;
  const keys = await readIdentities(await readFile(identity, 'utf8'));
  if (keys.some(({ recipient }) => recipients.includes(recipient))) return openWith(keys);
  throw new Error(
    `The key in ${identity} opens another backup: it belongs to ${keys.map(({ recipient }) => recipient).join(', ')}, ` +
      `and this backup was made for ${recipients.join(', ')}.`,
  );
};

const listAll = async (store: BackupStore, say: Say) => {
  const times = await listTimes(store);
  if (times.length === 0) throw new Error(sayNone(store));
  for (const time of times)
    say(
      await readManifest(store, time).then(
        toLine,
        (error) => `${sayExactMoment(time)}: ${describeError(error)}`,
      ),
    );
  say(`${toCount(times.length, 'backup')} in ${store.name}.`);
};

const check = async (store: BackupStore, manifest: Manifest, opener: Pick<Seal, 'open'> | null, say: Say) => {
  const { files, faults } = await checkFiles(store, manifest, opener);
  for (const fault of faults) say(fault);
  if (faults.length > 0) throw new Error(`${toCount(faults.length, 'file')} of ${files} cannot be restored.`);
  say(
    opener
      ? `All ${toCount(files, 'file')} are whole, and open.`
      : `All ${toCount(files, 'file')} lie there as they were stored. Whether they open is seen with --identity only.`,
  );
};

const sayAboutDatabase = (at: string, { ahead, leads, owed, next }: RestoredDatabase, say: Say) => {
  if (ahead.length > 0)
    say(
      `The database is ahead of this program, which goes on with what it knows: it went through ${ahead.join(', ')}.`,
    );
  say(`It holds ${toCount(leads, 'lead')}.`);
  if (owed > 0)
    say(
      `Mails about ${owed} of them were still owed: they go out after the start, and some may have gone before.`,
    );
  say(
    `What came after ${sayExactMoment(Date.parse(at))} is not in it, and how many leads that were cannot be known here: look ` +
      `into the mailboxes for leads. The next lead gets the number ${next}, so that none has the number of a lost one.`,
  );
  say(
    'What staff changed or erased since then is as it was: passwords too, and leads that somebody asked to erase.',
  );
};

const sayAboutSecret = (say: Say) => {
  say(
    "The studio's secret is not in it: unless PAYLOAD_SECRET is set, copy the file `secret` of the folder of before into " +
      'this one before the start, or a new one is made.',
  );
  say(
    'With a new one staff sign in again, those who have a second factor by a recovery code; links that dealers and ' +
      'colleagues were sent no longer open.',
  );
};

const sayWhatToKnow = ({ at, files }: Manifest, { database, lost, aside }: Restored, say: Say) => {
  for (const { file, reason } of lost) say(`Could not be restored: ${file.path}: ${reason}`);
  if (database) sayAboutDatabase(at, database, say);
  else say('The database is not in it: it lies in PostgreSQL, and pgBackRest restores it.');
  if (!files.some(({ path }) => path === 'secret')) sayAboutSecret(say);
  if (aside) say(`What was in the folder before is now in ${aside}.`);
};

const sayWhatDiffers = (environment: Environment, to: string, manifest: Manifest, say: Say) => {
  const used = toDatabaseFile(environment.DATABASE_URL, getDataFolder(environment.DATA_DIR));
  const restored = toDatabaseFile(undefined, to);
  if (manifest.database && used !== restored)
    say(
      `Before the start: the settings name ${used ?? 'a PostgreSQL server'} as the database, and ${restored} was restored.`,
    );
};

/** Settings by which a program with another data folder would still use the storage of the running site, or mail its people. */
const outside = [
  'STUDIO_URL',
  'DATABASE_URL',
  'S3_BUCKET',
  'S3_PRIVATE_BUCKET',
  'SMTP_URL',
  'WEBHOOK_URL',
  'VALKEY_URL',
  'EDGE_PURGE_URL',
] as const;

const sayWhatIsShared = (environment: Environment, to: string, say: Say) => {
  const shared = outside.filter((name) => environment[name] !== undefined);
  if (to === getDataFolder(environment.DATA_DIR) || shared.length === 0) return;
  say(
    `This is another folder than DATA_DIR. To try it beside a site that runs, start it without ${shared.join(', ')}: with ` +
      'them it works on what is that site’s, sends what is owed and erases what its own database does not know.',
  );
};

/**
 * `npm run restore`: makes a data folder from a backup, or checks or lists backups.
 * @throws {Error} with a message for people; also if everything except some lost files was restored
 */
export const runRestore = async (
  args: string[],
  say: Say,
  variables: Record<string, string | undefined> = process.env,
): Promise<void> => {
  const { values } = parseArguments(args, usage, { options });
  const environment = getEnvironment(variables);
  const from = values.from ?? environment.BACKUP_TO;
  if (!from)
    throw new Error('From where? Set BACKUP_TO, or give a folder or s3://bucket/prefix with --from.');
  const to = getDataFolder(values.to ?? environment.DATA_DIR);
  const store = await openStore(from, { ...environment, DATA_DIR: to });
  if (values.list) return listAll(store, say);
  const manifest = await chooseBackup(store, values.at ? readRestoreMoment(values.at) : null, say);
  const { identity, plain } = values;
  const expectsSeal = !plain && Boolean(identity || environment.BACKUP_RECIPIENT);
  const opener = await getOpener(manifest, { identity, expectsSeal }, say);
  if (values.check) {
    say(toLine(manifest));
    return check(store, manifest, opener, say);
  }
  if (!opener)
    throw new Error(
      `The backup is encrypted. Give the file of the private key with --identity (for ${manifest.recipients.join(', ')}).`,
    );
  const began = performance.now();
  // It loads the content model, which a list or a check does not need.
  const { restoreBackup } = await import('./restore-backup.ts');
  const restored = await restoreBackup({ store, manifest, seal: opener, to, force: values.force });
  say(
    `Restored the backup of ${sayExactMoment(Date.parse(manifest.at))} to ${to} in ${((performance.now() - began) / 1000).toFixed(1)} s:`,
  );
  say(
    `${toContents(
      manifest,
      restored.lost.map(({ file }) => file),
    )}.`,
  );
  sayWhatToKnow(manifest, restored, say);
  sayWhatDiffers(environment, to, manifest, say);
  sayWhatIsShared(environment, to, say);
  if (restored.lost.length > 0)
    throw new Error(
      `${toCount(restored.lost.length, 'file')} of ${manifest.files.length} could not be restored, and ${to} holds all else.`,
    );
};
