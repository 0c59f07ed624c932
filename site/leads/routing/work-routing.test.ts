import { listMailFiles } from '@ev-site/content/leads/lead-mails.ts';
import { readLeadLog, writeLeadLog } from '@ev-site/content/leads/work/lead-log.ts';
import type { Mail } from '@ev-site/content/mail/mailer.ts';
import type { Lead, LeadRoute, RoutingRule, Staff } from '@ev-site/content/payload-types.ts';
import { exampleDealer } from '@ev-site/content/testing/example-dealer.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { goodPassword } from '@ev-site/content/testing/password.ts';
import { refusedMailbox } from '@ev-site/content/testing/refused-mailbox.ts';
import { namesDealers } from '@ev-site/contract/forms/named-dealers.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleSurroundings } from '../../testing/example-worker.ts';
import { getTexts } from '../../words/words.ts';
import { insertLead } from '../insert-lead.ts';
import { createWorker } from '../outbox/worker.ts';
import { createDealerDesk } from './dealer-desk.ts';
import { createRecallWork } from './send-recalls.ts';
import { createLateWork } from './tell-late.ts';
import { createRoutingWork } from './work-routing.ts';

let fresh: FreshContent;
const mails: Mail[] = [];
const ids: Record<string, number> = {};
const log = { error: vi.fn() };
let mailFails: Error | undefined;
/** A mail is not accepted before this resolves, which may never happen. */
let mailWaits: Promise<void> | undefined;
const refusing = new Set<Mail['to']>();
let clock = 0;
const hour = 3_600_000;
// A Monday, an hour after the office opens in India.
const monday = Date.parse('2026-11-23T11:00:00+05:30');

const mailer = {
  async send(mail: Mail) {
    await mailWaits;
    if (mailFails) throw mailFails;
    if (refusing.has(mail.to)) throw refusedMailbox();
    mails.push(mail);
  },
  close() {},
};

const open = (getCompany = exampleSurroundings.getCompany) => {
  const mailWork = {
    payload: fresh.payload,
    mailer,
    getCompany,
    log,
    now: () => clock,
  };
  const { route, tell } = createRoutingWork({ ...mailWork, publicUrl: 'https://ev.example' });
  return {
    route,
    /** Sends all mails that are due after routing. */
    async tell(stopped?: AbortSignal) {
      await tell(stopped);
      await createRecallWork(mailWork)(stopped);
      await createLateWork(mailWork)(stopped);
    },
  };
};

beforeAll(async () => {
  fresh = await openFreshContent();
  const { payload } = fresh;
  const addStaff = async (name: string, more: object = {}) => {
    const data = {
      name,
      email: `${name}@example.com`,
      password: goodPassword,
      role: 'sales' as const,
    };
    ids[name] = (await payload.create({ collection: 'staff', data: { ...data, ...more } })).id;
  };
  await addStaff('bina');
  await addStaff('asha', { superior: ids.bina });
  const state = (await payload.create({ collection: 'states', data: { name: 'Gujarat', code: 'GJ' } })).id;
  for (const [name, spoken] of [
    ['naroda', ['gu', 'hi']],
    ['rajkot', ['mr', 'hi']],
  ] as const)
    ids[name] = (
      await payload.create({
        collection: 'dealers',
        data: { ...exampleDealer(name, state), spoken: [...spoken] },
      })
    ).id;
}, 60_000);
afterAll(() => fresh.remove());
afterEach(() => {
  vi.useRealTimers();
  // Without a mail server, the files of mails about a lead are erased with it by their names.
  for (const { name } of mails) {
    const lead = Number(name.split('-')[1]);
    expect(listMailFiles('', lead)).toContain(`${name}.eml`);
  }
});
beforeEach(async () => {
  mails.length = 0;
  mailFails = undefined;
  mailWaits = undefined;
  refusing.clear();
  log.error.mockClear();
  await fresh.payload.db.deleteMany({ collection: 'routing-rules', where: { id: { exists: true } } });
  await fresh.payload.delete({ collection: 'leads', where: { id: { exists: true } }, trash: true });
  for (const collection of ['lead-routes', 'lead-recalls'] as const)
    await fresh.payload.db.deleteMany({ collection, where: { id: { exists: true } } });
  await fresh.payload.updateGlobal({ slug: 'answer-times', data: { lateTo: null, headTo: null } });
  // Later than the time that a busy machine needs to create a rule and a lead.
  clock = Date.now() + 60_000;
});

const addRule = (data: Partial<RoutingRule>) =>
  fresh.payload.create({
    collection: 'routing-rules',
    data: { name: 'Rule', isOn: true, target: 'owners', kinds: ['inquiry'], ...data } as RoutingRule,
  });
