import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getSqlDatabase } from '@ev-site/content/database/sql.ts';
import { sql } from '@ev-site/content/database/statement.ts';
import { reckonReference } from '@ev-site/content/leads/reference.ts';
import type { Mail } from '@ev-site/content/mail/mailer.ts';
import type { Lead, PrivacyRequest } from '@ev-site/content/payload-types.ts';
import { isLink } from '@ev-site/content/privacy/request-keys.ts';
import { sweepAll } from '@ev-site/content/sweeping/sweep-all.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { refusedMailbox } from '@ev-site/content/testing/refused-mailbox.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleSurroundings } from '../../testing/example-worker.ts';
import { openMemoryCounters } from '../../traffic/counters/memory-counters.ts';
import { insertLead } from '../insert-lead.ts';
import { createOwnData, mostShown } from './own-data.ts';
import { createTakeRequest, type RequestForm } from './take-request.ts';
import { createRequestWork } from './work-requests.ts';

let fresh: FreshContent;
const mails: Mail[] = [];
let mailFails: Error | undefined;
let whileMailed = async () => {};
const log = { error: vi.fn(), warn: vi.fn() };

beforeAll(async () => {
  fresh = await openFreshContent();
});
afterAll(async () => {
  await fresh.remove();
});
beforeEach(async () => {
  mails.length = 0;
  mailFails = undefined;
  whileMailed = async () => {};
  ahead = 1000;
  log.error.mockClear();
  await fresh.payload.db.deleteMany({ collection: 'privacy-requests', where: { id: { exists: true } } });
  await fresh.payload.delete({ collection: 'leads', where: { id: { exists: true } }, trash: true });
});

/** How far the clock of the processing is ahead of the clock of the rows (ms). */
let ahead = 1000;

const open = (perAddress = 100, perKind = 1000) => {
  const { payload } = fresh;
  const counters = openMemoryCounters();
  const take = createTakeRequest({
    payload,
    humanCheck: {
      createChallenge: async () => null,
      verify: async (answer) =>
        answer === 'right'
          ? { outcome: 'passed', token: `token ${made++}`, validMs: 60_000 }
          : { outcome: 'failed' },
    },
    environment: { FORMS_PER_ADDRESS: perAddress, FORMS_PER_KIND: perKind, FORM_SHORTEST_MS: 2000 },
    counters,
    stored: () => {},
    log,
  });
  const work = createRequestWork({
    payload,
    mailer: {
      async send(mail) {
        if (mailFails) throw mailFails;
        mails.push(mail);
        await whileMailed();
      },
    },
    counters,
    getCompany: exampleSurroundings.getCompany,
    publicUrl: 'https://ev.example',
    log,
    now: () => Date.now() + ahead,
  });
  return { take, work };
};

const toForm = (fields: Record<string, string>, key = ''): RequestForm => ({
  language: 'gu',
  fields,
  address: '203.0.113.9',
  key,
});

let made = 0;
const addLead = async (more: Partial<Lead> = {}): Promise<Lead> => {
  made += 1;
  const leadKey = `lead ${made}`;
  await insertLead(
    fresh.payload,
    {
      name: more.name ?? 'Asha Patel',
      email: more.email ?? 'asha@example.com',
      phone: more.phone ?? '+91 98250 12345',
      marketingConsent: true,
      whatsappConsent: true,
    },
    {
      kind: more.kind ?? 'contact',
      language: 'gu',
      leadKey,
      humanCheck: 'notAsked',
      privacyVersion: '2026-11-22',
      receiptWanted: false,
    },
  );
  const { docs } = await fresh.payload.find({ collection: 'leads', where: { leadKey: { equals: leadKey } } });
  if (!docs[0]) throw new Error('The lead was not stored.');
  if (more.status)
    await fresh.payload.update({ collection: 'leads', id: docs[0].id, data: { status: more.status } });
  return docs[0];
};

const listRequests = async (): Promise<PrivacyRequest[]> =>
  (await fresh.payload.db.find<PrivacyRequest>({ collection: 'privacy-requests', sort: 'id', limit: 0 }))
    .docs;

