import { waitUntil } from '../../scripts/wait-until.ts';
import { askDatabase, type Fleet } from './fleet.ts';
import type { StoredRow } from './tally.ts';

/** The outbox needs some time after a storm; a lease that a killed site held runs out after a minute. */
const patience = 150_000;

/** Waits until nothing is owed for any lead, at most 150 seconds. */
const waitForOutbox = async (fleet: Fleet): Promise<void> => {
  const owesNothing = async () =>
    Number(await askDatabase(fleet, "SELECT count(*) FROM leads WHERE delivery = 'due'")) === 0;
  // What is owed even then is counted as it is.
  await waitUntil('nothing is owed', owesNothing, { limit: patience, pause: 1000 }).catch(() => undefined);
};

/** The leads on the node that leads now, and how many mails to colleagues came for each. */
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