const toOwner = (name: string) => addRule({ owners: [ids[name] ?? 0] });
const toDealers = (...names: string[]) =>
  addRule({ name: 'Near', target: 'dealers', dealers: names.map((name) => ids[name] ?? 0) });

/** Stores a lead as the site does; tests of the clock pass times of that Monday. */
const addLead = async (more: Partial<Lead> = {}): Promise<number> => {
  const id = await insertLead(
    fresh.payload,
    {
      name: 'Meena Shah',
      email: 'meena@example.com',
      phone: '+91 98250 12345',
      message: 'Two for the school',
      vehicle: 'Major',
      whatsappConsent: true,
    },
    {
      kind: 'inquiry',
      language: 'gu',
      leadKey: crypto.randomUUID(),
      humanCheck: 'notAsked',
      privacyVersion: '2026-11-22.3',
      receiptWanted: false,
    },
  );
  if (Object.keys(more).length > 0)
    await fresh.payload.db.updateOne({ collection: 'leads', id, data: more, returning: false });
  return id;
};
const addOnMonday = (more: Partial<Lead> = {}) => {
  // Rows written meanwhile get that day, too.
  vi.useFakeTimers({ toFake: ['Date'], now: monday });
  clock = monday;
  const at = new Date(monday).toISOString();
  return addLead({ createdAt: at, routeAt: at, ...more });
};

const work = async (at = clock) => {
  clock = at;
  const { route, tell } = open();
  await route();
  await tell();
};
const listMails = () => mails.map(({ to, subject }) => `${to}: ${subject}`);
const getKey = (mail = mails.at(-1)): string => /\?key=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

describe('the mail about a given lead', () => {
  test('goes to the owner once, with the number and the rule but no name of the person', async () => {
    await toOwner('asha');
    const id = await addLead();
    await work();
    await work(clock + 90_000);
    expect(listMails()).toEqual([`asha@example.com: Yours now: product inquiry ${id}`]);
    expect(mails[0]?.text).toContain('The rule “Rule” has given you');
    expect(mails[0]?.text).toContain(`/studio/collections/leads/${id}`);
    expect(JSON.stringify(mails)).not.toContain('Meena');
  });

  test('is not sent if the lead has another owner by then', async () => {
    await toOwner('asha');
    const id = await addLead();
    mailFails = new Error('connect ECONNREFUSED');
    await work();
    mailFails = undefined;
    await fresh.payload.db.updateOne({
      collection: 'leads',
      id,
      data: { owner: ids.bina ?? 0 },
      returning: false,
    });
    await work(clock + 60_000);
    await work(clock + 60_000);
    expect(mails).toEqual([]);
  });

  test('is no copy of the one for the same step that a restore has undone, because its link is another', async () => {
    await toDealers('naroda');
    const id = await addLead();
    await work();
    await fresh.payload.db.deleteMany({ collection: 'lead-routes', where: { lead: { equals: id } } });
    const data = { routedTo: null, routeAt: new Date().toISOString() };
    await fresh.payload.db.updateOne({ collection: 'leads', id, data, returning: false });
    await work();
    expect(mails.map(({ name }) => name)).toEqual(Array(2).fill(`lead-${id}-given-1`));
    expect(new Set(mails.map((mail) => getKey(mail))).size).toBe(2);
    expect(new Set(mails.map(({ moment }) => moment)).size).toBe(2);
  });

  test('goes to a dealer in his first language that the site has, and has the same link when it is sent again', async () => {
    await toDealers('naroda', 'rajkot');
    const reckoning = 'https://ev.example/gu/savings?vehicle=major&km=90';
    const createdAt = '2026-11-22T05:05:00.000Z';
    const id = await addLead({ colour: 'Forest green', reckoning, createdAt });
    mailFails = new Error('connect ECONNREFUSED');
    await work();
    expect(mails).toEqual([]);
    mailFails = undefined;
    await work(clock + 60_000);
    expect(mails[0]).toMatchObject({
      name: `lead-${id}-given-1`,
      to: 'naroda@example.com',
      // A reply would quote the link, which only the dealer may have.
      replyTo: 'office@example.com',
      subject: `તમારા માટે: ગાડી વિશે પૂછપરછ ${id}`,
    });
    for (const said of [
      'Meena Shah',
      '+91 98250 12345',
      'Two for the school',
      'ગાડી: Major, Forest green',
      `તેમનો હિસાબ: ${reckoning}`,
      'ક્યારે મળ્યું: 22 નવેમ્બર, 2026',
      'https://ev.example/gu/lead?key=',
      'The Company (gu)',
    ])
      expect(mails[0]?.text).toContain(said);
    await fresh.payload.db.updateOne({
      collection: 'lead-routes',
      where: { lead: { equals: id } },
      data: { mailAt: new Date(clock).toISOString() },
      returning: false,
    });
    await work();
    expect(getKey(mails[1])).toBe(getKey(mails[0]));
    const { read } = createDealerDesk(fresh.payload, () => {});
    expect(await read(getKey())).toMatchObject({
      dealer: 'naroda',
      name: 'Meena Shah',
      vehicle: 'Major, Forest green',
      reckoning,
      isTaken: false,
    });
    const next = await addLead();
    await work();
    expect(mails.at(-1)?.subject).toBe(`आपके लिए: गाड़ी के बारे में पूछताछ ${next}`);
  });

  test('goes to the next dealer if a mailbox refuses, and to the company if no dealer is left', async () => {
    await toDealers('naroda');
    const id = await addLead();
    mailFails = refusedMailbox();
    await work();
    mailFails = undefined;
    await work();
    expect(listMails()).toEqual([
      `office@example.com: Not received by the dealer, and no owner now: product inquiry ${id}`,
    ]);
    await work(clock + 120_000);
    expect(mails).toHaveLength(1);
  });
});

