import { environmentOf } from '@ev-site/content/deployment/environment-of.ts';
import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import { storeReferences } from '@ev-site/content/leads/store-references.ts';
import { products } from '@ev-site/content/seed/data/products.ts';
import { toDotPicture } from '@ev-site/content/testing/dot-picture.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { leadKinds } from '@ev-site/contract/forms/kinds.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openMemoryCounters } from '../traffic/counters/memory-counters.ts';
import type { HumanCheck } from './human-check/check-port.ts';
import { insertLead } from './insert-lead.ts';
import { type KnownChoices, openKnownChoices } from './known-choices.ts';
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
const note = vi.fn();
const log = { error: vi.fn(), warn: vi.fn(), info: vi.fn() };

const openDesk = (
  change: {
    payload?: object;
    perAddress?: number;
    perKind?: number;
    shortest?: number;
    choices?: Partial<KnownChoices>;
    now?: () => Date;
  } = {},
) =>
  createTakeLead({
    payload: Object.assign(Object.create(fresh.payload), change.payload),
    humanCheck: { createChallenge: async () => null, verify },
    environment: {
      ...environmentOf(fresh.payload),
      FORMS_PER_ADDRESS: change.perAddress ?? 100,
      FORMS_PER_KIND: change.perKind ?? 1000,
      FORM_SHORTEST_MS: change.shortest ?? 2000,
    },
    counters: openMemoryCounters(),
    pressure: { note, get: async () => 0 },
    choices: {
      ...openKnownChoices(
        readInLanguage(Object.assign(Object.create(fresh.payload), change.payload), 'en'),
        Date.now,
      ),
      ...change.choices,
    },
    ...(change.now && { now: change.now }),
    getJob: async () => null,
    publicUrl: 'https://ev.example',
    stored: () => {},
    log,
  });

const inquiry = (fields: Record<string, unknown> = {}, key = 'key-of-the-form'): LeadForm => ({
  kind: 'inquiry',
  language: 'en',
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
  fromQuery: '',
  canBeChecked: true,
});

/** Adds a vehicle of the sample content without a marker, with one picture in place of its own. @returns its id. */
const addMajor = async (): Promise<number> => {
  const there = await fresh.payload.find({ collection: 'products', where: { key: { equals: 'major' } } });
  if (there.docs[0]) return there.docs[0].id;
  const found = products.find(({ key }) => key === 'major');
  if (!found) throw new Error('There is no Major.');
  const { bannerPicture, innovationPicture, pictures, turntable, variants, gallery, questions, ...data } =
    found.data;
  const file = toDotPicture();
  const heroPicture = (await fresh.payload.create({ collection: 'media', data: { alt: 'A dot' }, file })).id;
  const green = { key: 'green', label: 'Green', kind: 'colour' as const, inquiryLabel: 'Green' };
  const vehicle = { ...data, heroPicture, variants: [{ ...green, pictures: [heroPicture] }] };
  return (await fresh.payload.create({ collection: 'products', data: vehicle })).id;
};

const countLeads = async () => (await fresh.payload.count({ collection: 'leads' })).totalDocs;
const passed = (token: string) => ({ outcome: 'passed', token, validMs: 60_000 }) as const;

