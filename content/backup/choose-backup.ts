import { describeError } from '../processes/describe-error.ts';
import type { BackupStore } from './backup-store.ts';
import { listTimes, type Manifest, readManifest, sayNone } from './manifest.ts';
import { sayExactMoment } from './moment.ts';

const hasDatabase = async (store: BackupStore, { database }: Manifest): Promise<boolean> => {
  if (!database) return true;
  const { object, stored } = database.file;
  const folder = object.slice(0, object.lastIndexOf('/') + 1);
  return (await store.list(folder)).get(object)?.size === stored;
};

/**
 * The newest backup, not later than a moment, whose manifest and database exist.
 * @param say gets a line for each backup that was skipped
 * @throws {Error} if there is none
 */
export const chooseBackup = async (
  store: BackupStore,
  until: number | null,
  say: (text: string) => void,
): Promise<Manifest> => {
  const times = await listTimes(store);
  for (const time of times.filter((time) => until === null || time <= until)) {
    const found = await readManifest(store, time).catch(describeError);
    const isRead = typeof found !== 'string';
    if (isRead && (await hasDatabase(store, found))) return found;
    const why = isRead ? 'its database is not there.' : `it cannot be read. ${found}`;
    say(`Passed over the backup of ${sayExactMoment(time)}: ${why}`);
  }
  const oldest = times.at(-1);
  if (oldest === undefined) throw new Error(sayNone(store));
  const none = until === null ? 'that can be restored' : `of ${sayExactMoment(until)} or before`;
  throw new Error(`There is no backup ${none} in ${store.name}. The oldest is of ${sayExactMoment(oldest)}.`);
};