test('an error is logged if a returned lead cannot be mailed because the company has no mailbox', async () => {
  await toDealers('naroda');
  const id = await addLead();
  mailFails = refusedMailbox();
  await work();
  mailFails = undefined;
  log.error.mockClear();
  const company = await exampleSurroundings.getCompany('en');
  const { route, tell } = open(async () => ({ ...company, emails: [] }));
  await route();
  await tell();
  expect(mails).toEqual([]);
  expect(log.error).toHaveBeenCalledWith({ lead: id }, expect.stringContaining('nobody could be told'));
});

test('the company is mailed about a lead that a dealer took and then left without a note', async () => {
  await toDealers('naroda', 'rajkot');
  const id = await addLead();
  await work();
  await createDealerDesk(fresh.payload, () => {}).take(getKey());
  mails.length = 0;
  await work(clock + 15 * 86_400_000);
  expect(mails.map(({ to, subject }) => `${to}: ${subject}`)).toContain(
    `office@example.com: No news from the dealer, and no owner now: product inquiry ${id}`,
  );
  expect(mails.find(({ name }) => name === `lead-${id}-unrouted`)?.text).toContain(
    'naroda took it, and has noted nothing. Please choose an owner',
  );
  expect(mails.filter(({ to }) => to === 'rajkot@example.com')).toEqual([]);
});

test('the company is told since when a dealer has noted nothing more', async () => {
  await toDealers('naroda');
  await addLead();
  await work();
  const [key, desk] = [getKey(), createDealerDesk(fresh.payload, () => {})];
  await desk.take(key);
  await desk.note(key, 'called', '');
  mails.length = 0;
  await work(clock + 15 * 86_400_000);
  expect(mails.map(({ text }) => text).join()).toMatch(/has noted nothing more since \d/);
});

describe('a returned lead that no other dealer takes', () => {
  const returnLead = async () => {
    await toDealers('naroda');
    const id = await addLead();
    await work();
    await createDealerDesk(fresh.payload, () => {}).giveBack(getKey(), 'Closed');
    mails.length = 0;
    return id;
  };
  test('does not delay mails of other leads while the mail server is silent, and is mailed once when it answers', async () => {
    const id = await returnLead();
    const other = await addLead();
    const silent = Promise.withResolvers<void>();
    mailWaits = silent.promise;
    await open().route();
    const { docs } = await fresh.payload.find({ collection: 'leads', sort: 'id', depth: 0 });
    expect(docs.map((lead) => [lead.id, lead.routedTo, lead.routeAt])).toEqual([
      [id, null, null],
      [other, ids.naroda, null],
    ]);
    silent.resolve();
    await Promise.all([open().tell(), open().tell()]);
    await work(clock + 2 * 60_000);
    expect(Object.fromEntries(mails.map(({ name, to }) => [name, to]))).toEqual({
      [`lead-${id}-unrouted`]: 'office@example.com',
      [`lead-${other}-given-1`]: 'naroda@example.com',
    });
    expect(mails).toHaveLength(2);
  });

  test('several leads are each mailed by one process only, however slow the mails are', async () => {
    await toOwner('asha');
    for (let lead = 0; lead < 4; lead += 1) await addLead();
    await open().route();
    const { send } = mailer;
    const begun: string[] = [];
    mailer.send = async ({ name }) => {
      // While the first mail takes a minute and a half, another process looks for work.
      if (begun.push(name) > 1) return;
      clock += 90_000;
      await open().tell();
    };
    try {
      await open().tell();
    } finally {
      mailer.send = send;
    }
    expect(begun).toHaveLength(4);
    expect(new Set(begun).size).toBe(4);
  });

  test('a stopping process begins no further mail, and the next process sends the others at once', async () => {
    await toOwner('asha');
    for (let lead = 0; lead < 3; lead += 1) await addLead();
    await open().route();
    const stopping = new AbortController();
    const { send } = mailer;
    mailer.send = async (mail) => {
      stopping.abort();
      await send(mail);
    };
    try {
      await open().tell(stopping.signal);
    } finally {
      mailer.send = send;
    }
    expect(mails).toHaveLength(1);
    await open().tell();
    expect(new Set(mails.map(({ name }) => name)).size).toBe(3);
  });

  test.each([
    ['for a day', new Error('connect ECONNREFUSED'), 25 * hour],
    ['once where the mailbox refuses', refusedMailbox(), 0],
  ])('is mailed %s, and then given up', async (_howLong, failure, untilOver) => {
    const id = await returnLead();
    const readRoute = async () =>
      (await fresh.payload.find({ collection: 'lead-routes', where: { lead: { equals: id } } })).docs;
    mailFails = failure;
    await open().route();
    expect(await readRoute()).toMatchObject([{ state: 'over', mailAt: expect.any(String) }]);
    await open().tell();
    if (untilOver > 0) {
      expect(await readRoute()).toMatchObject([{ state: 'over', mailAt: expect.any(String) }]);
      await work(clock + untilOver);
      // A day without a running process is not a day of tries.
      expect(await readRoute()).toMatchObject([{ state: 'over', mailAt: expect.any(String), attempts: 2 }]);
      for (let tries = 2; tries < 20; tries += 1) await work(clock + hour);
    }
    expect(await readRoute()).toMatchObject([{ state: 'over', mailAt: null }]);
    const { routeAt } = await fresh.payload.findByID({ collection: 'leads', id });
    expect(routeAt).toBeNull();
  });
});

