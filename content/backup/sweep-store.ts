import { day } from '@ev-site/contract/spans-of-time.ts';
import type { BackupStore } from './backup-store.ts';
import { listTimes, readManifest, toManifestKey } from './manifest.ts';
import { listExpired, type Retention } from './retention.ts';

/** Removes files that no backup names and that are older than a day, because a running backup has not named its files yet. */
const sweepObjects = async (store: BackupStore, times: readonly number[], now: number): Promise<void> => {
  const named = new Set<string>();
  for (const time of times) {
    const { database, files } = await readManifest(store, time);
    for (const { object } of database ? [database.file, ...files] : files) named.add(object);
  }
  for (const [key, { modified }] of await store.list('objects/'))
    if (!named.has(key) && now - modified > day) await store.remove(key);
};

/**
 * Removes expired backups. With the first backup of a day, or if the store is full, it also removes files that no
 * remaining backup names. It does so rarely because reading all manifests every five minutes would cost more than the
 * backups themselves. If a manifest cannot be read, all files stay, because it may name them.
 * @param isFull whether the last backup failed because the store is full
 * @returns the number of remaining backups
 * @throws {Error} if something cannot be removed or read; backups that should stay are not changed
 */
export const sweepStore = async (store: BackupStore, keep: Retention, isFull = false): Promise<number> => {
  const now = Date.now();
  const times = await listTimes(store);
  const expired = new Set(listExpired(times, keep, now));
  for (const time of expired) await store.remove(toManifestKey(time));
  const kept = times.filter((time) => !expired.has(time));
  // Without the backup just made, and without those with a time in the future.
  const [, ...before] = times.filter((time) => time <= now);
  const isFirstOfDay = !before.some((time) => Math.floor(time / day) === Math.floor(now / day));
  if (isFull || isFirstOfDay) await sweepObjects(store, kept, now);
  return kept.length;
};
