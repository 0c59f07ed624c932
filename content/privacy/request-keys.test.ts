import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { day } from '../time/spans-of-time.ts';
import { changeLink, findByTicket, isLink, makeLinkKey } from './request-keys.ts';

let fresh: FreshContent;
let id = 0;

beforeAll(async () => {
  fresh = await openFreshContent();
  const request = await fresh.payload.create({
    collection: 'privacy-requests',
    data: {
      kind: 'see',
      state: 'mailed',
      about: 'enquiries',
      language: 'en',
      email: 'asha@example.com',
      dueAt: new Date().toISOString(),
      requestKey: 'one',
      attempts: 1,
    },
  });
  id = request.id;
});
afterAll(() => fresh.remove());

test('a link opens one page, however often it is pressed at once; looking at it does not use it up', async () => {
  const { payload } = fresh;
  const link = await makeLinkKey(payload, id);
  expect([await isLink(payload, link), await isLink(payload, link)]).toEqual([true, true]);
  const tickets = await Promise.all(Array.from({ length: 5 }, () => changeLink(payload, link)));
  expect(new Set(tickets).size).toBe(1);
  expect(await isLink(payload, link)).toBe(false);
  expect((await findByTicket(payload, tickets[0]))?.id).toBe(id);
});

test('a link that is pressed again gives the same ticket for a minute, which lasts no longer for that, and then nothing', async () => {
  const { payload } = fresh;
  const now = Date.now();
  const link = await makeLinkKey(payload, id, now);
  const ticket = await changeLink(payload, link, now);
  expect(await changeLink(payload, link, now + 59_000)).toBe(ticket);
  for (const later of [61_000, 120_000, 31 * 60_000])
    expect(await changeLink(payload, link, now + later)).toBeNull();
  expect(await findByTicket(payload, ticket, now + 31 * 60_000)).toBeNull();
});

test('a link of before a newer one gives nothing, also just after it was pressed', async () => {
  const { payload } = fresh;
  const link = await makeLinkKey(payload, id);
  expect(await changeLink(payload, link)).not.toBeNull();
  await makeLinkKey(payload, id);
  expect(await changeLink(payload, link)).toBeNull();
});

test('a link runs out after three days, a ticket after half an hour', async () => {
  const { payload } = fresh;
  const now = Date.now();
  const link = await makeLinkKey(payload, id, now);
  expect(await isLink(payload, link, now + 3 * day - 1000)).toBe(true);
  expect(await isLink(payload, link, now + 3 * day + 1000)).toBe(false);
  expect(await changeLink(payload, link, now + 3 * day + 1000)).toBeNull();
  const ticket = await changeLink(payload, link, now);
  expect(await findByTicket(payload, ticket, now + 29 * 60_000)).not.toBeNull();
  expect(await findByTicket(payload, ticket, now + 31 * 60_000)).toBeNull();
});

test('neither stands for the other, and nothing else stands for either', async () => {
  const { payload } = fresh;
  const link = await makeLinkKey(payload, id);
  expect(await findByTicket(payload, link)).toBeNull();
  for (const wrong of [
    '',
    '1',
    `${id}.${'0'.repeat(64)}`,
    `${link}0`,
    `${id + 1}.${link.split('.')[1]}`,
    null,
    {},
  ])
    expect(await isLink(payload, wrong)).toBe(false);
});

test('the database holds no key, only its hash', async () => {
  const link = await makeLinkKey(fresh.payload, id);
  const row = await fresh.payload.db.findOne({
    collection: 'privacy-requests',
    where: { id: { equals: id } },
  });
  expect(JSON.stringify(row)).not.toContain(link.split('.')[1]);
});