test('a dealer gets no mail about a lead that is closed, until it is opened again', async () => {
  await toDealers('naroda');
  const id = await addLead();
  await open().route();
  const setStatus = (status: 'lost' | 'contacted') =>
    fresh.payload.update({ collection: 'leads', id, data: { status } });
  await setStatus('lost');
  await work();
  await work(clock + 10 * 60_000);
  expect(mails).toEqual([]);
  await setStatus('contacted');
  await work(clock + 20 * 60_000);
  expect(mails.map(({ name, to }) => `${name}: ${to}`)).toEqual([`lead-${id}-given-1: naroda@example.com`]);
});

test('a dealer whose mailbox refused does not have the lead, even if it was closed meanwhile', async () => {
  await toDealers('naroda');
  const id = await addLead();
  await open().route();
  refusing.add('naroda@example.com');
  await open().tell();
  await fresh.payload.update({ collection: 'leads', id, data: { status: 'lost' } });
  await open().route();
  const { routedTo } = await fresh.payload.findByID({ collection: 'leads', id });
  expect(routedTo).toBeNull();
});

describe('a lead that was in the trash for an hour', () => {
  const setTrashed = (id: number, deletedAt: string | null) =>
    fresh.payload.update({ collection: 'leads', id, data: { deletedAt }, trash: true });
  /** Puts a lead into the trash during `look`, then takes it out again and collects the mails. */
  const lieInTrash = async (id: number, look: () => Promise<void>) => {
    await setTrashed(id, new Date(clock).toISOString());
    await look();
    await look();
    expect(mails).toEqual([]);
    await setTrashed(id, null);
    clock += 10 * 60_000;
    await work();
    await work(clock + 10 * 60_000);
    return mails.map(({ name, to }) => `${name}: ${to}`);
  };

  test('is given by the rules after it comes out, if it was not given before', async () => {
    await toOwner('asha');
    const id = await addLead();
    expect(await lieInTrash(id, work)).toEqual([`lead-${id}-given-1: asha@example.com`]);
  });

  test('is mailed to its dealer after it comes out, if it was not mailed before', async () => {
    await toDealers('naroda');
    const id = await addLead();
    await open().route();
    expect(await lieInTrash(id, work)).toEqual([`lead-${id}-given-1: naroda@example.com`]);
    expect(await createDealerDesk(fresh.payload, () => {}).read(getKey())).not.toBeNull();
  });

  test.each(['before', 'after'] as const)(
    'is not forgotten if it is trashed just %s a process reads it',
    async (when) => {
      await toDealers('naroda');
      const id = await addLead();
      const { db } = fresh.payload;
      const { findOne } = db;
      const throwAway = () => setTrashed(id, new Date(clock).toISOString());
      // 'before': the lead is routed, then thrown away before it is read for its mail; 'after': thrown away once it was
      // read for routing.
      if (when === 'before') await open().route();
      const finding = vi.spyOn(db, 'findOne').mockImplementation(async (asked) => {
        if (asked.collection !== 'leads') return findOne.call(db, asked) as never;
        finding.mockRestore();
        if (when === 'before') await throwAway();
        const found = await findOne.call(db, asked);
        if (when === 'after') await throwAway();
        return found as never;
      });
      await work();
      expect(mails).toEqual([]);
      await setTrashed(id, null);
      clock += 10 * 60_000;
      await work();
      await work(clock + 10 * 60_000);
      expect(mails.map(({ to }) => to)).toEqual(['naroda@example.com']);
    },
  );

  test('is reported as late after it comes out, if its term has ended', async () => {
    await fresh.payload.updateGlobal({ slug: 'answer-times', data: { lateTo: 'desk@example.com' } });
    const id = await addOnMonday();
    await work();
    clock = monday + 5 * hour;
    expect(await lieInTrash(id, work)).toEqual([`lead-${id}-late-1: desk@example.com`]);
  });
});