const getLink = (): string => /\?key=(\S+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';

describe('taking a request', () => {
  test('does not count one that could not be stored', async () => {
    const { take } = open(100, 1);
    const ask = () => take(toForm({ kind: 'see', email: 'asha@example.com', rCaptcha: 'right' }));
    const create = vi.spyOn(fresh.payload.db, 'create').mockRejectedValueOnce(new Error('the disk is full'));
    expect(await ask()).toEqual({ outcome: 'notSaved' });
    create.mockRestore();
    expect(await ask()).toEqual({ outcome: 'saved' });
  });

  test('gives the same answer for known and unknown addresses, and reads no leads', async () => {
    await addLead();
    const { take } = open();
    const find = vi.spyOn(fresh.payload.db, 'find');
    const answers = [
      await take(toForm({ kind: 'see', email: 'asha@example.com' })),
      await take(toForm({ kind: 'see', email: 'nobody@example.com' })),
    ];
    expect(answers).toEqual([{ outcome: 'saved' }, { outcome: 'saved' }]);
    expect(find).not.toHaveBeenCalled();
    find.mockRestore();
    expect(mails).toEqual([]);
    const [known, unknown] = await listRequests();
    const {
      id: _one,
      email: _mail,
      requestKey: _key,
      createdAt,
      updatedAt: _at,
      dueAt,
      ...row
    } = known ?? ({} as never);
    expect(unknown).toMatchObject({ ...row, nextAttemptAt: expect.any(String) });
    expect(Date.parse(dueAt) - Date.parse(createdAt)).toBe(30 * 86_400_000);
  });

  test.each([
    [{ kind: 'see' }, { email: ['requestWhoMissing'] }],
    [{ kind: 'see', phone: '99999 00000 1', reference: 'K7M2-4QXD' }, { phone: ['phoneForm'] }],
    [{ kind: 'see', email: 'a@b.co', website: 'x' }, { form: ['honeypot'] }],
    [{ kind: 'see', email: 'a@b.co', filled_in_ms: '100' }, { form: ['tooFast'] }],
  ])('refuses %j', async (fields, codes) => {
    expect(await open().take(toForm(fields as Record<string, string>))).toEqual({
      outcome: 'refused',
      codes,
    });
  });

  test('stores the same form once, and every other form', async () => {
    const { take } = open();
    const form = toForm({ kind: 'see', email: 'asha@example.com' }, 'key-of-the-form');
    expect([await take(form), await take(form)]).toEqual([{ outcome: 'saved' }, { outcome: 'saved' }]);
    for (const key of ['key-two-two', 'key-three-3', 'key-four-44', 'key-five-55'])
      expect(await take({ ...form, key })).toEqual({ outcome: 'saved' });
    expect(await listRequests()).toHaveLength(5);
    // A browser that puts a blank into the hidden field fills nothing in.
    const blank = { ...form.fields, website: ' ' };
    expect(await take({ ...form, fields: blank })).toEqual({ outcome: 'saved' });
  });

  test('stores a form without a key once if it is sent again within ten minutes, across a full ten minutes of the clock too', async () => {
    const { take } = open();
    const form = toForm({ kind: 'see', email: 'asha@example.com' });
    const mark = Math.ceil(Date.now() / 600_000) * 600_000;
    for (const at of [-1000, 1000, 598_000]) {
      vi.setSystemTime(mark + at);
      expect(await take(form)).toEqual({ outcome: 'saved' });
    }
    expect(await listRequests()).toHaveLength(1);
    vi.setSystemTime(mark + 600_000);
    for (const sent of [form, form, { ...form, key: 'key-of-the-form' }]) await take(sent);
    vi.useRealTimers();
    expect(await listRequests()).toHaveLength(3);
  });

  test('stores all requests of a person, however many strangers ask about him', async () => {
    const { take } = open();
    const asked: Record<string, string>[] = [];
    for (const reference of ['1111-1111', '2222-2222', '3333-3333'])
      asked.push(
        { kind: 'erase', phone: '98250 12345', reference },
        { kind: 'see', email: 'asha@example.com' },
      );
    for (const address of ['asha+1', 'asha+2', 'asha+3'])
      asked.push({ kind: 'erase', email: `${address}@example.com` });
    for (const [count, fields] of asked.entries()) await take(toForm(fields, `of-a-stranger-${count}`));
    const own = [
      { kind: 'erase', phone: '98250 12345', reference: '4444-4444' },
      { kind: 'erase', email: 'Asha@example.com' },
    ];
    for (const fields of own) expect(await take(toForm(fields))).toEqual({ outcome: 'saved' });
    expect((await listRequests()).slice(-2)).toMatchObject(own.map(({ phone: _, ...row }) => row));
  });

  test('stores a form that is sent twice at once as one, and answers both with success', async () => {
    const { take } = open();
    const form = toForm({ kind: 'see', email: 'asha@example.com' }, 'key-of-the-form');
    expect(await Promise.all([take(form), take(form)])).toEqual([{ outcome: 'saved' }, { outcome: 'saved' }]);
    expect(await listRequests()).toHaveLength(1);
    expect(log.error).not.toHaveBeenCalled();
  });

  test('logs why a request could not be stored, even if the database cannot say whether it was', async () => {
    const { take } = open();
    const { db } = fresh.payload;
    const create = vi.spyOn(db, 'create').mockRejectedValueOnce(new Error('the insert'));
    const count = vi.spyOn(db, 'count');
    count.mockResolvedValueOnce({ totalDocs: 0 }).mockRejectedValueOnce(new Error('the question'));
    expect(await take(toForm({ kind: 'see', email: 'asha@example.com' }))).toEqual({ outcome: 'notSaved' });
    for (const spy of [create, count]) spy.mockRestore();
    const why = expect.objectContaining({ message: 'the insert' });
    expect(log.error).toHaveBeenCalledExactlyOnceWith({ problem: why }, expect.any(String));
  });

  test('counts requests towards the limit of the network, and asks for the human check in a flood', async () => {
    const few = open(2).take;
    const outcomes = [];
    for (const kind of ['see', 'erase', 'correct'])
      outcomes.push((await few(toForm({ kind, email: `${kind}@example.com` }))).outcome);
    expect(outcomes).toEqual(['saved', 'saved', 'tooMany']);
    const flooded = open(100, 2).take;
    await flooded(toForm({ kind: 'see', email: 'one@example.com' }));
    expect(await flooded(toForm({ kind: 'see', email: 'two@example.com' }))).toEqual({
      outcome: 'refused',
      codes: { rCaptcha: ['rCaptchaFlood'] },
    });
  });

  test('limits the requests of a minute from all networks together, even with the human check', async () => {
    const { take } = open(100, 2);
    const outcomes = [];
    for (const count of [1, 2, 3]) {
      const form = toForm({ kind: 'see', email: `asha${count}@example.com`, rCaptcha: 'right' });
      outcomes.push((await take({ ...form, address: `203.0.113.${count}` })).outcome);
    }
    expect(outcomes).toEqual(['saved', 'saved', 'tooMany']);
  });

  test('takes requests for twenty addresses in an hour from one network, and more only with the human check', async () => {
    const { take, work } = open();
    const ask = (name: string, more = {}, address = '203.0.113.9') =>
      take({ ...toForm({ kind: 'see', email: `${name}@example.com`, ...more }), address });
    for (let count = 0; count < 20; count += 1)
      expect(await ask(`stranger${count}`)).toEqual({ outcome: 'saved' });
    const refused = { outcome: 'refused', codes: { rCaptcha: ['rCaptchaFlood'] } };
    expect(await ask('one.more')).toEqual(refused);
    expect(await ask('one.more', { rCaptcha: 'wrong' })).toEqual({
      outcome: 'refused',
      codes: { rCaptcha: ['rCaptchaWrong'] },
    });
    expect(await ask('colleague', { rCaptcha: 'right' })).toEqual({ outcome: 'saved' });
    expect(await ask('neighbour', {}, '203.0.113.10')).toEqual({ outcome: 'saved' });
    for (let round = 0; round < 3; round += 1) await work();
    expect(mails.map(({ to }) => to)).toEqual([
      ...Array.from({ length: 20 }, (_, count) => `stranger${count}@example.com`),
      'colleague@example.com',
      'neighbour@example.com',
    ]);
  });
});

describe('processing a request', () => {
  test('mails a known person a link once, in the language of the page', async () => {
    await addLead();
    const { take, work } = open();
    await take(toForm({ kind: 'see', email: 'ASHA@example.com' }));
    await Promise.all([work(), work()]);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'ASHA@example.com',
      replyTo: 'privacy@example.com',
      moment: expect.any(Number),
      subject: 'તમારી માહિતીની લિંક',
    });
    expect(mails[0]?.text).toMatch(
      /https:\/\/ev\.example\/gu\/privacy\/requests\/mine\?key=\d+\.[0-9a-f]{64}\n/,
    );
    expect(mails[0]?.text).toContain('The Company (gu)');
    expect((await listRequests())[0]).toMatchObject({ state: 'mailed', about: 'enquiries' });
  });

  test('mails one link for each of several requests, even if the mails are slow and another process looks', async () => {
    await addLead();
    const { take, work } = open();
    for (const kind of ['see', 'erase', 'correct']) await take(toForm({ kind, email: 'asha@example.com' }));
    whileMailed = async () => {
      // While the first mail takes a minute and a half, another process looks for work.
      if (mails.length > 1) return;
      ahead += 90_000;
      await work();
    };
    await work();
    expect(mails).toHaveLength(3);
    for (const { text } of mails)
      expect(await isLink(fresh.payload, /\?key=(\S+)/.exec(text)?.[1])).toBe(true);
  });

  test('mails a new link that works if it is unknown whether the first mail went out', async () => {
    await addLead();
    const { take, work } = open();
    await take(toForm({ kind: 'see', email: 'asha@example.com' }));
    whileMailed = async () => {
      throw new Error('The server took it, and the line was lost.');
    };
    await work();
    whileMailed = async () => {};
    ahead += 60_000;
    await work();
    expect(await listRequests()).toMatchObject([{ state: 'mailed', attempts: 2 }]);
    expect(mails).toHaveLength(2);
    expect(mails[1]).not.toEqual(mails[0]);
    expect(await createOwnData(fresh.payload).open(getLink())).not.toBeNull();
  });

  test.each([
    ['an address', {}, 'opened'],
    ['a phone, for which a colleague looks', { phone: '98250 12345' }, 'open'],
  ])('for %s keeps that the link was opened while its mail was sent', async (_what, named, state) => {
    const { id } = await addLead();
    const { take, work } = open();
    const byPhone = { ...named, reference: reckonReference(fresh.payload.secret, id) };
    await take(toForm({ kind: 'see', ...('phone' in named ? byPhone : { email: 'asha@example.com' }) }));
    const own = createOwnData(fresh.payload);
    let ticket: string | null = null;
    whileMailed = async () => {
      ticket = await own.open(getLink());
    };
    await work();
    expect(await own.read(ticket)).toMatchObject([{ name: 'Asha Patel' }]);
    expect(await listRequests()).toMatchObject([{ state, about: 'enquiries' }]);
  });

  test('sends three mails to one mailbox in an hour; further requests wait, and repeated ones are merged', async () => {
    await addLead();
    const { take, work } = open();
    const ask = (kind: string, name = 'asha') =>
      take(toForm({ kind, email: `${name}@example.com` }, crypto.randomUUID()));
    for (const kind of ['see', 'see', 'see', 'erase', 'erase', 'correct']) await ask(kind);
    await ask('see', 'asha+unknown');
    await work();
    expect(mails).toHaveLength(3);
    const states = async () =>
      (await listRequests()).map(({ kind, state, attempts }) => [kind, state, attempts]);
    expect(await states()).toEqual([
      ['see', 'mailed', 1],
      ['see', 'mailed', 1],
      ['see', 'mailed', 1],
      ['erase', 'received', 0],
      // This request repeats the one before.
      ['erase', 'done', 1],
      ['correct', 'received', 0],
      // There are no data for this address, and its mailbox has had its three mails.
      ['see', 'done', 1],
    ]);
    ahead += 10 * 60_000;
    await work();
    expect(mails).toHaveLength(3);
    // The hour is over, so the counts start again.
    const later = open();
    ahead += 60 * 60_000;
    await later.work();
    expect(mails).toHaveLength(5);
    expect((await states()).map(([, state]) => state)).toEqual([
      'mailed',
      'mailed',
      'mailed',
      'mailed',
      'done',
      'mailed',
      'done',
    ]);
  });

  test('mails a fourth link when the hour of its mailbox is over, because the earlier links are used up', async () => {
    await addLead();
    const { take, work } = open();
    const own = createOwnData(fresh.payload);
    for (const key of ['key-one-one', 'key-two-two', 'key-three-3']) {
      await take(toForm({ kind: 'see', email: 'asha@example.com' }, key));
      await work();
      expect(await own.open(getLink())).not.toBeNull();
    }
    for (const key of ['key-four-44', 'key-five-55'])
      await take(toForm({ kind: 'see', email: 'asha@example.com' }, key));
    await work();
    expect((await listRequests()).map(({ state }) => state)).toEqual([
      ...Array(3).fill('opened'),
      'received',
      'done',
    ]);
    expect(mails).toHaveLength(3);
    // The hour is over, so the counts start again.
    const later = open();
    ahead += 60 * 60_000;
    await later.work();
    expect(mails).toHaveLength(4);
    expect(await own.open(getLink())).not.toBeNull();
  });

  test('leaves a request to staff that waited for its mailbox for a day; failed mails do not count in the limit', async () => {
    await addLead();
    const { take, work } = open();
    await take(toForm({ kind: 'see', email: 'asha@example.com' }));
    mailFails = new Error('no line');
    for (let count = 0; count < 5; count += 1) {
      await work();
      ahead += 60 * 60_000;
    }
    mailFails = undefined;
    for (const kind of ['correct', 'erase', 'withdraw'])
      await take(toForm({ kind, email: 'asha@example.com' }));
    await work();
    expect(mails).toHaveLength(3);
    ahead = 25 * 60 * 60_000;
    await work();
    expect((await listRequests()).map(({ state }) => state).toSorted()).toEqual([
      'done',
      'mailed',
      'mailed',
      'open',
    ]);
  });

  test('leaves a request to staff after a day of failed tries, not after a day without a process', async () => {
    await addLead();
    const { take, work } = open();
    await take(toForm({ kind: 'see', email: 'asha@example.com' }));
    mailFails = new Error('no line');
    const states: unknown[] = [];
    ahead += 25 * 60 * 60_000;
    for (let tries = 0; tries < 20; tries += 1) {
      await work();
      states.push((await listRequests())[0]?.state);
      ahead += 60 * 60_000;
    }
    expect(states).toEqual([...Array(19).fill('received'), 'open']);
  });

  test('mails an unknown address that nothing is kept, and keeps no data of the request', async () => {
    const { take, work } = open();
    await take(toForm({ kind: 'erase', email: 'nobody@example.com' }));
    await work();
    expect(mails.map(({ subject }) => subject)).toEqual(['અમારી પાસે તમારી કોઈ માહિતી નથી']);
    const [request] = await listRequests();
    expect(request).toMatchObject({ state: 'done', email: null });
    expect(JSON.stringify(request)).not.toContain('nobody');
  });

  test('withdraws consents at once, without a link to open', async () => {
    const { id } = await addLead();
    const { take, work } = open();
    await take(toForm({ kind: 'withdraw', email: 'asha@example.com' }));
    await work();
    const lead = await fresh.payload.findByID({ collection: 'leads', id });
    expect(lead).toMatchObject({ marketingConsent: false, whatsappConsent: false });
    expect(mails.map(({ text }) => text).join()).not.toContain('?key=');
    expect((await listRequests())[0]).toMatchObject({ state: 'done' });
  });

  test('mails to the address of the lead if phone and reference fit, and leaves the request open for staff', async () => {
    const lead = await addLead({ kind: 'application' });
    const { take, work } = open();
    const reference = reckonReference(fresh.payload.secret, lead.id).replace('-', ' ').toLowerCase();
    await take(toForm({ kind: 'see', phone: '૦૯૮૨૫૦ ૧૨૩૪૫', reference }));
    await take(toForm({ kind: 'see', phone: '98250 12345', reference: '0000-0000' }));
    await work();
    expect(mails.map(({ to }) => to)).toEqual(['asha@example.com']);
    expect((await listRequests()).map(({ state, about }) => [state, about])).toEqual([
      ['open', 'applications'],
      ['open', 'unknown'],
    ]);
  });

  test('leaves a request about a lead without an address to staff, and sends no mail', async () => {
    const { id } = await addLead({ email: '' });
    await addLead({ email: '' });
    const { take, work } = open();
    const reference = reckonReference(fresh.payload.secret, id);
    await take(toForm({ kind: 'see', phone: '98250 12345', reference }));
    await work();
    expect(mails).toEqual([]);
    expect(await listRequests()).toMatchObject([{ state: 'open', about: 'enquiries' }]);
  });

  test('withdraws consents of a lead without an address at once, without a mail', async () => {
    const leads = [await addLead({ email: '' }), await addLead({ email: '' })];
    const stranger = await addLead({ email: '', phone: '+91 98255 54321' });
    const { take, work } = open();
    const reference = reckonReference(fresh.payload.secret, Number(leads[0]?.id));
    await take(toForm({ kind: 'withdraw', phone: '98250 12345', reference }));
    await work();
    expect(mails).toEqual([]);
    const read = (id: number) => fresh.payload.findByID({ collection: 'leads', id });
    for (const { id } of leads)
      expect(await read(id)).toMatchObject({ marketingConsent: false, whatsappConsent: false });
    expect(await read(stranger.id)).toMatchObject({ marketingConsent: true, whatsappConsent: true });
    expect(await listRequests()).toMatchObject([{ state: 'done', phone: null, reference: null }]);
  });

  test('leaves a phone that fits no lead to staff once for each kind of request', async () => {
    const { take, work } = open();
    for (const [kind, key] of [
      ['see', 'key-one-one'],
      ['see', 'key-two-two'],
      ['erase', 'key-three-3'],
    ])
      await take(toForm({ kind: String(kind), phone: '98250 12345', reference: '0000-0000' }, key));
    await work();
    expect((await listRequests()).map(({ kind, state }) => [kind, state])).toEqual([
      ['see', 'open'],
      ['see', 'done'],
      ['erase', 'open'],
    ]);
  });

  test('by phone gives the request to the desk of the leads of that phone, not of others with the same mail address', async () => {
    const victim = await addLead({ kind: 'application' });
    const { id } = await addLead({ phone: '+91 98255 54321' });
    const { take, work } = open();
    const reference = reckonReference(fresh.payload.secret, id);
    await take(toForm({ kind: 'erase', phone: '98255 54321', reference }));
    await work();
    // The link opens all data of that mailbox, whoever reads the mail.
    expect(mails.map(({ to }) => to)).toEqual([victim.email]);
    expect(await listRequests()).toMatchObject([
      { state: 'open', about: 'enquiries', phone: '+91 98255 54321', email: victim.email },
    ]);
  });

  test('by phone withdraws the consents of all leads with that phone or with the address that is mailed', async () => {
    const sameNumber = await addLead({ email: 'office@example.com' });
    const { id } = await addLead();
    const sameAddress = await addLead({ phone: '+91 98255 54321' });
    const { take, work } = open();
    const reference = reckonReference(fresh.payload.secret, id);
    await take(toForm({ kind: 'withdraw', phone: '98250 12345', reference }));
    await work();
    expect(mails.map(({ to }) => to)).toEqual(['asha@example.com']);
    for (const lead of [sameNumber.id, id, sameAddress.id])
      expect(await fresh.payload.findByID({ collection: 'leads', id: lead })).toMatchObject({
        marketingConsent: false,
        whatsappConsent: false,
      });
    expect(await listRequests()).toMatchObject([{ state: 'done', phone: null, email: null }]);
  });

  test('by phone leaves the request to the right desk even if the mail is refused', async () => {
    const { id } = await addLead({ kind: 'application' });
    const { take, work } = open();
    await take(
      toForm({ kind: 'see', phone: '98250 12345', reference: reckonReference(fresh.payload.secret, id) }),
    );
    mailFails = refusedMailbox();
    await work();
    expect(await listRequests()).toMatchObject([{ state: 'open', about: 'applications' }]);
  });

  test('does not treat an address with a % as a search pattern', async () => {
    await addLead();
    const { take, work } = open();
    await take(toForm({ kind: 'see', email: '%@example.com' }));
    const read = vi.spyOn(fresh.payload.db, 'find');
    await work();
    expect(read.mock.calls.map(([{ collection }]) => collection)).toEqual([]);
    read.mockRestore();
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['%@example.com', 'અમારી પાસે તમારી કોઈ માહિતી નથી'],
    ]);
  });

  test('retries while the mail server is away, leaves it to staff after a day, and logs no address', async () => {
    await addLead();
    const { take, work } = open();
    await take(toForm({ kind: 'see', email: 'asha@example.com' }));
    mailFails = Object.assign(new Error('connect ECONNREFUSED for asha@example.com'), {
      code: 'ECONNECTION',
    });
    await work();
    const [request] = await listRequests();
    expect(request).toMatchObject({ state: 'received', attempts: 1 });
    expect(Date.parse(String(request?.nextAttemptAt))).toBeGreaterThan(Date.now());
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('asha');
    await fresh.payload.db.updateOne({
      collection: 'privacy-requests',
      id: Number(request?.id),
      data: {
        createdAt: new Date(Date.now() - 2 * 86_400_000).toISOString(),
        nextAttemptAt: new Date(0).toISOString(),
        attempts: 40,
      },
    });
    await work();
    expect((await listRequests())[0]).toMatchObject({ state: 'open', about: 'enquiries' });
  });
});

