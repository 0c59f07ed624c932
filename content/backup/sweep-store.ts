import { day } from '../time/spans-of-time.ts';
import type { BackupStore } from './backup-store.ts';
import { listTimes, readManifest, toManifestKey } from './manifest.ts';
import { listExpired, type Retention } from './retention.ts';

/** Removes what no backup names and what has lain there for a day: a backup under way has not named its files yet. */
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
 * Removes backups past their time and, with the first backup of a day or where there is no room left, files that none
 * of the others names: reading all manifests each five minutes would cost more than the backups themselves. While one
 * of them cannot be read nobody knows which files it names, and all stay.
 * @param isFull whether the last one could not be put away for want of room
 * @returns how many backups there are now.
 * @throws {Error} when something may not be removed or read; the backups that should stay are as they were.
 */
export const sweepStore = async (store: BackupStore, keep: Retention, isFull = false): Promise<number> => {
  const now = Date.now();
  const times = await listTimes(store);
  const expired = new Set(listExpired(times, keep, now));
  for (const time of expired) await store.remove(toManifestKey(time));
  const kept = times.filter((time) => !expired.has(time));
  // Beside the one just made, and without those of a clock that was ahead.
  const [, ...before] = times.filter((time) => time <= now);
  const isFirstOfDay = !before.some((time) => Math.floor(time / day) === Math.floor(now / day));
  if (isFull || isFirstOfDay) await sweepObjects(store, kept, now);
  return kept.length;
};