describe('a test ride', () => {
  const addRide = () =>
    insertLead(
      fresh.payload,
      {
        name: 'Meena Shah',
        phone: '+91 98250 12345',
        vehicle: 'Major',
        dealer: ids.naroda ?? 0,
        place: 'naroda, Rajkot',
        firstChoice: '2026-11-25-am',
        secondChoice: '2026-11-26-pm',
      },
      {
        kind: 'testride',
        language: 'hi',
        leadKey: crypto.randomUUID(),
        humanCheck: 'notAsked',
        // As if sent by a program that calls the API: the dealer was chosen all the same.
        privacyVersion: '',
        receiptWanted: false,
      },
    );
  /** Runs everything that sends mails about the lead: twice, in both orders, because processes run at any time. */
  const workAll = async () => {
    const worker = createWorker({
      payload: fresh.payload,
      log: { error: vi.fn(), info: vi.fn() },
      ...exampleSurroundings,
      mailer,
      postWebhook: null,
      now: () => clock,
    });
    await worker.workOnce();
    await work();
    clock += 2 * 60_000;
    await work();
    await worker.workOnce();
  };
  const listRecipients = () => mails.map(({ name, to }) => `${name}: ${to}`).toSorted();
  const tellCompanyAndDealer = (id: number, step = 1) => [
    `lead-${id}-given-${step}: naroda@example.com`,
    `lead-${id}-notice: office@example.com`,
  ];

  test('is mailed to the company, and separately to its dealer in his language', async () => {
    const id = await addRide();
    await workAll();
    expect(listRecipients()).toEqual(tellCompanyAndDealer(id));
    const mail = mails.find(({ to }) => to === 'naroda@example.com');
    expect(mail?.subject).toBe(`તમારા માટે: ટેસ્ટ રાઈડ ${id}`);
    for (const said of [
      'Meena Shah',
      'બુધવાર, 25 નવેમ્બર, બપોર પહેલાં; ગુરુવાર, 26 નવેમ્બર, બપોર પછી',
      'https://ev.example/gu/lead?key=',
    ])
      expect(mail?.text).toContain(said);
    // An empty message leaves no trace in the mail.
    expect(mail?.text).toMatch(/ક્યારે મળ્યું: .+\n\nતમે આ લેશો\?/);
    for (const notHis of ['2026-11-25', 'naroda, Rajkot', '/studio/'])
      expect(mail?.text).not.toContain(notHis);
    const { read, take } = createDealerDesk(fresh.payload, () => {});
    expect(await read(getKey(mail))).toMatchObject({ days: ['2026-11-25-am', '2026-11-26-pm'], place: '' });
    expect(await take(getKey(mail))).toMatchObject({ isTaken: true });
    const lead = await fresh.payload.findByID({ collection: 'leads', id, depth: 0 });
    expect([lead.routedTo, lead.owner ?? null]).toEqual([ids.naroda, null]);
  });

  test.each(['chosenDealer', 'dealers'] as const)(
    'is mailed once to its dealer, even if a rule of the kind %s names him too',
    async (target) => {
      await addRule({ kinds: ['testride'], target, dealers: [ids.rajkot ?? 0, ids.naroda ?? 0] });
      const id = await addRide();
      await workAll();
      expect(listRecipients()).toEqual(tellCompanyAndDealer(id));
    },
  );

  const mailOwnerAndDealer = async () => {
    await addRule({ kinds: ['testride'], owners: [ids.asha ?? 0] });
    const id = await addRide();
    await workAll();
    expect(listRecipients()).toEqual(
      [`lead-${id}-given-1: asha@example.com`, ...tellCompanyAndDealer(id, 2)].toSorted(),
    );
    const key = getKey(mails.find(({ to }) => to === 'naroda@example.com'));
    mails.length = 0;
    return { id, key, desk: createDealerDesk(fresh.payload, () => {}) };
  };

  test('is mailed to its dealer and to its owner by a rule; the owner hears when the dealer gives it back', async () => {
    const { id, key, desk } = await mailOwnerAndDealer();
    expect(await desk.giveBack(key, 'Closed')).toBe('done');
    await work(clock + 60_000);
    await work(clock + 60_000);
    expect(listMails()).toEqual([`asha@example.com: Given back by the dealer: test ride ${id}`]);
  });

  test('is taken from its dealer when its owner gives it to a colleague', async () => {
    const { id, key, desk } = await mailOwnerAndDealer();
    expect(await desk.take(key)).toMatchObject({ isTaken: true });
    const user = await fresh.payload.findByID({ collection: 'staff', id: ids.asha ?? 0 });
    await fresh.payload.update({
      collection: 'leads',
      id,
      data: { owner: ids.bina ?? 0 },
      user: { ...user, collection: 'staff' },
      overrideAccess: false,
    });
    for (const gone of [desk.read(key), desk.giveBack(key, 'Closed'), desk.note(key, 'called', '')])
      expect(await gone).toBeNull();
    mails.length = 0;
    await work(clock + 60_000);
    expect(mails).toEqual([]);
    const lead = await fresh.payload.findByID({ collection: 'leads', id, depth: 0 });
    expect([lead.owner, lead.routedTo]).toEqual([ids.bina, null]);
  });

  test('is not mailed to a dealer who was unpublished meanwhile', async () => {
    const setStatus = (_status: 'draft' | 'published') =>
      fresh.payload.update({ collection: 'dealers', id: ids.naroda ?? 0, data: { _status } });
    await addRide();
    await open().route();
    await setStatus('draft');
    await workAll();
    await setStatus('published');
    expect(mails.map(({ to }) => to)).toEqual(['office@example.com']);
  });

  test('waits while mails fail, and is mailed once even if a process was killed at any step', async () => {
    const id = await addRide();
    mailFails = new Error('connect ECONNREFUSED');
    await work();
    mailFails = undefined;
    // States left by a process that ended right after its decision, or before it noted that all was done.
    for (const [state, routedTo] of [
      ['planned', null],
      ['planned', ids.naroda ?? 0],
      ['offered', ids.naroda ?? 0],
    ] as const) {
      const [due] = [new Date(clock).toISOString()];
      await fresh.payload.db.updateOne({
        collection: 'lead-routes',
        where: { lead: { equals: id } },
        data: { state },
        returning: false,
      });
      await fresh.payload.db.updateOne({
        collection: 'leads',
        id,
        data: { routeAt: due, routedTo },
        returning: false,
      });
      await open().route();
      clock += 60_000;
    }
    // Two processes send mails at the same time.
    await Promise.all([open().tell(), open().tell()]);
    await workAll();
    expect(listRecipients()).toEqual(tellCompanyAndDealer(id));
    const { docs } = await fresh.payload.db.find<LeadRoute>({
      collection: 'lead-routes',
      where: { lead: { equals: id } },
    });
    expect(docs).toMatchObject([{ step: 1, rule: 0, turn: id, state: 'offered', mailAt: null }]);
  });

  test('stays with the company if its dealer has no mailbox or his mailbox refuses', async () => {
    await fresh.payload.db.updateOne({
      collection: 'dealers',
      id: ids.naroda ?? 0,
      data: { email: null },
      returning: false,
    });
    const unread = await addRide();
    await workAll();
    expect(listRecipients()).toEqual([`lead-${unread}-notice: office@example.com`]);
    await fresh.payload.db.updateOne({
      collection: 'dealers',
      id: ids.naroda ?? 0,
      data: { email: 'naroda@example.com' },
      returning: false,
    });
    mails.length = 0;
    const refused = await addRide();
    mailFails = refusedMailbox();
    await work();
    mailFails = undefined;
    await workAll();
    expect(listRecipients()).toEqual([
      `lead-${refused}-notice: office@example.com`,
      `lead-${refused}-unrouted: office@example.com`,
    ]);
  });
});

