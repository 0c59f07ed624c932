import { commitTransaction, initTransaction, type Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { raiseContentRevision, readRevision } from '../database/content-revision.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import type { FreshContent } from '../testing/fresh-content.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { readRedirects } from './read-redirects.ts';

let fresh: FreshContent | undefined;
let payload: Payload;
beforeAll(async () => {
  fresh = await openFreshOn('postgres');
  payload = fresh.payload;
}, 120_000);
afterAll(() => fresh?.remove());

const collection = 'trade-shows';
const words = { introduction: 'So.', heading: 'So.', blurb: 'So.' };

const countWaiting = async (): Promise<number> => {
  const { rows } = await getSqlDatabase(payload);
  const found = await rows(
    sql`SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return found.length;
};

test('changing an address and saving a redirect to it at the same moment are both stored', async () => {
  const { id } = await payload.create({
    collection,
    data: { ...words, name: 'Expo', year: 2026, token: 'expo', categories: [{ name: 'All', slug: 'all' }] },
  });
  for (const from of ['/fair', '/expo-2026'])
    await payload.create({ collection: 'redirects', data: { from, to: '/expo' } });
  const before = await readRevision(payload);

  const colleague: Parameters<typeof initTransaction>[0] = { payload } as never;
  await initTransaction(colleague);
  const { run } = await getSqlDatabase(payload, colleague);
  await run(sql`UPDATE redirects SET note = 'Of the colleague' WHERE "from" = '/fair'`);
  // The change deletes the redirect from the new address, and then waits for the one that the colleague has locked.
  const renamed = payload.update({ collection, id, data: { token: 'expo-2026' } });
  await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1);
  await raiseContentRevision(colleague);
  await commitTransaction(colleague);
  await renamed;

  const { docs } = await payload.find({ collection: 'redirects', sort: 'from' });
  expect(docs).toMatchObject([
    { from: '/expo', to: '/expo-2026' },
    { from: '/fair', to: '/expo-2026' },
  ]);
  expect((await readRedirects(payload)).get('/fair')).toBe('/expo-2026');
  expect(await readRevision(payload)).toBeGreaterThan(before);
}, 30_000);
