import { waitUntil } from '@ev-site/scripts/wait-until.ts';
import { askDatabase, type Fleet } from './fleet.ts';
import type { StoredRow } from './tally.ts';

/** After a storm the outbox needs some time. The lease of a killed site expires after a minute. */
const patience = 150_000;

/** Waits until all leads are delivered, at most 150 seconds. */
const waitForOutbox = async (fleet: Fleet): Promise<void> => {
  const owesNothing = async () =>
    Number(await askDatabase(fleet, "SELECT count(*) FROM leads WHERE delivery = 'due'")) === 0;
  // Leads that are still due after that are counted as they are.
  await waitUntil('nothing is owed', owesNothing, { limit: patience, pause: 1000 }).catch(() => undefined);
};

/** The leads on the current leader, and the number of mails to colleagues for each. */
export const readKeptLeads = async (
  fleet: Fleet,
): Promise<{ rows: StoredRow[]; mails: Map<number, number> }> => {
  await waitForOutbox(fleet);
  const json = await askDatabase(
    fleet,
    "SELECT coalesce(json_agg(json_build_object('id', id, 'name', name, 'delivery', delivery)), '[]') FROM leads",
  );
  const mails = new Map<number, number>();
  for (const [messageId, count] of fleet.mails.messageIds) {
    const id = /^lead-(\d+)-notice@/.exec(messageId)?.[1];
    if (id) mails.set(Number(id), count);
  }
  return { rows: JSON.parse(json) as StoredRow[], mails };
};