describe('a dealer with a link', () => {
  test('gets an error for bad input, and can do nothing more after giving the lead back', async () => {
    await toDealers('naroda');
    await addLead();
    await work();
    const returned = vi.fn();
    const desk = createDealerDesk(fresh.payload, returned);
    const key = getKey();
    expect(await desk.note(key, 'called', '')).toBeNull();
    expect(await desk.giveBack(key, ' \n ')).toBe('reasonMissing');
    expect(await desk.giveBack(key, 'x'.repeat(501))).toBe('tooLong');
    expect(await desk.take(key)).toMatchObject({ isTaken: true });
    expect(await desk.note(key, 'sold', 'x'.repeat(501))).toBe('tooLong');
    expect(await desk.note(key, 'sold', 'Two')).toBe('done');
    expect(await desk.read(key)).toMatchObject({ noted: 'sold' });
    const { docs } = await fresh.payload.find({ collection: 'leads' });
    expect(docs[0]?.status).toBe('won');
    expect(returned).not.toHaveBeenCalled();
    expect(await desk.giveBack(key, 'Not mine')).toBe('done');
    expect(returned).toHaveBeenCalledOnce();
    for (const gone of [
      desk.read(key),
      desk.take(key),
      desk.giveBack(key, 'x'),
      desk.note(key, 'called', ''),
    ])
      expect(await gone).toBeNull();
  });
});