describe('the data behind a link', () => {
  const openOwn = async (kind = 'see') => {
    const { take, work } = open();
    await take(toForm({ kind, email: 'asha@example.com' }));
    await work();
    const own = createOwnData(fresh.payload);
    return { own, link: getLink(), ticket: await own.open(getLink()) };
  };

  test('can be read and saved as a file with the ticket that replaces the link', async () => {
    const { id } = await addLead();
    const data = { vehicle: 'Major', firstChoice: '2026-11-25-am' };
    await fresh.payload.db.updateOne({ collection: 'leads', id, data, returning: false });
    const { own, link, ticket } = await openOwn();
    const [request] = await listRequests();
    const { docs } = await fresh.payload.find({
      collection: 'audit-log',
      where: { what: { equals: `Privacy request ${request?.id}` } },
    });
    expect(docs).toMatchObject([{ who: 'The person concerned', action: 'personSaw' }]);
    expect(await own.read(ticket)).toMatchObject([
      { name: 'Asha Patel', marketing: true, chosen: 'Major', days: ['2026-11-25-am'] },
    ]);
    expect(JSON.parse((await own.toFile(ticket)) ?? '').records).toHaveLength(1);
    expect(await own.open(link)).toBe(ticket);
    vi.setSystemTime(Date.now() + 2 * 60_000);
    expect(await own.open(link)).toBeNull();
    vi.useRealTimers();
    expect(await own.read(link)).toBeNull();
  });

  test('if there are very many, show the newest, the total count, and all in the file', async () => {
    const { run } = await getSqlDatabase(fresh.payload);
    await run(sql`INSERT INTO leads (kind, name, email, phone, status, language, human_check, lead_key, delivery, attempts, created_at)
      WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${mostShown + 50})
      SELECT 'contact', 'Record ' || n, 'Asha@example.com', '', 'new', 'gu', 'notAsked', 'many ' || n, 'done', 0,
        '2026-01-01T00:' || substr('0' || (n / 60), -2) || ':' || substr('0' || (n % 60), -2) || '.000Z' FROM counted`);
    const { own, ticket } = await openOwn();
    const shown = await own.read(ticket);
    expect(shown).toHaveLength(mostShown);
    expect([shown?.at(0)?.name, shown?.at(-1)?.name]).toEqual([`Record ${mostShown + 50}`, 'Record 51']);
    expect(await own.count(ticket)).toBe(mostShown + 50);
    const { records, ...file } = JSON.parse((await own.toFile(ticket)) ?? '');
    expect([records.length, Object.keys(file)]).toEqual([mostShown + 50, ['made_at']]);
    await run(sql`DELETE FROM leads WHERE lead_key LIKE 'many %'`);
    expect([await own.count(ticket), await own.count('1.x')]).toEqual([0, 0]);
  });

  test('include the person’s own resume, unless it has a virus or its file is gone', async () => {
    const { payload, variables } = fresh;
    const file = 'a'.repeat(32);
    const folder = path.join(String(variables.DATA_DIR), 'resumes');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, file), '%PDF-1.7 of Asha');
    const { id } = await addLead({ kind: 'application' });
    const other = await addLead({ kind: 'application', email: 'ravi@example.com' });
    const set = (lead: number, data: Partial<Lead>) =>
      payload.db.updateOne({ collection: 'leads', id: lead, data, returning: false });
    for (const lead of [id, other.id]) await set(lead, { resumeFile: file, resumeName: 'asha.pdf' });
    const { own, ticket } = await openOwn();
    const reference = reckonReference(payload.secret, id);
    const resume = await own.readResume(ticket, reference);
    if (resume === null || typeof resume === 'string') throw new Error('There is no resume.');
    expect(await new Response(resume.stream).text()).toBe('%PDF-1.7 of Asha');
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'resumeOpened' } },
    });
    expect(docs).toMatchObject([{ what: `Lead ${id}`, who: 'The person concerned', from: '' }]);
    const { records } = JSON.parse((await own.toFile(ticket)) ?? '');
    expect(records).toMatchObject([{ resume: 'asha.pdf', resume_file: expect.stringContaining('button') }]);
    expect(await own.readResume(ticket, reckonReference(payload.secret, other.id))).toBe('resumeGone');
    expect(await own.readResume('1.x', reference)).toBeNull();
    await set(id, { resumeScan: 'infected' });
    expect(await own.readResume(ticket, reference)).toBe('resumeGone');
    rmSync(path.join(folder, file));
    await set(id, { resumeScan: 'clean' });
    expect(await own.readResume(ticket, reference)).toBe('resumeGone');
  });

  test('lose their consents with one press', async () => {
    await addLead();
    const { own, ticket } = await openOwn();
    expect(await own.withdraw(ticket)).toBe('withdrawn');
    expect(await own.read(ticket)).toEqual([expect.objectContaining({ marketing: false, whatsapp: false })]);
  });

  test('can be corrected under the rules of the forms', async () => {
    await addLead();
    const { own, ticket } = await openOwn('correct');
    const right = { name: 'આશા પટેલ', email: 'asha.p@example.com', phone: '98250 54321' };
    expect(await own.correct(ticket, { ...right, phone: '12' })).toEqual({ codes: { phone: ['phoneForm'] } });
    const same = { ...right, email: 'ASHA@example.com' };
    expect(await own.correct(ticket, same)).toBe('corrected');
    expect(await own.read(ticket)).toEqual([expect.objectContaining({ ...same, phone: '+91 98250 54321' })]);
    expect(await own.correct(ticket, right)).toBe('moved');
    const { docs } = await fresh.payload.find({ collection: 'leads' });
    expect(docs).toMatchObject([{ ...right, phone: '+91 98250 54321' }]);
    expect((await listRequests()).map(({ state, email }) => [state, email])).toEqual([['done', null]]);
  });

  test.each([
    ['see', 'nothing', 'done'],
    ['erase', 'nothing', 'lapsed'],
    ['correct', 'nothing', 'lapsed'],
    ['correct', 'correct', 'done'],
    ['erase', 'withdraw', 'done'],
  ] as const)('request to %s, action “%s”: the request ends as “%s”', async (kind, act, state) => {
    await addLead();
    const { own, ticket } = await openOwn(kind);
    const fields = { name: 'Asha Mehta', email: 'asha@example.com', phone: '98250 12345' };
    if (act === 'correct') expect(await own.correct(ticket, fields)).toBe('corrected');
    if (act === 'withdraw') expect(await own.withdraw(ticket)).toBe('withdrawn');
    const months = { enquiryMonths: 24, applicationMonths: 12, auditMonths: 12 };
    await sweepAll(fresh.payload, months, { now: Date.now() + 3_600_000 });
    expect(await listRequests()).toMatchObject([
      { state, email: null, outcome: act === 'nothing' ? null : expect.stringContaining('by the link') },
    ]);
  });

  test.each(['correct', 'withdraw', 'erase'] as const)(
    'on %s leave the note that a colleague writes in the request at the same moment',
    async (act) => {
      await addLead();
      await addLead({ email: 'office@example.com' });
      const { own, ticket } = await openOwn();
      const { db } = fresh.payload;
      const id = Number((await listRequests())[0]?.id);
      // While the leads are changed: after the request was read and before its outcome is written.
      const method = act === 'erase' ? 'deleteOne' : 'updateOne';
      const change = db[method] as (args: object) => Promise<unknown>;
      Object.assign(db, {
        [method]: async (args: object) => {
          Object.assign(db, { [method]: change });
          const data = { outcome: 'Called on Monday.' };
          await db.updateOne({ collection: 'privacy-requests', id, data, returning: false });
          return change.call(db, args);
        },
      });
      const fields = { name: 'Asha Mehta', email: 'asha@example.com', phone: '98250 12345' };
      await (act === 'correct' ? own.correct(ticket, fields) : own[act](ticket));
      const [request] = await listRequests();
      expect(request?.outcome).toMatch(/^Called on Monday\. The person has (corrected|withdrawn|erased)/);
      expect(request?.lastChange?.by).toBe('The website');
    },
  );

  test('of another person at the same mailbox, sent while the page was open, stay as they are', async () => {
    await addLead();
    const { own, ticket } = await openOwn('correct');
    const [shown] = (await own.read(ticket)) ?? [];
    await addLead({ name: 'Ravi Patel', phone: '+91 79 4000 1234' });
    const fields = {
      shownName: shown?.name,
      shownEmail: shown?.email,
      shownPhone: shown?.phone,
      name: shown?.name,
      email: shown?.email,
      phone: '98250 54321',
    };
    expect(await own.correct(ticket, fields)).toBe('corrected');
    expect((await own.read(ticket))?.map(({ name, phone }) => [name, phone])).toEqual([
      ['Ravi Patel', '+91 79 4000 1234'],
      ['Asha Patel', '+91 98250 54321'],
    ]);
  });

  test('of somebody else stay closed to a person who changes his address to theirs', async () => {
    await addLead();
    await addLead({ name: 'Ravi Shah', email: 'ravi@example.com' });
    const { own, link, ticket } = await openOwn('correct');
    const fields = { name: 'Asha Patel', email: 'ravi@example.com', phone: '98250 54321' };
    expect(await own.correct(ticket, fields)).toBe('moved');
    expect(await own.read(ticket)).toBeNull();
    expect(await own.toFile(ticket)).toBeNull();
    expect(await own.withdraw(ticket)).toBeNull();
    expect(await own.correct(ticket, { ...fields, name: 'Ravi Patel' })).toBeNull();
    expect(await own.erase(ticket)).toBeNull();
    expect([await own.isKeyOfErased(ticket), await own.isKeyOfErased(link)]).toEqual([false, false]);
    expect((await fresh.payload.count({ collection: 'leads' })).totalDocs).toBe(2);
  });

  test('moved to another address accept the same press again for half an hour, and no other press', async () => {
    await addLead();
    const { own, link, ticket } = await openOwn('correct');
    const fields = { name: 'Asha Mehta', email: 'asha.p@example.com', phone: '98250 54321' };
    expect(await own.correct(ticket, fields)).toBe('moved');
    expect(await own.correct(ticket, fields)).toBe('moved');
    expect(await own.correct(ticket, { ...fields, phone: '98250 54322' })).toBeNull();
    expect(await own.correct(link, fields)).toBeNull();
    expect([await own.read(ticket), await own.isKeyOfErased(ticket)]).toEqual([null, false]);
    vi.setSystemTime(Date.now() + 31 * 60_000);
    expect(await own.correct(ticket, fields)).toBeNull();
    vi.useRealTimers();
    expect(await listRequests()).toMatchObject([{ state: 'done', email: null }]);
  });

  const openByPhone = async (kind: string, lead: Partial<Lead> = {}) => {
    const { id } = await addLead(lead);
    const { take, work } = open();
    await take(toForm({ kind, phone: '98250 12345', reference: reckonReference(fresh.payload.secret, id) }));
    await work();
    const own = createOwnData(fresh.payload);
    return { own, ticket: await own.open(getLink()) };
  };

  test('for a request by phone, reading them leaves the request open for staff, even when the page has expired', async () => {
    const { own, ticket } = await openByPhone('see');
    const asked = [{ state: 'open', phone: '+91 98250 12345', email: 'asha@example.com', settledAt: null }];
    expect(await listRequests()).toMatchObject(asked);
    expect(await own.read(ticket)).toEqual([expect.objectContaining({ name: 'Asha Patel' })]);
    const months = { enquiryMonths: 24, applicationMonths: 12, auditMonths: 12 };
    await sweepAll(fresh.payload, months, { now: Date.now() + 3_600_000 });
    expect(await listRequests()).toMatchObject(asked);
  });

  test('for a request by phone, moving them to another address leaves the request open for staff', async () => {
    const { own, ticket } = await openByPhone('correct');
    const fields = { name: 'Asha Patel', email: 'asha.p@example.com', phone: '98250 12345' };
    expect(await own.correct(ticket, fields)).toBe('moved');
    expect(await own.correct(ticket, fields)).toBe('moved');
    expect([await own.read(ticket), await own.isKeyOfErased(ticket)]).toEqual([null, false]);
    expect(await listRequests()).toMatchObject([{ state: 'open', phone: '+91 98250 12345' }]);
  });

  test('for a request by phone, erasing all of them completes the request', async () => {
    const { own, ticket } = await openByPhone('erase');
    expect(await own.erase(ticket)).toBe('erased');
    expect(await listRequests()).toMatchObject([{ state: 'done', phone: null, email: null }]);
  });

  test('for a request by phone, erasing a part leaves the request to staff with the address, without the phone', async () => {
    const { own, ticket } = await openByPhone('erase', { status: 'won' });
    expect(await own.erase(ticket)).toBe('partly');
    expect(await listRequests()).toMatchObject([
      { state: 'open', about: 'enquiries', email: 'asha@example.com', phone: null, reference: null },
    ]);
  });

  test('are erased at once, except a purchase, which is left to staff', async () => {
    await addLead();
    const { take, work } = open();
    await take(toForm({ kind: 'see', email: 'asha@example.com' }));
    await work();
    const other = getLink();
    const { own, ticket } = await openOwn('erase');
    expect([await own.isLink(other), await own.isKeyOfErased(other)]).toEqual([true, false]);
    expect(await own.erase(ticket)).toBe('erased');
    expect(await own.read(ticket)).toBeNull();
    expect((await fresh.payload.count({ collection: 'leads' })).totalDocs).toBe(0);
    // The other of the two links says that everything is erased, until its term ends; a wrong key gets no such answer.
    expect(await own.isLink(other)).toBe(false);
    expect(await own.open(other)).toBeNull();
    expect(await own.isKeyOfErased(other)).toBe(true);
    expect(await own.isKeyOfErased(ticket)).toBe(true);
    expect(await own.isKeyOfErased(other.replace(/.$/, (last) => (last === '0' ? '1' : '0')))).toBe(false);
    vi.setSystemTime(Date.now() + 8 * 86_400_000);
    expect(await own.isKeyOfErased(other)).toBe(false);
    vi.useRealTimers();
    await addLead({ status: 'won' });
    const second = await openOwn('erase');
    expect(await second.own.erase(second.ticket)).toBe('partly');
    expect((await listRequests()).map(({ state }) => state)).toEqual(['done', 'done', 'open']);
  });
});
