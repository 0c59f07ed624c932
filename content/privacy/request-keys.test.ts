import { day } from '@ev-site/contract/spans-of-time.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PrivacyRequest } from '../payload-types.ts';
import type { FreshContent } from '../testing/fresh-content.ts';
import { nextMoment } from '../testing/next-moment.ts';
import { openFreshOn } from '../testing/store-on.ts';
import { addOutcome, changeRequest, leaveOpen, mostOutcomeLetters, noteMailed } from './change-request.ts';
import { changeLink, findByTicket, isLink, makeLinkKey } from './request-keys.ts';

const opens = { about: 'enquiries', email: 'asha@example.com' } as const;

describe.each(['sqlite', 'postgres'] as const)('on %s', (dialect) => {
  let fresh: FreshContent;
  let id = 0;

  beforeAll(async () => {
    fresh = await openFreshOn(dialect);
    const request = await fresh.payload.create({
      collection: 'privacy-requests',
      data: {
        kind: 'see',
        state: 'received',
        about: 'unknown',
        language: 'en',
        email: 'asha@example.com',
        dueAt: new Date().toISOString(),
        requestKey: 'one',
        attempts: 1,
      },
    });
    id = request.id;
  }, 120_000);
  afterAll(() => fresh?.remove());

  /** Makes the link of a request whose mail is not sent yet. */
  const makeLink = async (now?: number): Promise<string> => {
    await changeRequest(fresh.payload, id, { state: 'received' });
    return String(await makeLinkKey(fresh.payload, id, opens, now));
  };
  const read = () =>
    fresh.payload.db.findOne<PrivacyRequest>({
      collection: 'privacy-requests',
      where: { id: { equals: id } },
    });

  test('concurrent presses of a link give one ticket, and checking the link does not use it up', async () => {
    const { payload } = fresh;
    const link = await makeLink();
    expect([await isLink(payload, link), await isLink(payload, link)]).toEqual([true, true]);
    const tickets = await Promise.all(Array.from({ length: 5 }, () => changeLink(payload, link)));
    expect(new Set(tickets).size).toBe(1);
    expect(await isLink(payload, link)).toBe(false);
    expect((await findByTicket(payload, tickets[0]))?.id).toBe(id);
  });

  test('pressing a link again gives the same ticket for a minute, without prolonging it, and then nothing', async () => {
    const { payload } = fresh;
    const now = Date.now();
    const link = await makeLink(now);
    const ticket = await changeLink(payload, link, now);
    expect(await changeLink(payload, link, now + 59_000)).toBe(ticket);
    for (const later of [61_000, 120_000, 31 * 60_000])
      expect(await changeLink(payload, link, now + later)).toBeNull();
    expect(await findByTicket(payload, ticket, now + 31 * 60_000)).toBeNull();
  });

  test('each try of the mail makes a new link, until one was pressed or a colleague has the request', async () => {
    const { payload } = fresh;
    const first = await makeLink();
    const link = await makeLink();
    expect([await isLink(payload, first), await isLink(payload, link)]).toEqual([false, true]);
    const ticket = await changeLink(payload, link);
    const again = () => makeLinkKey(payload, id, opens);
    expect([await again(), (await findByTicket(payload, ticket))?.id]).toEqual([null, id]);
    await changeRequest(payload, id, { state: 'open' });
    expect(await again()).toBeNull();
  });

  test('each note of the website changes the time of the request, so that an open form notices it', async () => {
    const { payload } = fresh;
    for (const note of [
      () => addOutcome(payload, id, 'The person has withdrawn.'),
      () => noteMailed(payload, id, 'mailed'),
      () => leaveOpen(payload, { id }, 'enquiries'),
    ]) {
      await changeRequest(payload, id, { state: 'received' });
      const opened = (await read())?.updatedAt ?? '';
      await nextMoment();
      await note();
      expect(Date.parse((await read())?.updatedAt ?? '')).toBeGreaterThan(Date.parse(opened));
    }
  });

  test('leaveOpen hands a request to a colleague, but not one whose link was pressed meanwhile', async () => {
    const { payload } = fresh;
    const link = await makeLink();
    await leaveOpen(payload, { id, phone: '+91 98250 12345' }, 'enquiries');
    expect(await read()).toMatchObject({ state: 'open', email: null, nextAttemptAt: null });
    expect(await isLink(payload, link)).toBe(false);
    await changeLink(payload, await makeLink());
    await leaveOpen(payload, { id }, 'unknown');
    expect(await read()).toMatchObject({ state: 'opened', ...opens });
  });

  test('an addition of the website shortens a long outcome to the length that a colleague may save', async () => {
    await changeRequest(fresh.payload, id, { outcome: 'x'.repeat(mostOutcomeLetters - 3) });
    await addOutcome(fresh.payload, id, 'Erased.');
    expect((await read())?.outcome).toHaveLength(mostOutcomeLetters);
    await changeRequest(fresh.payload, id, { outcome: null });
  });

  test('a link pressed before its mail is noted keeps its state, and a request by phone stays with a colleague', async () => {
    const { payload } = fresh;
    for (const [phone, state] of [
      [null, 'opened'],
      ['+91 98250 12345', 'open'],
    ] as const) {
      await changeRequest(payload, id, { phone });
      await changeLink(payload, await makeLink());
      await noteMailed(payload, id, phone ? 'open' : 'mailed');
      expect(await read()).toMatchObject({ state, ...opens });
    }
    await changeRequest(payload, id, { phone: null });
    await makeLink();
    await noteMailed(payload, id, 'mailed');
    expect(await read()).toMatchObject({ state: 'mailed', nextAttemptAt: null });
  });

  test('the website adds a sentence to an outcome once, beside what is there', async () => {
    const { payload } = fresh;
    const add = (said: string) => addOutcome(payload, id, said);
    for (const said of ['It’s 100 % done.', 'It’s 100 % done.']) await add(said);
    expect((await read())?.outcome).toBe('It’s 100 % done.');
    await changeRequest(payload, id, { outcome: 'Called.' });
    await Promise.all(["The person's.", 'Erased.', 'Erased.'].map(add));
    const { outcome, lastChange } = (await read()) ?? {};
    expect(outcome?.match(/Called\.|The person's\.|Erased\./g)?.toSorted()).toEqual([
      'Called.',
      'Erased.',
      "The person's.",
    ]);
    expect(lastChange?.by).toBe('The website');
  });

  test('a link expires after three days, a ticket after half an hour', async () => {
    const { payload } = fresh;
    const now = Date.now();
    const link = await makeLink(now);
    expect(await isLink(payload, link, now + 3 * day - 1000)).toBe(true);
    expect(await isLink(payload, link, now + 3 * day + 1000)).toBe(false);
    expect(await changeLink(payload, link, now + 3 * day + 1000)).toBeNull();
    const ticket = await changeLink(payload, link, now);
    expect(await findByTicket(payload, ticket, now + 29 * 60_000)).not.toBeNull();
    expect(await findByTicket(payload, ticket, now + 31 * 60_000)).toBeNull();
  });

  test('a link is no ticket, and malformed keys are refused', async () => {
    const { payload } = fresh;
    const link = await makeLink();
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

  test('the database holds only the hash of a key', async () => {
    const link = await makeLink();
    const row = await fresh.payload.db.findOne({
      collection: 'privacy-requests',
      where: { id: { equals: id } },
    });
    expect(JSON.stringify(row)).not.toContain(link.split('.')[1]);
  });
});