describe('a lead that is not answered in time', () => {
  const readEnd = async (id: number) =>
    (await fresh.payload.findByID({ collection: 'leads', id, depth: 0 })).answerBy;

  test('is reported to the owner’s superior after its term, and to the head after twice the term, once each', async () => {
    await fresh.payload.updateGlobal({
      slug: 'answer-times',
      data: { lateTo: 'desk@example.com', headTo: 'head@example.com' },
    });
    await toOwner('asha');
    const id = await addOnMonday();
    await work();
    mails.length = 0;
    // Four working hours from eleven o'clock.
    await work(monday + 4 * hour - 60_000);
    expect(mails).toEqual([]);
    await Promise.all([work(monday + 4 * hour + 60_000), work(monday + 4 * hour + 60_000)]);
    expect(listMails()).toEqual([`bina@example.com: Not answered in time: product inquiry ${id}`]);
    expect(mails[0]?.text).toContain('Its owner is asha.');
    expect(JSON.stringify(mails)).not.toContain('Meena');
    // Three more working hours on Monday, one on Tuesday from ten o'clock.
    await work(monday + 22 * hour);
    expect(mails).toHaveLength(1);
    await work(monday + 24 * hour + 60_000);
    await work(monday + 100 * hour);
    expect(listMails().slice(1)).toEqual([
      `head@example.com: Not answered in twice the time: product inquiry ${id}`,
    ]);
  });

  test.each([
    ['who has left', { deactivated: true }, { deactivated: false }],
    ['who may not open it any more', { role: 'editor' }, { role: 'sales' }],
  ] as const)('is reported to the superior of an owner %s', async (standing, changed, before) => {
    await toOwner('asha');
    const id = await addOnMonday();
    await work();
    mails.length = 0;
    const change = (data: Partial<Staff>) =>
      fresh.payload.update({ collection: 'staff', id: ids.asha ?? 0, data });
    await change(changed);
    await work(monday + 5 * hour);
    await change(before);
    expect(listMails()).toEqual([`bina@example.com: Not answered in time: product inquiry ${id}`]);
    expect(mails[0]?.text).toContain(`Its owner is asha, ${standing}.`);
  });

  test('is not reported if it is answered or closed, and gets a longer term as soon as staff set one', async () => {
    await fresh.payload.updateGlobal({ slug: 'answer-times', data: { lateTo: 'desk@example.com' } });
    await addOnMonday({ answeredAt: new Date(monday + hour).toISOString() });
    await addOnMonday({ status: 'lost' });
    const waiting = await addOnMonday();
    await work();
    const { hours } = await fresh.payload.findGlobal({ slug: 'answer-times' });
    await fresh.payload.updateGlobal({ slug: 'answer-times', data: { hours: { ...hours, inquiry: 6 } } });
    await work(monday + 5 * hour);
    expect(mails).toEqual([]);
    expect(await readEnd(waiting)).toBe(new Date(monday + 6 * hour).toISOString());
    await work(monday + 7 * hour);
    expect(listMails()).toEqual([`desk@example.com: Not answered in time: product inquiry ${waiting}`]);
    expect(mails[0]?.text).toContain('It is nobody’s.');
    await fresh.payload.updateGlobal({ slug: 'answer-times', data: { hours } });
  });

  test('is reported again after a failed mail, to nobody if nobody is set, and for a dealer to the mailbox of its kind', async () => {
    await addOnMonday();
    await work();
    await work(monday + 5 * hour);
    expect([mails, log.error.mock.calls]).toEqual([[], []]);
    await toDealers('naroda');
    const id = await addOnMonday();
    await work();
    mails.length = 0;
    mailFails = new Error('connect ECONNREFUSED');
    await work(monday + 5 * hour);
    expect(log.error).toHaveBeenCalled();
    mailFails = undefined;
    await work(monday + 5 * hour + 6 * 60_000);
    expect(listMails()).toEqual([`office@example.com: Not answered in time: product inquiry ${id}`]);
    expect(mails[0]?.text).toContain('It is with the dealer naroda.');
  });

  test('is reported to the next person if a mailbox refuses, and to the head after twice the term', async () => {
    await fresh.payload.updateGlobal({
      slug: 'answer-times',
      data: { lateTo: 'desk@example.com', headTo: 'head@example.com' },
    });
    await toOwner('asha');
    const id = await addOnMonday();
    await work();
    mails.length = 0;
    refusing.add('bina@example.com');
    await work(monday + 5 * hour);
    expect(listMails()).toEqual([`desk@example.com: Not answered in time: product inquiry ${id}`]);
    expect(log.error).toHaveBeenCalledOnce();
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('bina');
    const refused = await addOnMonday();
    await work();
    mails.length = 0;
    refusing.add('desk@example.com');
    await work(monday + 5 * hour);
    await work(monday + 10 * hour);
    expect(mails).toEqual([]);
    await work(monday + 25 * hour);
    expect(listMails().toSorted()).toEqual(
      [id, refused].map((one) => `head@example.com: Not answered in twice the time: product inquiry ${one}`),
    );
    const lines = await readLeadLog(fresh.payload, refused);
    expect(lines.flatMap(({ kind, text }) => (kind === 'delivery' ? text : []))).toEqual([
      'Not answered in twice the time: told the head by mail',
    ]);
  });

  test('is reported if the mail server takes mails again within a day, but not later', async () => {
    await fresh.payload.updateGlobal({ slug: 'answer-times', data: { lateTo: 'desk@example.com' } });
    await toOwner('asha');
    const quota = Object.assign(new Error('no more today'), { command: 'DATA', responseCode: 554 });
    const told = await addOnMonday();
    await work();
    mails.length = 0;
    mailFails = quota;
    await work(monday + 5 * hour);
    await work(monday + 6 * hour);
    mailFails = undefined;
    await work(monday + 7 * hour);
    expect(listMails()).toEqual([`bina@example.com: Not answered in time: product inquiry ${told}`]);
    await addOnMonday();
    await work();
    mails.length = 0;
    mailFails = quota;
    await work(monday + 5 * hour);
    await work(monday + 29 * hour);
    mailFails = undefined;
    await work(monday + 30 * hour);
    expect(mails).toEqual([]);
  });

  test('is reported again for a new term, in a mail with another moment', async () => {
    await fresh.payload.updateGlobal({ slug: 'answer-times', data: { lateTo: 'desk@example.com' } });
    await toOwner('asha');
    const id = await addOnMonday();
    await work();
    mails.length = 0;
    await work(monday + 5 * hour);
    const again = monday + 24 * hour;
    const termFrom = new Date(again).toISOString();
    await fresh.payload.db.updateOne({
      collection: 'leads',
      id,
      data: { termFrom, escalateAt: termFrom, escalations: 0 },
      returning: false,
    });
    await work(again + 5 * hour);
    const name = `lead-${id}-late-1`;
    expect(mails).toMatchObject([
      { name, moment: monday },
      { name, moment: again },
    ]);
  });

  test('has a due time until somebody answers, whether or not the mail was sent', async () => {
    await fresh.payload.updateGlobal({ slug: 'answer-times', data: { lateTo: 'desk@example.com' } });
    const id = await addOnMonday();
    await work();
    const end = new Date(monday + 4 * hour).toISOString();
    expect(await readEnd(id)).toBe(end);
    mailFails = new Error('connect ECONNREFUSED');
    await work(monday + 5 * hour);
    expect(await readEnd(id)).toBe(end);
    mailFails = undefined;
    await work(monday + 100 * hour);
    expect(await readEnd(id)).toBe(end);
    const call = { lead: { id, kind: 'inquiry' }, kind: 'call', text: 'No answer', by: 'asha' } as const;
    await writeLeadLog({ payload: fresh.payload, user: null }, call);
    expect(await readEnd(id)).toBeNull();
  });

  test('has no term if staff entered it by hand', async () => {
    const id = await addOnMonday({ source: 'call', owner: ids.asha ?? 0 });
    await work();
    const { answerBy, escalateAt, routeAt } = await fresh.payload.findByID({ collection: 'leads', id });
    expect([answerBy, escalateAt, routeAt]).toEqual([null, null, null]);
  });
});

test('the current privacy notice names dealers only for the kinds of leads that dealers may get', () => {
  const { version, note } = getTexts('en').forms.privacy;
  for (const kind of ['contact', 'inquiry', 'testride'] as const) {
    expect(namesDealers(kind, version)).toBe(true);
    expect(note[kind]).not.toContain('no dealer does');
    expect(note[kind]).toContain('dealer');
  }
  for (const kind of ['dealer', 'application'] as const) expect(note[kind]).toContain('no dealer does');
  expect(getTexts('hi').forms.privacy.version).toBe(version);
  expect(getTexts('gu').forms.privacy.version).toBe(version);
});