describe('taking a lead', () => {
  test('returns the same reference for the same form, and staff find the lead by it', async () => {
    verify.mockResolvedValue(passed('numbered'));
    const form = inquiry({ name: 'Numbered Patel' }, 'key-of-a-number');
    const first = await openDesk()(form);
    expect(first).toMatchObject({ reference: expect.stringMatching(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/) });
    expect(await openDesk()(form)).toEqual(first);
    const reference = first.outcome === 'saved' ? String(first.reference) : '';
    await storeReferences(fresh.payload);
    const { secret } = fresh.payload;
    fresh.payload.secret = 'a secret of later'.padEnd(40, '.');
    expect(await openDesk()(form)).toEqual(first);
    fresh.payload.secret = secret;
    const search = async (text: string) =>
      (
        await fresh.payload.find({
          collection: 'leads',
          where: { or: [{ name: { like: text } }, { phone: { like: text } }] },
        })
      ).docs.map(({ name }) => name);
    expect(await search(reference)).toEqual(['Numbered Patel']);
    expect(await search(reference.replace('-', ' ').toLowerCase())).toEqual(['Numbered Patel']);
    expect(await search('0000-0000')).toEqual([]);
    await fresh.payload.delete({ collection: 'leads', where: { name: { equals: 'Numbered Patel' } } });
  });

  test('sets the vehicle of a contact from the address of its page', async () => {
    const major = await addMajor();
    const fields = {
      firstname: 'Asha',
      lastname: 'Patel',
      email: 'asha@example.com',
      phone: '98250 12345',
      message: 'Which takes 500 kg?',
    };
    const from = { fromPath: '/hi/contactus', fromQuery: '?vehicle=major&choice=Green' };
    await openDesk()({ ...inquiry(), kind: 'contact', fields, ...from });
    const { docs } = await fresh.payload.find({ collection: 'leads', depth: 0 });
    expect(docs).toMatchObject([{ kind: 'contact', product: major, marker: 'Major', colour: 'Green' }]);
  });

  test('stores one lead for twenty posts at once and for a retry with an expired check', async () => {
    verify.mockResolvedValue(passed('one'));
    const desks = [openDesk(), openDesk()];
    const outcomes = await Promise.all(Array.from({ length: 20 }, (_, post) => desks[post % 2]?.(inquiry())));
    expect(new Set(outcomes.map((outcome) => outcome?.outcome))).toEqual(new Set(['saved']));
    verify.mockResolvedValue({ outcome: 'failed' });
    expect(await openDesk()(inquiry())).toMatchObject({ outcome: 'saved' });
    expect(await countLeads()).toBe(1);
  });

  test('stores a second lead if the same key comes with other words', async () => {
    verify.mockResolvedValueOnce(passed('two')).mockResolvedValueOnce(passed('three'));
    const take = openDesk();
    await take(inquiry());
    await take(inquiry({ comment: 'And what does it cost?' }));
    expect(await countLeads()).toBe(2);
  });

  test.each([
    ['yes', '', true],
    ['', 'yes', false],
  ])('stores one lead if only consents change: first "%s", then "%s"', async (first, then, kept) => {
    verify.mockImplementation(async () => passed(crypto.randomUUID()));
    const take = openDesk();
    for (const answer of [first, then])
      await take(
        inquiry({ marketing_consent: answer, whatsapp_consent: answer, privacy_version: '2026-11-26' }),
      );
    const { docs } = await fresh.payload.find({ collection: 'leads' });
    expect(docs).toMatchObject([{ marketingConsent: kept, whatsappConsent: kept }]);
  });

  test.each(['', 'Of today!', 'null', null, false, 5])(
    'keeps no consent without a valid version of the notice: %j',
    async (version) => {
      verify.mockResolvedValueOnce(passed(crypto.randomUUID()));
      const consents = { marketing_consent: 'yes', whatsapp_consent: 'yes' };
      await openDesk()(inquiry({ ...consents, privacy_version: version }));
      const { docs } = await fresh.payload.find({ collection: 'leads' });
      expect(docs).toMatchObject([{ marketingConsent: false, whatsappConsent: false, privacyVersion: '' }]);
    },
  );

  describe('a form that came without a key before', () => {
    const start = Date.parse('2026-11-26T10:08:00Z');
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['Date'], now: start });
      verify.mockImplementation(async () => passed(crypto.randomUUID()));
    });
    afterEach(() => vi.useRealTimers());

    test.each([
      ['without a key', ''],
      ['with one', 'key-of-a-second-post'],
    ])('is the same lead within ten minutes: sent again %s', async (_how, key) => {
      const take = openDesk();
      const first = await take(inquiry({}, ''));
      vi.setSystemTime(start + 9 * minute);
      expect(await take(inquiry({}, key))).toEqual(first);
      expect(await countLeads()).toBe(1);
      vi.setSystemTime(start + 10 * minute);
      expect(await take(inquiry({}, key))).not.toEqual(first);
      expect(await countLeads()).toBe(2);
    });

    test('is the same lead as a form with a key that comes while it is being stored', async () => {
      const take = openDesk();
      const outcomes = await Promise.all(
        ['', 'key-of-a-second-post', ''].map((key) => take(inquiry({}, key))),
      );
      expect(outcomes).toMatchObject(outcomes.map(() => ({ ...outcomes[0], outcome: 'saved' })));
      expect(await countLeads()).toBe(1);
    });
  });

  test('accepts one answer to the human check for one lead only', async () => {
    verify.mockResolvedValue(passed('four'));
    const take = openDesk();
    expect(await take(inquiry())).toMatchObject({ outcome: 'saved' });
    expect(await take(inquiry({ name: 'Amit Shah' }))).toMatchObject({
      codes: { rCaptcha: ['rCaptchaWrong'] },
    });
  });

  test('finds the vehicle of an enquiry from a page about several vehicles', async () => {
    verify.mockImplementation(async () => passed(crypto.randomUUID()));
    const product = await addMajor();
    for (const reckoning of ['/compare?vehicles=marvel,major', '/find?kg=311', '/savings?vehicle=major'])
      await openDesk()({
        ...inquiry({ vehicle: 'major', reckoning }),
        fromPath: reckoning.replace(/\?.*/, ''),
      });
    const { docs } = await fresh.payload.find({ collection: 'leads', depth: 0, sort: 'page' });
    expect(docs).toMatchObject(
      ['/compare', '/find', '/savings'].map((page) => ({ page, product, marker: 'Major' })),
    );
  });

  test('keeps leads as unverified while the check cannot be reached, with a lower limit', async () => {
    verify.mockResolvedValue({ outcome: 'unreachable' });
    const take = openDesk({ perAddress: 20 });
    const outcomes = [];
    for (const name of ['Asha', 'Amit', 'Anil']) outcomes.push((await take(inquiry({ name }))).outcome);
    expect(outcomes).toEqual(['saved', 'saved', 'tooMany']);
    const { docs } = await fresh.payload.find({ collection: 'leads' });
    expect(docs.map(({ humanCheck }) => humanCheck)).toEqual(['unverified', 'unverified']);
  });

  test('answers notSaved if the database fails, and logs nothing that was typed', async () => {
    verify.mockResolvedValue(passed('five'));
    const full = Object.assign(new Error('Failed query … params: Asha Patel,asha@example.com'), {
      cause: new Error('database or disk is full'),
    });
    const db = Object.assign(Object.create(fresh.payload.db), {
      create: async ({ collection }: { collection: string }) => {
        if (collection === 'leads') throw full;
      },
    });
    const form = { ...inquiry(), requestId: 'id-of-the-request' };
    expect(await openDesk({ payload: { db } })(form)).toEqual({ outcome: 'notSaved' });
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ reqId: 'id-of-the-request', kind: 'inquiry' }),
      'a lead could not be stored',
    );
    expect(JSON.stringify(log.error.mock.calls)).toContain('disk is full');
    expect(JSON.stringify(log.error.mock.calls)).not.toMatch(/Asha|asha@/);
  });

  /** A database that fails to store the first `times` leads. */
  const failAtFirst = (times: number) => {
    const { db } = fresh.payload;
    let failures = times;
    const create: typeof db.create = async (row) => {
      if (row.collection === 'leads' && failures-- > 0) throw new Error('the database is away');
      return db.create(row);
    };
    return { db: Object.assign(Object.create(db), { create }) };
  };

  test('does not count a receipt for a lead that could not be stored', async () => {
    verify.mockResolvedValue(passed('stored at the fourth try'));
    const take = openDesk({ payload: failAtFirst(3) });
    const outcomes = [];
    for (let tries = 0; tries < 4; tries += 1) outcomes.push((await take(inquiry())).outcome);
    expect(outcomes).toEqual(['notSaved', 'notSaved', 'notSaved', 'saved']);
    const { docs } = await fresh.payload.find({ collection: 'leads' });
    expect(docs).toMatchObject([{ receiptWanted: true }]);
  });

  test('does not count a lead that could not be stored in the limit of its kind', async () => {
    verify.mockResolvedValue(passed('stored at the second try'));
    const take = openDesk({ payload: failAtFirst(1), perKind: 1 });
    expect(await take(inquiry())).toEqual({ outcome: 'notSaved' });
    expect(await take(inquiry())).toMatchObject({ outcome: 'saved' });
  });

  test('refuses further forms of a network above its limit, also if the human check fails', async () => {
    verify.mockResolvedValue({ outcome: 'failed' });
    const take = openDesk({ perAddress: 2 });
    const outcomes = [await take(inquiry()), await take(inquiry()), await take(inquiry())];
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'tooMany']);
  });
});

