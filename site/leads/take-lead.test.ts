import { type FreshContent, openFreshContent } from '@ev-site/content/fresh-content.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HumanCheck } from './check/human-check.ts';
import { openKnownChoices } from './known-choices.ts';
import type { LeadForm } from './lead-form.ts';
import { leaseDueLeads, releaseLead } from './outbox/due-leads.ts';
import { createTakeLead } from './take-lead.ts';

let fresh: FreshContent;

beforeAll(async () => {
  fresh = await openFreshContent();
});
afterAll(() => fresh.remove());
beforeEach(async () => {
  await fresh.payload.delete({ collection: 'leads', where: { id: { exists: true } } });
});

const verify = vi.fn<HumanCheck['verify']>();
const log = { error: vi.fn(), warn: vi.fn() };

const openDesk = (change: { payload?: object; perAddress?: number; perKind?: number } = {}) =>
  createTakeLead({
    payload: Object.assign(Object.create(fresh.payload), change.payload),
    humanCheck: { createChallenge: async () => null, verify },
    environment: {
      FORMS_PER_ADDRESS: change.perAddress ?? 100,
      FORMS_PER_KIND: change.perKind ?? 1000,
      CLAMAV_URL: undefined,
    },
    choices: openKnownChoices(fresh.payload),
    getJob: async () => null,
    stored: () => {},
    log,
  });

const inquiry = (fields: Record<string, string> = {}, key = 'key-of-the-form'): LeadForm => ({
  kind: 'inquiry',
  fields: {
    name: 'Asha Patel',
    email: 'asha@example.com',
    mobile: '98250 12345',
    rCaptcha: 'answer',
    ...fields,
  },
  address: '203.0.113.9',
  key,
  fromPath: '',
});

const countLeads = async () => (await fresh.payload.count({ collection: 'leads' })).totalDocs;
const passed = (token: string) => ({ outcome: 'passed', token, validMs: 60_000 }) as const;

describe('taking a lead', () => {
  it('makes one lead of twenty posts at once and of a retry whose check has run out', async () => {
    verify.mockResolvedValue(passed('one'));
    const desks = [openDesk(), openDesk()];
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, post) => desks[post % 2]?.(inquiry())));
    expect(new Set(outcomes.map((outcome) => outcome?.outcome))).toEqual(new Set(['saved']));
    verify.mockResolvedValue({ outcome: 'failed' });
    expect(await openDesk()(inquiry())).toEqual({ outcome: 'saved' });
    expect(await countLeads()).toBe(1);
  });

  it('keeps a second lead with other words under the same key', async () => {
    verify.mockResolvedValueOnce(passed('two')).mockResolvedValueOnce(passed('three'));
    const take = openDesk();
    await take(inquiry());
    await take(inquiry({ comment: 'And what does it cost?' }));
    expect(await countLeads()).toBe(2);
  });

  it('takes one answer to the check for one lead only', async () => {
    verify.mockResolvedValue(passed('four'));
    const take = openDesk();
    expect(await take(inquiry())).toEqual({ outcome: 'saved' });
    expect(await take(inquiry({ name: 'Amit Shah' }))).toMatchObject({
      messages: { rCaptcha: [expect.any(String)] },
    });
  });

  it('keeps leads as unverified while the check cannot be reached, but fewer of them', async () => {
    verify.mockResolvedValue({ outcome: 'unreachable' });
    const take = openDesk({ perAddress: 20 });
    const outcomes = [];
    for (const name of ['Asha', 'Amit', 'Anil']) outcomes.push((await take(inquiry({ name }))).outcome);
    expect(outcomes).toEqual(['saved', 'saved', 'tooMany']);
    const { docs } = await fresh.payload.find({ collection: 'leads' });
    expect(docs.map(({ humanCheck }) => humanCheck)).toEqual(['unverified', 'unverified']);
  });

  it('says so when it cannot be stored, and logs nothing that was typed', async () => {
    verify.mockResolvedValue(passed('five'));
    const full = Object.assign(new Error('Failed query … params: Asha Patel,asha@example.com'), {
      cause: new Error('database or disk is full'),
    });
    const db = Object.assign(Object.create(fresh.payload.db), {
      create: async ({ collection }: { collection: string }) => {
        if (collection === 'leads') throw full;
      },
    });
    expect(await openDesk({ payload: { db } })(inquiry())).toEqual({ outcome: 'notSaved' });
    expect(JSON.stringify(log.error.mock.calls)).toContain('disk is full');
    expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/Asha|asha@/);
  });

  it('asks for less than what one network may send', async () => {
    verify.mockResolvedValue({ outcome: 'failed' });
    const take = openDesk({ perAddress: 2 });
    const outcomes = [await take(inquiry()), await take(inquiry()), await take(inquiry())];
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'tooMany']);
  });
});

describe('a flood', () => {
  const contact = (fields: Record<string, string>, address: string, key: string): LeadForm => ({
    kind: 'contact',
    fields,
    address,
    key,
    fromPath: '',
  });
  const real = (name: string) => ({
    firstname: name,
    lastname: 'Patel',
    email: 'asha@example.com',
    phone: '98250 12345',
    message: 'Which vehicle takes 500 kg?',
  });
  const names = ['Asha', 'Amit', 'Anil', 'Anita', 'Arun'];

  it('of empty posts from many networks costs no real form its place', async () => {
    const take = openDesk({ perKind: 10 });
    for (let post = 0; post < 30; post += 1) await take(contact({}, `198.51.100.${post}`, ''));
    const outcomes = [];
    for (const name of names)
      outcomes.push((await take(contact(real(name), '203.0.113.9', `key-of-${name}`))).outcome);
    expect(outcomes).toEqual(names.map(() => 'saved'));
  });

  it('of posts that the human check refuses costs no real form its place', async () => {
    const take = openDesk({ perKind: 3 });
    verify.mockResolvedValue({ outcome: 'failed' });
    for (let post = 0; post < 10; post += 1)
      await take({ ...inquiry({}, `flood-key-${post}`), address: `198.51.100.${post}` });
    verify.mockResolvedValue(passed('after the flood'));
    expect(await take(inquiry())).toEqual({ outcome: 'saved' });
  });
});

describe('the outbox', () => {
  it('gives each due lead to one worker, and again when the lease has run out', async () => {
    const take = openDesk();
    for (const token of ['a', 'b', 'c']) {
      verify.mockResolvedValueOnce(passed(`outbox ${token}`));
      await take(inquiry({ name: `Asha ${token}` }));
    }
    const { payload } = fresh;
    const now = Date.now() + 1000;
    const [first, second] = await Promise.all([
      leaseDueLeads(payload, 2, now),
      leaseDueLeads(payload, 2, now),
    ]);
    const ids = [...first, ...second].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
    expect(await leaseDueLeads(payload, 5, now + 59_000)).toEqual([]);
    const [done, ...others] = await leaseDueLeads(payload, 5, now + 61_000);
    expect(others).toHaveLength(2);
    if (done)
      await releaseLead(payload, done.id, { notifiedAt: new Date().toISOString() }, { delivery: 'done' });
    expect(await leaseDueLeads(payload, 5, now + 200_000)).toHaveLength(2);
  });
});
