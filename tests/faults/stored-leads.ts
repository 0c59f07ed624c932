import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { SentForm } from './lead-load.ts';

/** What the database says of its leads. */
export interface StoredLeads {
  leads: { id: number; name: string; delivery: 'due' | 'done' | 'failed' }[];
  integrity: string;
}

const listLeads = async (
  settings: Record<string, string>,
  names: ReadonlySet<string>,
  limit: number,
): Promise<StoredLeads> => {
  const command = path.join(import.meta.dirname, '../leads/list-leads.ts');
  const listing = promisify(execFile)('node', ['--no-warnings', command, String(limit)], {
    env: { ...process.env, ...settings },
    maxBuffer: 100_000_000,
  });
  listing.child.stdin?.end(JSON.stringify([...names]));
  const { stdout } = await listing;
  return JSON.parse(stdout.slice(stdout.indexOf('{"leads"'))) as StoredLeads;
};

/** Reads all leads in a process of its own, past the site under test. */
export const readStoredLeads = (settings: Record<string, string>): Promise<StoredLeads> =>
  listLeads(settings, new Set(), 0);

/** Reads until no lead of the given names is due any more, at most `limit` milliseconds. */
export const waitForDelivery = (
  settings: Record<string, string>,
  names: ReadonlySet<string>,
  limit = 120_000,
): Promise<StoredLeads> => listLeads(settings, names, limit);

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

/**
 * Spares the one or two minutes after which what a killed program had in hand is taken over.
 * @param killedAt when it was, in ms
 */
export const freeLeases = async (settings: Record<string, string>, killedAt: number): Promise<void> => {
  const command = path.join(import.meta.dirname, '../leads/free-leases.ts');
  await promisify(execFile)('node', ['--no-warnings', command, String(killedAt)], {
    env: { ...process.env, ...settings },
  });
};

/** Ids of the leads whose mail to colleagues lies in the folder. */
export const listNotified = (dataDir: string): Set<number> =>
  new Set(
    readdirSync(path.join(dataDir, 'mails')).flatMap((file) => {
      const id = /^lead-(\d+)-notice\.eml$/.exec(file)?.[1];
      return id ? [Number(id)] : [];
    }),
  );