describe('a stored form that is sent again with its key', () => {
  const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
  const beforeMidnight = '2026-11-22T18:25:00Z';
  const content = { time: beforeMidnight, paused: false, dealer: 'Yard', vehicle: 'Major', gone: false };
  let now: typeof content;
  let ids: { dealer: number; vehicle: number };
  beforeAll(async () => {
    const dealer = await fresh.payload.db.create({ collection: 'dealers', data: { slug: 'surat' } });
    ids = { dealer: Number(dealer.id), vehicle: await addMajor() };
  });
  beforeEach(() => {
    now = { ...content };
    verify.mockImplementation(async () => passed(crypto.randomUUID()));
  });

  const openChangedDesk = (payload = {}) =>
    openDesk({
      payload,
      now: () => new Date(now.time),
      choices: {
        isPaused: async () => now.paused,
        listProducts: async () =>
          now.gone
            ? []
            : [{ id: ids.vehicle, key: 'major', name: now.vehicle, markerField: 'loader', choices: [] }],
        listRideDealers: async () => [
          {
            ...{ id: ids.dealer, slug: 'surat', name: now.dealer, town: 'Surat', vehicles: null },
            hours: [{ days: [...days], opens: '09:30', closes: '19:00' }],
          } as never,
        ],
      },
    });

  const ride: LeadForm = {
    ...inquiry(),
    kind: 'testride',
    fields: {
      ...{ name: 'Asha Patel', mobile: '98250 12345', vehicle: 'major', dealer: 'surat' },
      first_choice: '2026-11-23-am',
    },
  };

  test.each<[string, Partial<typeof content>]>([
    ['the half-day is not offered any more', { time: '2026-11-22T18:35:00Z' }],
    ['staff have paused the forms', { paused: true }],
    ['the dealer has another name', { dealer: 'Yard Motors' }],
    ['the vehicle has another name', { vehicle: 'Major Pro' }],
    ['the vehicle is gone', { gone: true }],
  ])('is the same lead if %s', async (_why, change) => {
    const take = openChangedDesk();
    const first = await take(ride);
    expect(first).toMatchObject({ outcome: 'saved' });
    now = { ...now, ...change };
    expect(await take(ride)).toEqual(first);
    expect(await countLeads()).toBe(1);
  });

  test('is the same lead if the vehicle that its own field marks is gone, and the human check gives another answer', async () => {
    const take = openChangedDesk();
    const send = (token: string) =>
      take({
        ...inquiry({ loader: 'Major', 'provider-response': token.repeat(300) }),
        fromPath: '/productmajor',
      });
    const first = await send('a');
    expect(first).toMatchObject({ outcome: 'saved' });
    now.gone = true;
    expect(await send('b')).toEqual(first);
    expect(await countLeads()).toBe(1);
  });

  test('is another lead if its sender wrote something else', async () => {
    const take = openChangedDesk();
    for (const change of [{}, { first_choice: '2026-11-24-am' }, { mobile: '98250 12346' }])
      await take({ ...ride, fields: { ...ride.fields, ...change } });
    for (const fromPath of ['/productmajor', '/hi/productmajor', '/compare'])
      await take({ ...inquiry(), fromPath });
    for (const loader of ['Major', 'Major with a box']) await take(inquiry({ loader }));
    expect(await countLeads()).toBe(7);
  });

  test('is “paused” during a pause if the database does not answer', async () => {
    const find = async () => {
      throw new Error('the database is away');
    };
    now.paused = true;
    for (const form of [ride, inquiry({ loader: 'Major' })])
      expect(await openChangedDesk({ find })(form)).toEqual({ outcome: 'paused' });
  });
});

