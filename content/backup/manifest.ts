import path from 'node:path';
import { text } from 'node:stream/consumers';
import * as z from 'zod/mini';
import type { BackupStore } from './backup-store.ts';

/** Folders in the data folder whose files are saved. Their files never change. */
export const savedFolders = ['media', 'resumes', 'mails'] as const;

/** Name of the database's file in a restored data folder. */
export const databaseName = 'site.sqlite';

const count = z.number().check(z.int(), z.minimum(0));

/** Whether a path stays inside the data folder, because somebody may have forged the manifest. */
const isOwnPath = (file: string): boolean =>
  path.posix.normalize(file) === file &&
  (file === databaseName ||
    file === 'secret' ||
    savedFolders.some((folder) => file.startsWith(`${folder}/`)));

const savedFile = z.object({
  path: z.string().check(z.refine(isOwnPath)),
  size: count,
  /** Time of the last change, in milliseconds since 1970. */
  modified: z.number(),
  /** Its key in the store; its name is the SHA-256 of the stored bytes. */
  object: z.string().check(z.regex(/^objects\/[0-9a-f]{2}\/[0-9a-f]{64}(\.[a-z]+)*$/)),
  stored: count,
});

const manifest = z.object({
  format: z.literal(1),
  at: z.iso.datetime(),
  /** Version of the program that made it. */
  program: z.string(),
  /** Public keys for which it is encrypted; empty if it is not. */
  recipients: z.array(z.string()),
  database: z.nullable(
    z.object({ file: savedFile, lastMigration: z.string(), rows: z.record(z.string(), count) }),
  ),
  files: z.array(savedFile),
});

/** One file of a backup. */
export type SavedFile = z.output<typeof savedFile>;

/** The list of a backup's contents. It is written last, so a backup without it was never finished. */
export type Manifest = z.output<typeof manifest>;

/** The manifest's key in the store. */
export const toManifestKey = (time: number): string =>
  `backups/${new Date(time).toISOString().replaceAll(':', '-')}.json`;

const toTime = (key: string): number => {
  const [, day, clock] = /^backups\/(\d{4}-\d\d-\d\d)T(\d\d-\d\d-\d\d\.\d{3}Z)\.json$/.exec(key) ?? [];
  return Date.parse(`${day}T${clock?.replaceAll('-', ':')}`);
};

/** Times of all finished backups, in milliseconds since 1970, newest first. */
export const listTimes = async (store: BackupStore): Promise<number[]> => {
  const keys = [...(await store.list('backups/')).keys()];
  return keys
    .map(toTime)
    .filter((time) => !Number.isNaN(time))
    .sort((a, b) => b - a);
};

/** The message about a place without backups: the folder of a disk that is not mounted is empty or missing. */
export const sayNone = ({ name }: Pick<BackupStore, 'name'>): string =>
  `There is no backup in ${name}: is that the right place, and its disk mounted?`;

/** @throws {Error} if it cannot be read or is not a manifest */
export const readManifest = async (store: BackupStore, time: number): Promise<Manifest> => {
  const key = toManifestKey(time);
  const read = manifest.safeParse(JSON.parse(await text(await store.read(key))));
  if (!read.success) throw new Error(`${key} is damaged, or of another version of the program.`);
  return read.data;
};

/** The newest backup with a readable manifest; null if there is none. */
export const findNewest = async (store: BackupStore, times: readonly number[]): Promise<Manifest | null> => {
  for (const time of times) {
    const found = await readManifest(store, time).catch(() => null);
    if (found) return found;
  }
  return null;
};
