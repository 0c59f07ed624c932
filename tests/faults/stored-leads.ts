import { readdirSync } from 'node:fs';
import path from 'node:path';
import { waitUntil } from '../../scripts/wait-until.ts';
import { openRows } from '../storage/stored-rows.ts';
import type { SentForm } from './lead-load.ts';
import { usesServer } from './own-database.ts';

/** What the database says of its leads. */
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

/** Whether a SQLite file is whole, in its own words; PostgreSQL looks after that itself. */
const checkIntegrity = async (settings: Record<string, string>): Promise<string> => {
  if (usesServer(settings)) return 'ok';
  const [check] = await openRows(settings).read('PRAGMA integrity_check');
  return String(check?.integrity_check);
};

/** Reads all leads past the site under test. */
export const readStoredLeads = async (settings: Record<string, string>): Promise<StoredLeads> => ({
  leads: await listLeads(settings),
  integrity: await checkIntegrity(settings),
});

/** Reads until no lead of the given names is due any more, at most `limit` milliseconds. */
export const waitForDelivery = async (
  settings: Record<string, string>,
  names: ReadonlySet<string>,
  limit = 120_000,
): Promise<StoredLeads> => {
  const isDone = async () =>
    (await listLeads(settings)).every(({ name, delivery }) => !names.has(name) || delivery === 'done');
  // What is due even then is told as it is.
  await waitUntil('all is delivered', isDone, { limit }).catch(() => undefined);
  return readStoredLeads(settings);
};

/** Holds the forms that the site said it took against what is stored, once nothing of them is due any more. */
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

/** What is taken in hand, as the column with the time until which it is taken, and for how long (ms). */
const leases = [
  ['leads', 'lease_until', 60_000],
  ['leads', 'route_at', 30_000],
  ['lead_routes', 'mail_at', 120_000],
  ['lead_recalls', 'next_attempt_at', 120_000],
] as const;

/**
 * Spares the one or two minutes after which what a killed program had in hand is taken over: it is free as if its lease
 * had run out. Whoever lives and has taken something since keeps it.
 * @param killedAt when it was, in ms
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

/** Ids of the leads whose mail to colleagues lies in the folder. */
export const listNotified = (dataDir: string): Set<number> =>
  new Set(
    readdirSync(path.join(dataDir, 'mails')).flatMap((file) => {
      const id = /^lead-(\d+)-notice\.eml$/.exec(file)?.[1];
      return id ? [Number(id)] : [];
    }),
  );