describe('a flood', () => {
  const contact = (fields: Record<string, string>, address: string, key: string): LeadForm => ({
    kind: 'contact',
    language: 'en',
    fields,
    address,
    key,
    fromPath: '',
    fromQuery: '',
    canBeChecked: true,
  });
  const real = (name: string) => ({
    firstname: name,
    lastname: 'Patel',
    email: 'asha@example.com',
    phone: '98250 12345',
    message: 'Which vehicle takes 500 kg?',
  });
  const names = ['Asha', 'Amit', 'Anil', 'Anita', 'Arun'];

  test('of empty posts from many networks uses up no limit for real forms', async () => {
    const take = openDesk({ perKind: 10 });
    for (let post = 0; post < 30; post += 1) await take(contact({}, `198.51.100.${post}`, ''));
    const outcomes = [];
    for (const name of names)
      outcomes.push((await take(contact(real(name), '203.0.113.9', `key-of-${name}`))).outcome);
    expect(outcomes).toEqual(names.map(() => 'saved'));
  });

  test('of posts that fail the human check uses up no limit for real forms', async () => {
    const take = openDesk({ perKind: 3 });
    verify.mockResolvedValue({ outcome: 'failed' });
    for (let post = 0; post < 10; post += 1)
      await take({ ...inquiry({}, `flood-key-${post}`), address: `198.51.100.${post}` });
    verify.mockResolvedValue(passed('after the flood'));
    expect(await take(inquiry())).toMatchObject({ outcome: 'saved' });
  });

  test('counts as pressure only with valid forms, even if they fail the human check', async () => {
    note.mockClear();
    verify.mockResolvedValue({ outcome: 'failed' });
    const take = openDesk();
    await take(contact({}, '203.0.113.9', ''));
    expect(note).not.toHaveBeenCalled();
    await take(inquiry());
    expect(note).toHaveBeenCalledOnce();
  });

  test('of forms without a check leaves room for forms with one, and for visitors who can be asked to make it', async () => {
    const take = openDesk({ perKind: 6 });
    for (let post = 0; post < 10; post += 1)
      await take(contact(real(`Flood ${'abcdefghij'[post]}`), `198.51.100.${post}`, `flood-key-${post}`));
    expect(await countLeads()).toBe(3);
    const asha = contact(real('Asha'), '203.0.113.9', 'key-of-asha');
    expect(await take({ ...asha, canBeChecked: false })).toEqual({ outcome: 'tooMany' });
    expect(await take(asha)).toEqual({ outcome: 'refused', codes: { rCaptcha: ['rCaptchaFlood'] } });
    verify.mockResolvedValueOnce({ outcome: 'failed' });
    const answered = { ...asha, fields: { ...asha.fields, rCaptcha: 'answer' } };
    expect(await take(answered)).toEqual({ outcome: 'refused', codes: { rCaptcha: ['rCaptchaWrong'] } });
    verify.mockResolvedValueOnce(passed('asha in the flood'));
    expect(await take(answered)).toMatchObject({ outcome: 'saved' });
  });
});

