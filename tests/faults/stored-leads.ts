import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

/** What the database says of its leads. */
export interface StoredLeads {
  leads: { id: number; name: string; delivery: 'due' | 'done' | 'failed' }[];
  integrity: string;
}

/** Reads all leads in a process of its own, past the site under test. */
export const readStoredLeads = async (settings: Record<string, string>): Promise<StoredLeads> => {
  const command = path.join(import.meta.dirname, '../leads/list-leads.ts');
  const { stdout } = await promisify(execFile)('node', ['--no-warnings', command], {
    env: { ...process.env, ...settings },
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout.slice(stdout.indexOf('{"leads"'))) as StoredLeads;
};

/** Reads until no lead of the given names is due any more, at most `limit` milliseconds. */
export const waitForDelivery = async (
  settings: Record<string, string>,
  names: ReadonlySet<string>,
  limit = 120_000,
): Promise<StoredLeads> => {
  const deadline = Date.now() + limit;
  for (;;) {
    const stored = await readStoredLeads(settings);
    const due = stored.leads.filter(({ name, delivery }) => names.has(name) && delivery !== 'done').length;
    if (due === 0 || Date.now() > deadline) return stored;
    await delay(1000);
  }
};

/** Ids of the leads whose mail to colleagues lies in the folder. */
export const listNotified = (dataDir: string): Set<number> =>
  new Set(
    readdirSync(path.join(dataDir, 'mails')).flatMap((file) => {
      const id = /^lead-(\d+)-notice\.eml$/.exec(file)?.[1];
      return id ? [Number(id)] : [];
    }),
  );
