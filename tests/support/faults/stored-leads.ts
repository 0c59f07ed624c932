import { readdirSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '@ev-site/scripts/wait-until.ts';
import { usesServer } from '../product/own-database.ts';
import { openRows } from '../storage/stored-rows.ts';
import type { SentForm } from './lead-load.ts';

/** The leads in the database, and whether the database is intact. */
export interface StoredLeads {
  leads: { id: number; name: string; delivery: string }[];
  integrity: string;
}

const listLeads = async (settings: Record<string, string>): Promise<StoredLeads['leads']> => {
  const rows = await openRows(settings).read('SELECT id, name, delivery FROM leads ORDER BY id');
  return rows.map(({ id, name, delivery }) => ({
    id: Number(id),
    name: String(name),
    delivery: String(delivery),
  }));
};

/** SQLite's own check of the file; PostgreSQL needs none. */
const checkIntegrity = async (settings: Record<string, string>): Promise<string> => {
  if (usesServer(settings)) return 'ok';
  const [check] = await openRows(settings).read('PRAGMA integrity_check');
  return String(check?.integrity_check);
};

/** Reads all leads directly from the database. */
export const readStoredLeads = async (settings: Record<string, string>): Promise<StoredLeads> => ({
  leads: await listLeads(settings),
  integrity: await checkIntegrity(settings),
});

/** Reads until no lead with one of these names is due any more, for at most `limit` milliseconds. */
export const waitForDelivery = async (
  settings: Record<string, string>,
  names: ReadonlySet<string>,
  limit = 120_000,
): Promise<StoredLeads> => {
  const isDone = async () =>
    (await listLeads(settings)).every(({ name, delivery }) => !names.has(name) || delivery === 'done');
  // Leads that are still due after the limit are returned as due.
  await waitUntil('all is delivered', isDone, { limit }).catch(() => undefined);
  return readStoredLeads(settings);
};

/** Compares the accepted forms with the stored leads, once none of these is due any more. */
export const compareWithStored = async (settings: Record<string, string>, sent: readonly SentForm[]) => {
  const taken = new Set(sent.flatMap(({ name, status }) => (status === 200 ? [name] : [])));
  const { leads, integrity } = await waitForDelivery(settings, taken);
  const ours = leads.filter(({ name }) => taken.has(name));
  const stored = new Set(ours.map(({ name }) => name)).size;
  return {
    sent: sent.length,
    taken: taken.size,
    lost: taken.size - stored,
    doubled: ours.length - stored,
    undelivered: ours.filter(({ delivery }) => delivery !== 'done').length,
    integrity,
    ids: ours.map(({ id }) => id),
  };
};

/** The columns that hold the end of a lease, and how long the lease is (ms). */
const leases = [
  ['leads', 'lease_until', 60_000],
  ['leads', 'route_at', 30_000],
  ['lead_routes', 'mail_at', 120_000],
  ['lead_recalls', 'next_attempt_at', 120_000],
] as const;

/**
 * Frees the leases of a killed program as if they had run out, which saves a wait of one or two minutes. Leases that a
 * live program has taken since stay.
 * @param killedAt time of the kill, in ms
 */
export const freeLeases = (settings: Record<string, string>, killedAt: number): Promise<void> => {
  const toText = (time: number): string => new Date(time).toISOString();
  return openRows(settings).run(
    ...leases.map(
      ([table, column, leaseMs]) =>
        `UPDATE ${table} SET ${column} = '${toText(killedAt)}'
          WHERE ${column} > '${toText(killedAt)}' AND ${column} <= '${toText(killedAt + leaseMs)}'`,
    ),
  );
};

/** Makes leads that wait for their next try due at once, which saves a wait of a quarter of a minute. */
export const bringTriesForward = (settings: Record<string, string>): Promise<void> => {
  const now = new Date().toISOString();
  return openRows(settings).run(
    `UPDATE leads SET next_attempt_at = '${now}' WHERE delivery = 'due' AND next_attempt_at > '${now}'`,
  );
};

/** Ids of the leads whose mail to colleagues is in the folder. */
export const listNotified = (dataDir: string): Set<number> =>
  new Set(
    readdirSync(path.join(dataDir, 'mails')).flatMap((file) => {
      const id = /^lead-(\d+)-notice\.eml$/.exec(file)?.[1];
      return id ? [Number(id)] : [];
    }),
  );