test('reports an impossible phone number together with the missing fields', async () => {
  const wrong = { name: '', mobile: '1111111111', filled_in_ms: '2000' };
  expect(await openDesk()(inquiry(wrong))).toEqual({
    outcome: 'refused',
    codes: { name: ['nameMissing'], mobile: ['phoneForm'] },
  });
  const inGujarati = { ...wrong, mobile: '૯૮૨૫૦ ૧૨૩૪૫' };
  expect(await openDesk()(inquiry(inGujarati))).toMatchObject({ codes: { name: ['nameMissing'] } });
  const noText = inquiry({ ...wrong, mobile: { toString: null } as never });
  expect(await openDesk()(noText)).toMatchObject({ codes: { name: ['nameMissing'] } });
});

test('accepts null for the values that accompany the fields', async () => {
  verify.mockResolvedValueOnce(passed('of a program'));
  const nothing = { website: null, filled_in_ms: null, lead_key: null, privacy_version: null };
  expect(await openDesk()(inquiry(nothing))).toMatchObject({ outcome: 'saved' });
});

describe('a form sent too fast', () => {
  const quick = { filled_in_ms: '300' };

  test('gets its other errors first, and does not use up its answer to the human check', async () => {
    verify.mockClear();
    const take = openDesk();
    expect(await take(inquiry({ ...quick, email: 'asha' }))).toEqual({
      outcome: 'refused',
      codes: { email: ['emailForm'] },
    });
    expect(await take(inquiry(quick))).toEqual({ outcome: 'refused', codes: { form: ['tooFast'] } });
    expect(verify).not.toHaveBeenCalled();
    verify.mockResolvedValueOnce(passed('not so quick'));
    expect(await take(inquiry({ filled_in_ms: '2000' }))).toMatchObject({ outcome: 'saved' });
  });

  test('is accepted if the deployment sets no shortest time', async () => {
    verify.mockResolvedValueOnce(passed('no shortest time'));
    expect(await openDesk({ shortest: 0 })(inquiry({ filled_in_ms: '0' }))).toMatchObject({
      outcome: 'saved',
    });
  });
});

describe('during maintenance', () => {
  test('no form of any kind is taken, and forms are taken again afterwards', async () => {
    const { findGlobal } = fresh.payload;
    let domainStatus = 'maintenance';
    const payload = {
      findGlobal: (asked: { slug: string }) =>
        asked.slug === 'site-settings' ? { domainStatus } : findGlobal.call(fresh.payload, asked as never),
    };
    for (const kind of leadKinds)
      expect(await openDesk({ payload })({ ...inquiry(), kind })).toEqual({ outcome: 'paused' });
    domainStatus = 'live';
    verify.mockResolvedValueOnce(passed('after maintenance'));
    expect(await openDesk({ payload })(inquiry())).toMatchObject({ outcome: 'saved' });
  });
});

describe('a row', () => {
  test('is refused whole if a key has no column', async () => {
    const columns = { name: 'Asha', email: 'a@b.co', phone: '+91 98250 12345', favouriteColour: 'green' };
    const details = {
      kind: 'contact',
      language: 'en',
      leadKey: 'a-row',
      humanCheck: 'notAsked',
      privacyVersion: '',
      receiptWanted: false,
    } as const;
    await expect(insertLead(fresh.payload, columns, details)).rejects.toThrow('no column favouriteColour');
    expect(await countLeads()).toBe(0);
  });
});

describe('the outbox', () => {
  test('leases each due lead to one worker, and again when the lease has expired', async () => {
    const take = openDesk();
    for (const [person, token] of ['a', 'b', 'c'].entries()) {
      verify.mockResolvedValueOnce(passed(`outbox ${token}`));
      // Three persons, because the leads of one person go out one after another.
      await take(inquiry({ name: `Asha ${token}`, mobile: `98250 1234${person}` }));
    }
    const { payload } = fresh;
    const now = Date.now() + 1000;
    const [first, second] = await Promise.all([
      leaseDueLeads(payload, 2, 'any', now),
      leaseDueLeads(payload, 2, 'any', now),
    ]);
    const ids = [...first.leads, ...second.leads].map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([3, 3]);
    expect((await leaseDueLeads(payload, 5, 'any', now + 59_000)).leads).toEqual([]);
    const third = await leaseDueLeads(payload, 5, 'any', now + 61_000);
    const [done, ...others] = third.leads;
    expect(others).toHaveLength(2);
    if (done)
      await releaseLead(
        payload,
        third,
        done.id,
        { notifiedAt: new Date().toISOString() },
        { delivery: 'done' },
      );
    expect((await leaseDueLeads(payload, 5, 'any', now + 200_000)).leads).toHaveLength(2);
  });
});
