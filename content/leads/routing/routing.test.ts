import { day } from '@ev-site/contract/spans-of-time.ts';
import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSqlDatabase } from '../../database/sql.ts';
import { sql } from '../../database/statement.ts';
import type { Lead, LeadRoute, RoutingRule } from '../../payload-types.ts';
import { correctLeads } from '../../privacy/change-person.ts';
import { exampleDealer } from '../../testing/example-dealer.ts';
import { exampleLead } from '../../testing/example-lead.ts';
import { nextMoment } from '../../testing/next-moment.ts';
import { goodPassword } from '../../testing/password.ts';
import { type ExecutingAdapter, toStatementText } from '../../testing/statement-text.ts';
import { openTwoOn, type TwoPrograms } from '../../testing/store-on.ts';
import { readLeadLog } from '../work/lead-log.ts';
import { isDealerKey, makeDealerKey } from './dealer-key.ts';
import { acceptLead, findDealerLead, giveLeadBack, noteOfDealer } from './dealer-lead.ts';
import { decideRoute, insertRoute, listRoutes } from './lead-routes.ts';
import { readKnown, readRules } from './read-rules.ts';
import { routeDue } from './route-due.ts';

const told = '2026-11-22.3';
const log = { error: vi.fn() };

describe.each(['sqlite', 'postgres'] as const)('giving leads by rules, on %s', (dialect) => {
  let two: TwoPrograms;
  let payload: Payload;
  /** A second process with the same database. */
  let another: Payload;
  let state = 0;
  const ids: Record<string, number> = {};

  const addDealer = async (name: string, more: object = {}): Promise<number> => {
    const { id } = await payload.create({
      collection: 'dealers',
      data: { ...exampleDealer(name, state), ...more },
    });
    return id;
  };

  beforeAll(async () => {
    two = await openTwoOn(dialect);
    [payload, another] = two.programs;
    state = (await payload.create({ collection: 'states', data: { name: 'Gujarat', code: 'GJ' } })).id;
    for (const [name, role] of [
      ['asha', 'sales'],
      ['bina', 'sales'],
      ['chetan', 'sales'],
      ['hema', 'hr'],
    ] as const)
      ids[name] = (
        await payload.create({
          collection: 'staff',
          data: { name, email: `${name}@example.com`, password: goodPassword, role },
        })
      ).id;
    ids.naroda = await addDealer('naroda');
    ids.rajkot = await addDealer('rajkot');
  }, 180_000);
  afterAll(() => two?.remove());
  beforeEach(async () => {
    log.error.mockClear();
    await payload.db.deleteMany({ collection: 'routing-rules', where: { id: { exists: true } } });
    await payload.delete({ collection: 'leads', where: { id: { exists: true } }, trash: true });
  });

  const to = (...names: string[]): number[] => names.map((name) => ids[name] ?? 0);

  const addRule = (data: Partial<RoutingRule>) =>
    payload.create({
      collection: 'routing-rules',
      data: {
        name: 'Rule',
        isOn: true,
        target: 'owners',
        kinds: ['inquiry', 'contact'],
        ...data,
      } as RoutingRule,
    });

  const addLead = async (more: Partial<Lead> = {}): Promise<number> => {
    const { id } = await payload.db.create({
      collection: 'leads',
      data: exampleLead({
        kind: 'inquiry',
        language: 'gu',
        privacyVersion: told,
        source: 'website',
        routeAt: new Date().toISOString(),
        createdAt: new Date().toISOString(),
        updatedAt: new Date().toISOString(),
        ...more,
      }),
    });
    return Number(id);
  };

  const route = (now = () => Date.now() + 1000, by = payload) => routeDue(by, log, now);
  /** Lists leads that came back and that no other dealer takes, if a mail about them is due. */
  const listLeft = async () => {
    const { rows } = await getSqlDatabase(payload);
    const owed = await rows(sql`SELECT lead FROM lead_routes WHERE state = 'over' AND mail_at IS NOT NULL`);
    return owed.map(({ lead }) => Number(lead));
  };

  const read = (id: number) => payload.findByID({ collection: 'leads', id, depth: 0 });
  const readLog = async (id: number) =>
    (await readLeadLog(payload, id)).map(({ text, by }) => `${by}: ${text}`).toReversed();
  const countOwners = async () => {
    const { docs } = await payload.find({ collection: 'leads', pagination: false, depth: 0 });
    const counts = new Map<string, number>();
    for (const { owner } of docs) counts.set(String(owner), (counts.get(String(owner)) ?? 0) + 1);
    return counts;
  };
  const open = async (id: number): Promise<{ route: LeadRoute; key: string }> => {
    const last = (await listRoutes(payload, id)).at(-1);
    if (!last) throw new Error('The lead was given to nobody.');
    return { route: last, key: makeDealerKey(payload.secret, last) };
  };
  /** Opens the link of a dealer. */
  const follow = async (key: string) => {
    const opened = await findDealerLead(payload, key);
    if (!opened) throw new Error('The link does not work.');
    return opened;
  };

  test('the first matching rule gives a lead and is named in its log, and a lead that no rule takes has no owner', async () => {
    await addRule({ name: 'Hindi', languages: ['hi'], owners: to('bina') });
    await addRule({ name: 'Off', isOn: false, owners: to('chetan') });
    await addRule({ name: 'Inquiries', kinds: ['inquiry'], owners: to('asha') });
    const [hindi, inquiry, contact] = [
      await addLead({ language: 'hi' }),
      await addLead(),
      await addLead({ kind: 'contact' }),
    ];
    await route();
    expect((await read(hindi)).owner).toBe(ids.bina);
    expect(await readLog(hindi)).toEqual(['The website: Rule “Hindi”: to bina']);
    expect((await read(inquiry)).owner).toBe(ids.asha);
    expect(await read(contact)).toMatchObject({ owner: null, routeAt: null, escalations: 0 });
    expect(await readLog(contact)).toEqual([]);
    expect(await listLeft()).toEqual([]);
    // A second run changes nothing.
    await route();
    expect(await readLog(hindi)).toHaveLength(1);
    const again = await addLead({ routeAt: null });
    await route();
    expect((await read(again)).owner).toBeNull();
  });

  test('a lead stored while the clock ran a year ahead is given at once, and its term runs from now', async () => {
    await addRule({ owners: to('asha') });
    const inAYear = new Date(Date.now() + 365 * day).toISOString();
    const id = await addLead({ routeAt: inAYear, createdAt: inAYear });
    await route();
    const { owner, routeAt, termFrom } = await read(id);
    expect([owner, routeAt]).toEqual([ids.asha, null]);
    expect(Date.parse(termFrom ?? '')).toBeLessThanOrEqual(Date.now());
  });

  test('a lead that cannot be given has its answer term, so that it is told as late', async () => {
    await addRule({ owners: to('asha') });
    const id = await addLead();
    const { find } = payload.db;
    const failing = vi.spyOn(payload.db, 'find').mockImplementation(async (asked) => {
      if (asked.collection === 'lead-routes') throw new Error('the routes cannot be read');
      return (await find.call(payload.db, asked)) as never;
    });
    await routeDue(payload, log);
    failing.mockRestore();
    const { owner, routeAt, answerBy, escalateAt } = await read(id);
    expect([owner, routeAt, answerBy]).toEqual([null, expect.any(String), expect.any(String)]);
    expect(escalateAt).toBe(answerBy);
  });

  test('the link of a dealer that was made while the clock ran a year ahead works at most 60 days', async () => {
    await addRule({ target: 'dealers', dealers: to('naroda') });
    const id = await addLead();
    await route();
    const { run } = await getSqlDatabase(payload);
    await run(
      sql`UPDATE lead_routes SET key_until = ${new Date(Date.now() + 365 * day).toISOString()} WHERE lead = ${id}`,
    );
    await route();
    expect((await open(id)).route.state).toBe('offered');
    await route(() => Date.now() + 61 * day);
    expect((await read(id)).routedTo).toBeNull();
  });

  test('rules skip colleagues who are deactivated, on leave or may not read the kind, and say so', async () => {
    const rule = await addRule({ owners: to('asha', 'bina', 'chetan') });
    const change = (name: string, data: Record<string, unknown>) =>
      payload.db.updateOne({ collection: 'staff', id: ids[name] ?? 0, data, returning: false });
    await change('asha', { deactivated: true });
    await change('bina', { awayFrom: new Date(Date.now() - 86_400_000).toISOString() });
    const one = await addLead();
    await route();
    expect((await read(one)).owner).toBe(ids.chetan);
    await change('chetan', { role: 'hr' });
    const nobodys = await addLead();
    await route();
    expect((await read(nobodys)).owner).toBeNull();
    const { standing } = await payload.findByID({ collection: 'routing-rules', id: rule.id, depth: 0 });
    expect(standing).toBe(
      'asha is deactivated. bina is on leave. chetan may not read enquiries. So this rule gives leads to nobody.',
    );
    const all = await payload.db.create({
      collection: 'routing-rules',
      data: { name: 'All', isOn: false, target: 'owners', kinds: [], owners: to('chetan') },
    });
    const every = await payload.findByID({ collection: 'routing-rules', id: Number(all.id), depth: 0 });
    expect(every.standing).toBe('chetan may not read enquiries.');
    await change('asha', { deactivated: false });
    await change('bina', { awayFrom: null });
    await change('chetan', { role: 'sales' });
  });

  test('concurrent processes give each lead once, and no colleague gets two more than another', async () => {
    const rule = await addRule({ owners: to('asha', 'bina', 'chetan') });
    const leads: number[] = [];
    for (let made = 0; made < 25; made += 1) leads.push(await addLead());
    const [rules, known] = [await readRules(payload), await readKnown(payload)];
    // All at the same time, and without the leases: the two unique keys decide.
    await Promise.all(
      leads
        .slice(0, 10)
        .flatMap((id) =>
          [payload, another].map(async (by) => decideRoute(by, await read(id), { rules, known })),
        ),
    );
    await Promise.all([payload, another, payload].map((by) => route(undefined, by)));
    const counts = await countOwners();
    expect([...counts.values()].reduce((sum, one) => sum + one, 0)).toBe(25);
    expect([...counts.keys()].toSorted()).toEqual(to('asha', 'bina', 'chetan').map(String).toSorted());
    expect(Math.max(...counts.values()) - Math.min(...counts.values())).toBe(1);
    for (const id of leads) {
      expect(await listRoutes(payload, id)).toMatchObject([{ step: 1, state: 'given', rule: rule.id }]);
      expect(await readLog(id)).toHaveLength(1);
    }
    expect(log.error).not.toHaveBeenCalled();
  }, 60_000);

  test('rules that change while leads arrive give each lead once, and later leads to the new colleagues', async () => {
    const rule = await addRule({ owners: to('asha') });
    const leads: number[] = [];
    const changes = [
      { owners: to('bina') },
      { isOn: false },
      { isOn: true, target: 'dealers' as const, dealers: to('naroda') },
      { target: 'owners' as const, owners: to('chetan') },
    ];
    let isOver = false;
    const come = async () => {
      for (let made = 0; made < 20; made += 1) leads.push(await addLead());
    };
    const changeRules = async () => {
      for (const data of changes)
        await payload.update({ collection: 'routing-rules', id: rule.id, data, depth: 0 });
      isOver = true;
    };
    const giveMeanwhile = async (by: Payload) => {
      while (!isOver) await route(undefined, by);
    };
    await Promise.all([come(), changeRules(), giveMeanwhile(payload), giveMeanwhile(another)]);
    const late = await addLead();
    await Promise.all([route(undefined, payload), route(undefined, another)]);
    expect((await read(late)).owner).toBe(ids.chetan);
    for (const id of leads) {
      const { owner, routedTo, routeAt } = await read(id);
      const routes = await listRoutes(payload, id);
      // A lead that came while the rule was off has no route and no owner. Every other lead has one holder, one route
      // and one line in the log.
      expect(routes.map((one) => [one.owner ?? null, one.dealer ?? null, one.state])).toEqual(
        owner ? [[owner, null, 'given']] : routedTo ? [[null, routedTo, 'offered']] : [],
      );
      expect(await readLog(id)).toHaveLength(routes.length);
      expect(routeAt).toBeNull();
    }
    expect(log.error).not.toHaveBeenCalled();
  }, 60_000);

  test('a decision of a process that was killed right after it is carried out once', async () => {
    await addRule({ owners: to('asha', 'bina') });
    const id = await addLead();
    const known = { rules: await readRules(payload), known: await readKnown(payload) };
    await decideRoute(payload, await read(id), known);
    await route();
    expect((await read(id)).owner).toBe(ids.asha);
    expect(await readLog(id)).toEqual(['The website: Rule “Rule”: to asha']);
    expect(await listRoutes(payload, id)).toMatchObject([{ state: 'given' }]);
    const next = await addLead();
    await route();
    expect((await read(next)).owner).toBe(ids.bina);
  });

  test('a colleague who took the lead first keeps it', async () => {
    await addRule({ owners: to('asha') });
    const id = await addLead();
    const known = { rules: await readRules(payload), known: await readKnown(payload) };
    await decideRoute(payload, await read(id), known);
    await payload.db.updateOne({ collection: 'leads', id, data: { owner: ids.bina }, returning: false });
    await route();
    expect((await read(id)).owner).toBe(ids.bina);
    expect(await readLog(id)).toEqual([]);
  });

  test('a dealer gets only leads of visitors who were told about dealers, and test rides for which they chose that dealer', async () => {
    await addRule({ kinds: ['testride'], target: 'chosenDealer' });
    await addRule({ kinds: ['inquiry'], target: 'dealers', dealers: to('naroda', 'rajkot') });
    const cases: [Partial<Lead>, number | null][] = [
      [{ privacyVersion: '2026-11-22.2' }, null],
      [{ privacyVersion: '' }, null],
      [{}, ids.naroda ?? 0],
      [{}, ids.rajkot ?? 0],
      [{ kind: 'testride', dealer: ids.rajkot ?? 0 }, ids.rajkot ?? 0],
      [{ kind: 'testride' }, null],
      [{ kind: 'testride', dealer: ids.rajkot ?? 0, privacyVersion: '' }, ids.rajkot ?? 0],
    ];
    for (const [more, dealer] of cases) {
      const id = await addLead(more);
      await route();
      expect((await read(id)).routedTo ?? null).toBe(dealer);
    }
  });

  test('the link of a dealer opens only that lead, and lets the dealer take it, note and give it back', async () => {
    await addRule({ name: 'Near', target: 'dealers', dealers: to('naroda', 'rajkot') });
    await addRule({ name: 'Else', owners: to('asha') });
    const id = await addLead();
    await route();
    const first = await open(id);
    const find = (key: unknown) => findDealerLead(payload, key);
    expect((await find(first.key))?.lead.id).toBe(id);
    const tampered = first.key.replace(/.$/, (sign) => (sign === '0' ? '1' : '0'));
    for (const key of [
      tampered,
      `${first.route.id + 1}.${first.key.split('.')[1]}`,
      '',
      undefined,
      'x',
      '1.1',
    ])
      expect(await find(key)).toBeNull();
    expect(isDealerKey('another secret of that length 12', first.route, first.key)).toBe(false);
    expect(await findDealerLead(payload, first.key, Date.now() + 14 * 86_400_000 + 60_000)).toBeNull();

    const opened = await find(first.key);
    if (!opened) throw new Error('The link does not work.');
    await Promise.all([acceptLead(payload, opened), acceptLead(payload, opened)]);
    const taken = await find(first.key);
    expect(taken?.route.state).toBe('taken');
    if (!taken) throw new Error('The link does not work.');
    await noteOfDealer(payload, taken, 'notReached', '');
    const waiting = await read(id);
    expect(waiting.answeredAt).toBeNull();
    expect(waiting.answerBy).toBe(waiting.escalateAt);
    expect(Date.parse(waiting.answerBy ?? '')).toBeGreaterThan(Date.now());
    await noteOfDealer(payload, taken, 'called', 'Wants two');
    await noteOfDealer(payload, taken, 'called', 'Wants two');
    expect(await read(id)).toMatchObject({
      status: 'contacted',
      answeredAt: expect.any(String),
      answerBy: null,
    });
    await giveLeadBack(payload, taken, 'Too far');
    expect(await find(first.key)).toBeNull();
    await route();
    const second = await open(id);
    expect(second.route.dealer).toBe(ids.rajkot);
    expect(await find(first.key)).toBeNull();
    // Nobody takes it before the link ends, so the next rule does.
    await route(() => Date.now() + 15 * 86_400_000);
    expect(await find(second.key)).toBeNull();
    expect(await read(id)).toMatchObject({ owner: ids.asha, routedTo: null });
    expect(await readLog(id)).toEqual([
      'The website: Rule “Near”: to the dealer naroda',
      'naroda: Taken',
      'naroda: Not reached',
      'naroda: Called: Wants two',
      'The website: From New to Contacted',
      'naroda: Given back: Too far',
      'The website: Rule “Near”: to the dealer rajkot',
      'rajkot: Given back: Not taken while the link worked',
      'The website: Rule “Else”: to asha',
    ]);
    expect(await listLeft()).toEqual([]);
  });

  const oneDay = 86_400_000;
  const takeOne = async (more: Partial<Lead> = {}) => {
    await addRule({ name: 'Near', target: 'dealers', dealers: to('naroda', 'rajkot') });
    const id = await addLead(more);
    await route();
    const { key } = await open(id);
    await acceptLead(payload, await follow(key));
    return { id, key };
  };

  test('a lead that a dealer took and left silent returns to the company once, and goes to no other dealer', async () => {
    const { id, key } = await takeOne();
    await noteOfDealer(payload, await follow(key), 'called', '');
    await route(() => Date.now() + 13 * oneDay);
    expect((await read(id)).routedTo).toBe(ids.naroda);
    const later = () => Date.now() + 15 * oneDay;
    await Promise.all([route(later, payload), route(later, another)]);
    await route(later);
    expect(await read(id)).toMatchObject({ status: 'contacted', owner: null, routedTo: null });
    expect(await findDealerLead(payload, key)).toBeNull();
    expect(await listLeft()).toEqual([id]);
    expect((await readLog(id)).slice(-1)).toEqual(['naroda: Nothing heard while the link worked']);
  });

  test('each note of a dealer prolongs the link', async () => {
    const { id, key } = await takeOne();
    const { run } = await getSqlDatabase(payload);
    const soon = new Date(Date.now() + 60_000).toISOString();
    await run(sql`UPDATE lead_routes SET key_until = ${soon} WHERE lead = ${id}`);
    await noteOfDealer(payload, await follow(key), 'notReached', '');
    expect(await findDealerLead(payload, key, Date.now() + 13 * oneDay)).not.toBeNull();
  });

  test('a note in the last moment of the link keeps the lead with the dealer', async () => {
    const { id, key } = await takeOne();
    const { run } = await getSqlDatabase(payload);
    const soon = new Date(Date.now() + 60_000).toISOString();
    await run(sql`UPDATE lead_routes SET key_until = ${soon} WHERE lead = ${id}`);
    const opened = await follow(key);
    const adapter = payload.db as unknown as ExecutingAdapter;
    const { execute } = adapter;
    const asking = vi.spyOn(adapter, 'execute').mockImplementation(async (asked) => {
      const found = await execute.call(adapter, asked);
      // The route is already taken as silent, but not ended yet.
      if (/UPDATE "?lead_routes"? SET "?key_until/.test(toStatementText(asked))) {
        asking.mockRestore();
        await noteOfDealer(payload, opened, 'called', '');
      }
      return found;
    });
    await route(() => Date.now() + 120_000);
    expect((await readLog(id)).at(-1)).toMatch(/Called$|to Contacted$/);
    expect(await read(id)).toMatchObject({ status: 'contacted', routedTo: ids.naroda });
    expect((await follow(key)).route.state).toBe('taken');
  });

  test('a lead that a dealer sold stays with that dealer and mails nobody; reopened after the link has ended, it leaves the dealer', async () => {
    const { id, key } = await takeOne();
    await noteOfDealer(payload, await follow(key), 'sold', '');
    await route(() => Date.now() + 15 * oneDay);
    expect(await read(id)).toMatchObject({
      status: 'won',
      routedTo: ids.naroda,
      closedAt: expect.any(String),
    });
    expect(await listLeft()).toEqual([]);
    expect((await listRoutes(payload, id)).map(({ state }) => state)).toEqual(['over']);
    // The sale fell through: if the lead stayed with the dealer, it would be on no list.
    await payload.update({ collection: 'leads', id, data: { status: 'contacted' } });
    expect((await read(id)).routedTo).toBeNull();
  });

  test('a sold lead that is reopened stays with the dealer while the link works', async () => {
    const { id, key } = await takeOne();
    await noteOfDealer(payload, await follow(key), 'sold', '');
    await payload.update({ collection: 'leads', id, data: { status: 'contacted' } });
    expect(await read(id)).toMatchObject({ status: 'contacted', routedTo: ids.naroda });
    expect(await findDealerLead(payload, key)).not.toBeNull();
  });

  test('a lead that a colleague closed goes to no other dealer when the link ends, and mails nobody', async () => {
    await addRule({ name: 'Near', target: 'dealers', dealers: to('naroda', 'rajkot') });
    const id = await addLead();
    await route();
    await payload.update({ collection: 'leads', id, data: { status: 'lost' }, ...(await asAsha()) });
    await route(() => Date.now() + 15 * oneDay);
    expect(await read(id)).toMatchObject({ status: 'lost', routedTo: ids.naroda, routeAt: null });
    expect((await listRoutes(payload, id)).map(({ state, mailAt }) => [state, mailAt])).toEqual([
      ['over', null],
    ]);
    expect(await readLog(id)).toEqual([
      'The website: Rule “Near”: to the dealer naroda',
      'asha: From New to Lost',
    ]);
  });

  test('a sold lead that the dealer gives back stays with that dealer while it is won, and has no dealer after reopening', async () => {
    const { id, key } = await takeOne();
    await noteOfDealer(payload, await follow(key), 'sold', '');
    await giveLeadBack(payload, await follow(key), 'Bought next door');
    await route();
    await route(() => Date.now() + oneDay);
    expect(await read(id)).toMatchObject({ status: 'won', routedTo: ids.naroda, routeAt: null });
    expect((await listRoutes(payload, id)).map(({ state }) => state)).toEqual(['over']);
    expect(await listLeft()).toEqual([]);
    expect((await readLog(id)).at(-1)).toBe('naroda: Given back: Bought next door');
    await payload.update({ collection: 'leads', id, data: { status: 'contacted' } });
    expect((await read(id)).routedTo).toBeNull();
  });

  test('a closed lead keeps its dealer through the trash', async () => {
    const { id, key } = await takeOne();
    await noteOfDealer(payload, await follow(key), 'sold', '');
    await giveLeadBack(payload, await follow(key), 'Bought next door');
    await route();
    for (const deletedAt of [new Date().toISOString(), null])
      await payload.update({ collection: 'leads', id, data: { deletedAt }, trash: true });
    expect(await read(id)).toMatchObject({ status: 'won', routedTo: ids.naroda });
  });

  test('a lead that is closed just before it is given is given to nobody', async () => {
    await addRule({ name: 'Near', target: 'dealers', dealers: to('naroda') });
    const id = await addLead();
    const { run } = await getSqlDatabase(payload);
    const close = sql`UPDATE leads SET status = 'lost' WHERE id = ${id};`;
    if (dialect === 'sqlite')
      await run(sql`CREATE TRIGGER closing AFTER INSERT ON lead_routes BEGIN ${close} END`);
    else {
      await run(
        sql`CREATE FUNCTION closing() RETURNS trigger AS $$ BEGIN ${close} RETURN NEW; END $$ LANGUAGE plpgsql`,
      );
      await run(
        sql`CREATE TRIGGER closing AFTER INSERT ON lead_routes FOR EACH ROW EXECUTE FUNCTION closing()`,
      );
    }
    await route();
    await run(dialect === 'postgres' ? sql`DROP FUNCTION closing CASCADE` : sql`DROP TRIGGER closing`);
    expect(await read(id)).toMatchObject({ status: 'lost', routedTo: null, routeAt: null });
    expect((await listRoutes(payload, id)).map(({ state, mailAt }) => [state, mailAt])).toEqual([
      ['over', null],
    ]);
  });

  test('a lead closed before the rules reach it, or between decision and giving, is given to nobody', async () => {
    await addRule({ kinds: ['inquiry', 'testride'], owners: to('asha') });
    const closed = { status: 'lost' } as const;
    const [plain, ride, planned] = [
      await addLead(closed),
      await addLead({ ...closed, kind: 'testride', dealer: ids.naroda ?? 0 }),
      await addLead(),
    ];
    const known = { rules: await readRules(payload), known: await readKnown(payload) };
    await decideRoute(payload, await read(planned), known);
    await payload.db.updateOne({ collection: 'leads', id: planned, data: closed, returning: false });
    await route();
    for (const id of [plain, ride, planned])
      expect(await read(id)).toMatchObject({ owner: null, routedTo: null, routeAt: null, answerBy: null });
    const routes = await Promise.all([plain, ride, planned].map((id) => listRoutes(payload, id)));
    expect(routes.flat().map(({ state }) => state)).toEqual(['over']);
  });

  test('the log says once that a lead came back, however many processes look at the same moment', async () => {
    await addRule({ name: 'Near', target: 'dealers', dealers: to('naroda') });
    await addRule({ name: 'Else', owners: to('asha') });
    const leads = [await addLead(), await addLead(), await addLead()];
    await route();
    for (const id of leads) {
      const opened = await findDealerLead(payload, (await open(id)).key);
      if (opened) await giveLeadBack(payload, opened, 'Closed');
    }
    await Promise.all([route(undefined, payload), route(undefined, another)]);
    await route();
    for (const id of leads) {
      expect(await readLog(id)).toEqual([
        'The website: Rule “Near”: to the dealer naroda',
        'naroda: Given back: Closed',
        'The website: Rule “Else”: to asha',
      ]);
      expect(await read(id)).toMatchObject({ owner: ids.asha, routedTo: null, routeAt: null });
      expect((await listRoutes(payload, id)).map((one) => one.state)).toEqual(['over', 'given']);
    }
    expect(log.error).not.toHaveBeenCalled();
  });

  test('a change by the rules whose log line fails is undone, and made once by a later look', async () => {
    const cutOff = new Error('the connection is lost');
    const lookTwice = async (id: number, line: string, before: object, ahead = 1000) => {
      const { create } = payload.db;
      const creating = vi.spyOn(payload.db, 'create').mockImplementation((...asked) => {
        if (asked[0].data.text === line) throw cutOff;
        return create.apply(payload.db, asked);
      });
      const beside = await addLead({ kind: 'contact' });
      log.error.mockClear();
      // A lead that fails is tried again only after half a minute, so the error is logged once.
      for (const later of [0, 1000]) await route(() => Date.now() + ahead + later);
      creating.mockRestore();
      const problem = expect.objectContaining({ message: cutOff.message });
      expect(log.error.mock.calls).toEqual([[{ lead: id, problem }, expect.any(String)]]);
      // It does not stop another lead from being given.
      expect((await read(beside)).owner).toBe(ids.asha);
      const { routedTo } = await read(id);
      const { state, mailAt } = (await open(id)).route;
      expect({ routedTo, state, isOwed: Boolean(mailAt) }).toEqual({ ...before, isOwed: false });
      await route(() => Date.now() + ahead + 60_000);
      expect((await readLog(id)).filter((one) => one.endsWith(`: ${line}`))).toHaveLength(1);
    };
    await addRule({ name: 'Near', kinds: ['inquiry'], target: 'dealers', dealers: to('naroda') });
    await addRule({ name: 'Else', kinds: ['contact'], owners: to('asha') });
    const id = await addLead();
    await lookTwice(id, 'Rule “Near”: to the dealer naroda', { routedTo: null, state: 'planned' });
    expect((await read(id)).routedTo).toBe(ids.naroda);
    await giveLeadBack(payload, await follow((await open(id)).key), 'Closed');
    await lookTwice(id, 'Given back: Closed', { routedTo: ids.naroda, state: 'back' });
    const silent = await addLead();
    await route();
    await acceptLead(payload, await follow((await open(silent)).key));
    const taken = { routedTo: ids.naroda, state: 'taken' };
    await lookTwice(silent, 'Nothing heard while the link worked', taken, 15 * oneDay);
    for (const one of [id, silent]) expect(await read(one)).toMatchObject({ owner: null, routedTo: null });
    expect((await listLeft()).toSorted()).toEqual([id, silent].toSorted());
  });

  test('a dealer that an older version left beside a newly chosen dealer loses the lead', async () => {
    await addRule({ name: 'Near', target: 'dealers', dealers: to('naroda') });
    const id = await addLead();
    await route();
    const byHand = { id: -1, name: 'asha' };
    const target = { rule: byHand, to: 'dealer', id: ids.rajkot ?? 0, name: 'rajkot' } as const;
    await insertRoute({ payload }, id, target, { step: 2, turn: id });
    await route();
    expect((await listRoutes(payload, id)).map((one) => one.state)).toEqual(['over', 'offered']);
    expect((await read(id)).routedTo).toBe(ids.rajkot);
  });

  test('one mail is due for a lead that came back and that nobody else takes', async () => {
    await addRule({ target: 'dealers', dealers: to('naroda') });
    const id = await addLead();
    await route();
    const opened = await findDealerLead(payload, (await open(id)).key);
    if (opened) await giveLeadBack(payload, opened, 'Closed');
    await route();
    expect(await listLeft()).toEqual([id]);
    const { run } = await getSqlDatabase(payload);
    await run(sql`UPDATE lead_routes SET mail_at = NULL WHERE lead = ${id}`);
    await route(() => Date.now() + 60_000);
    expect(await listLeft()).toEqual([]);
    expect(await read(id)).toMatchObject({ owner: null, routedTo: null, routeAt: null });
  });

  test('changed answer times also move the terms and escalations of earlier leads', async () => {
    const monday = Date.parse('2099-11-23T05:30:00.000Z');
    const at = (hours: number) => new Date(monday + hours * 3_600_000).toISOString();
    const begun = { routeAt: null, termFrom: at(0), answerBy: at(4), escalateAt: at(4), escalations: 0 };
    const cases: [Partial<Lead>, (string | null)[]][] = [
      [begun, [at(6), at(6)]],
      // Twelve hours from eleven: seven on Monday, five on Tuesday from ten.
      [{ ...begun, escalations: 1, escalateAt: at(24) }, [at(6), at(28)]],
      [{ ...begun, escalations: 2, escalateAt: null }, [at(6), null]],
      [{ ...begun, kind: 'contact', answerBy: at(24), escalateAt: at(24) }, [at(24), at(24)]],
      [{ ...begun, answeredAt: at(1), answerBy: null }, [null, at(4)]],
      [{ ...begun, status: 'lost' }, [at(4), at(4)]],
      [{ ...begun, termFrom: null, answerBy: null, escalateAt: null }, [null, null]],
    ];
    const leads: number[] = [];
    for (const [more] of cases) leads.push(await addLead(more));
    // A process holds a lease to mail about this lead.
    const lease = new Date(Date.now() + 60_000).toISOString();
    const inHand = await addLead({ ...begun, escalateAt: lease });
    const { run, rows } = await getSqlDatabase(payload);
    await run(sql`INSERT INTO leads (kind, name, email, phone, status, language, human_check, lead_key, delivery, attempts, escalations, term_from)
      WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < 450)
      SELECT 'inquiry', 'Many', '', '', 'new', 'gu', 'notAsked', 'many ' || n, 'done', 0, 0, term_from FROM counted, leads WHERE id = ${inHand}`);

    const { hours } = await payload.findGlobal({ slug: 'answer-times', depth: 0 });
    const setHours = (inquiry: number) =>
      payload.updateGlobal({ slug: 'answer-times', data: { hours: { ...hours, inquiry } } });
    await setHours(6);
    for (const [place, [, ends]] of cases.entries()) {
      const { answerBy, escalateAt } = await read(leads[place] ?? 0);
      expect([answerBy ?? null, escalateAt ?? null]).toEqual(ends);
    }
    expect(await read(inHand)).toMatchObject({ answerBy: at(6), escalateAt: lease });
    const count = async (end: string) =>
      Number(
        (await rows(sql`SELECT COUNT(*) AS of FROM leads WHERE name = 'Many' AND answer_by = ${end}`))[0]?.of,
      );
    expect(await count(at(6))).toBe(450);
    await setHours(hours.inquiry);
    expect(await count(at(4))).toBe(450);
    const { docs } = await payload.findGlobalVersions({ slug: 'answer-times', depth: 0 });
    const six = docs.find(({ version }) => version.hours.inquiry === 6);
    await payload.restoreGlobalVersion({ slug: 'answer-times', id: String(six?.id) });
    expect(await count(at(6))).toBe(450);
    await setHours(hours.inquiry);
    // Deleted one by one, as before each test, they would take as long as all other tests here.
    await run(sql`DELETE FROM leads WHERE name = 'Many'`);
  });

  const asAsha = async () => ({
    user: {
      ...(await payload.findByID({ collection: 'staff', id: ids.asha ?? 0 })),
      collection: 'staff' as const,
    },
    overrideAccess: false,
  });

  /** Saves a form that was opened when the lead was in that state. */
  const saveForm = async (id: number, data: object) =>
    payload.update({ collection: 'leads', id, data, ...(await asAsha()) });

  test('a form opened before a rule gave the lead does not undo the new owner', async () => {
    await addRule({ owners: to('bina') });
    const id = await addLead();
    const { updatedAt: opened } = await read(id);
    await nextMoment();
    await route();
    const form = { status: 'new', owner: null, nextStep: '', notes: 'Ring after six' };
    await expect(saveForm(id, { ...form, opened })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^The rules saved this after /),
    });
    expect(await read(id)).toMatchObject({ owner: ids.bina, notes: null });
    const { updatedAt: seen } = await read(id);
    await saveForm(id, { ...form, owner: ids.bina, opened: seen });
    expect(await read(id)).toMatchObject({ owner: ids.bina, notes: 'Ring after six' });
  });

  test('a form opened before a dealer noted a sale does not undo the sale', async () => {
    await addRule({ target: 'dealers', dealers: to('naroda') });
    const id = await addLead();
    const beforeDealer = await read(id);
    await nextMoment();
    await route();
    const { key } = await open(id);
    const find = () => follow(key);
    const form = { status: 'new', owner: null, nextStep: '', notes: '' };
    // No form contains the dealer who has the lead.
    await saveForm(id, { ...form, notes: 'Far away', opened: beforeDealer.updatedAt });
    await acceptLead(payload, await find());
    const { updatedAt: opened } = await read(id);
    await nextMoment();
    await noteOfDealer(payload, await find(), 'sold', '');
    await expect(saveForm(id, { ...form, notes: 'Far away', opened })).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^naroda saved this after /),
    });
    expect(await read(id)).toMatchObject({ status: 'won' });
  });

  test('a form opened before a correction of the person does not undo the correction', async () => {
    const id = await addLead({ source: 'call', email: 'asha@example.com' });
    const { updatedAt: opened, name, phone, email } = await read(id);
    await nextMoment();
    const correction = { name: 'Asha Mehta', email, phone: '+91 98251 00001' };
    await correctLeads(payload, [await read(id)], { name, email, phone }, correction);
    await expect(saveForm(id, { name, phone, email, notes: 'Ring after six', opened })).rejects.toMatchObject(
      {
        status: 409,
        message: expect.stringMatching(/^The person saved this after /),
      },
    );
    expect(await read(id)).toMatchObject({ ...correction, notes: null });
  });

  test('words that a dealer adds to an earlier note are noted once, however often the dealer presses', async () => {
    await addRule({ target: 'dealers', dealers: to('naroda') });
    const id = await addLead();
    await route();
    const { key } = await open(id);
    const find = () => follow(key);
    await acceptLead(payload, await find());
    const note = async (text: string) => {
      await nextMoment();
      const opened = await find();
      await Promise.all([
        noteOfDealer(payload, opened, 'called', text),
        noteOfDealer(another, opened, 'called', text),
      ]);
    };
    await note('');
    await note('');
    await note('Wants two');
    await note('Wants two');
    await note('');
    await note('Wants three');
    expect((await readLog(id)).filter((line) => line.startsWith('naroda: Called'))).toEqual([
      'naroda: Called',
      'naroda: Called: Wants two',
      'naroda: Called: Wants three',
    ]);
  });

  test.each([
    ['before it was written down', 'create'],
    ['before the lead was won', 'update'],
  ] as const)(
    'a sale that failed %s leaves nothing, and the next press notes it once',
    async (_when, fails) => {
      const { id, key } = await takeOne();
      const cutOff = new Error('the connection is lost');
      const failing =
        fails === 'create'
          ? vi.spyOn(payload.db, 'create').mockRejectedValueOnce(cutOff)
          : vi.spyOn(payload, 'update').mockRejectedValueOnce(cutOff);
      await expect(noteOfDealer(payload, await follow(key), 'sold', '')).rejects.toThrow(cutOff);
      failing.mockRestore();
      const opened = await follow(key);
      expect([opened.route.noted ?? null, opened.lead.calledAt ?? null]).toEqual([null, null]);
      expect((await readLog(id)).at(-1)).toBe('naroda: Taken');
      // The dealer has read that it failed, and presses again.
      await Promise.all([payload, another].map((by) => noteOfDealer(by, opened, 'sold', '')));
      await noteOfDealer(payload, await follow(key), 'sold', '');
      expect(await read(id)).toMatchObject({ status: 'won', answeredAt: expect.any(String) });
      expect((await readLog(id)).filter((line) => line.includes('Sold'))).toEqual(['naroda: Sold']);
      expect((await readLog(id)).filter((line) => line.includes('to Won'))).toHaveLength(1);
    },
  );

  test('two concurrent presses with different words are both noted, and a lead that a colleague closed stays closed', async () => {
    const { id, key } = await takeOne();
    const opened = await follow(key);
    await payload.update({ collection: 'leads', id, data: { status: 'lost' } });
    await Promise.all(
      [payload, another].map((by, place) => noteOfDealer(by, opened, 'called', `Wants ${place + 1}`)),
    );
    const said = (await readLog(id)).filter((line) => line.startsWith('naroda: Called'));
    expect(said.toSorted()).toEqual(['naroda: Called: Wants 1', 'naroda: Called: Wants 2']);
    expect((await read(id)).status).toBe('lost');
  });

  test('a lead whose taking failed is taken by the next press, with one log line and a new term', async () => {
    await addRule({ target: 'dealers', dealers: to('naroda') });
    const id = await addLead();
    await route();
    const { key } = await open(id);
    const before = await read(id);
    await nextMoment();
    const cutOff = new Error('the connection is lost');
    const failing = vi.spyOn(payload.db, 'create').mockRejectedValueOnce(cutOff);
    const opened = await follow(key);
    await expect(acceptLead(payload, opened)).rejects.toThrow(cutOff);
    failing.mockRestore();
    // The dealer presses again, in two windows at once.
    await Promise.all([payload, another].map((by) => acceptLead(by, opened)));
    await acceptLead(payload, await follow(key));
    expect((await follow(key)).route.state).toBe('taken');
    expect((await readLog(id)).filter((line) => line.includes('Taken'))).toEqual(['naroda: Taken']);
    const { termFrom } = await read(id);
    expect(Date.parse(termFrom ?? '')).toBeGreaterThan(Date.parse(before.termFrom ?? ''));
  });

  test('a dealer can note at most twenty lines an hour, and can go on an hour later', async () => {
    await addRule({ target: 'dealers', dealers: to('naroda') });
    const id = await addLead();
    await route();
    const { key } = await open(id);
    const note = async (count: number) =>
      noteOfDealer(payload, await follow(key), count % 2 ? 'called' : 'notReached', `number ${count}`);
    await acceptLead(payload, await follow(key));
    const noted: boolean[] = [];
    for (let count = 0; count < 25; count += 1) noted.push(await note(count));
    expect(noted.lastIndexOf(true)).toBe(18);
    expect((await readLog(id)).filter((line) => line.startsWith('naroda: '))).toHaveLength(20);
    const { run } = await getSqlDatabase(payload);
    await run(
      sql`UPDATE lead_log SET at = ${new Date(Date.now() - 61 * 60_000).toISOString()} WHERE lead = ${id}`,
    );
    expect(await note(26)).toBe(true);
  });

  test('a sale by a dealer counts even if the owner of the lead now has another role', async () => {
    await addRule({ kinds: ['testride'], owners: to('chetan') });
    const id = await addLead({ kind: 'testride', dealer: ids.naroda ?? 0 });
    await route();
    const change = (role: string) =>
      payload.db.updateOne({
        collection: 'staff',
        id: ids.chetan ?? 0,
        data: { role },
        returning: false,
      });
    await change('editor');
    const { key } = await open(id);
    const find = () => follow(key);
    await acceptLead(payload, await find());
    await noteOfDealer(payload, await find(), 'sold', '');
    expect(await read(id)).toMatchObject({ owner: ids.chetan, status: 'won' });
    await change('sales');
  });

  test('choosing an owner by hand ends the link of the dealer, and so does erasing the lead', async () => {
    await addRule({ target: 'dealers', dealers: to('naroda') });
    const [one, other] = [await addLead(), await addLead()];
    await route();
    const [mine, erased] = [await open(one), await open(other)];
    const as = await asAsha();
    await payload.update({ collection: 'leads', id: one, data: { owner: ids.bina ?? 0 }, ...as });
    expect(await findDealerLead(payload, mine.key)).toBeNull();
    expect(await read(one)).toMatchObject({ owner: ids.bina, routedTo: null });
    await payload.delete({ collection: 'leads', id: other });
    expect(await findDealerLead(payload, erased.key)).toBeNull();
    const { rows } = await getSqlDatabase(payload);
    expect(await rows(sql`SELECT id FROM lead_routes WHERE lead = ${other}`)).toEqual([]);
  });

  test.each(['bina', null])(
    'if the lead has an owner, a colleague who chooses another one (%s) ends the link; other changes do not',
    async (next) => {
      await addRule({ name: 'Near', kinds: ['testride'], owners: to('asha') });
      const id = await addLead({ kind: 'testride', dealer: ids.naroda ?? 0 });
      await route();
      const { key } = await open(id);
      const opened = await findDealerLead(payload, key);
      if (!opened) throw new Error('The link does not work.');
      expect(opened.lead.owner).toBeTruthy();
      const as = await asAsha();
      // A form of the studio sends the unchanged owner too.
      await payload.update({
        collection: 'leads',
        id,
        data: { owner: ids.asha ?? 0, notes: 'Rings at noon' },
        ...as,
      });
      await payload.update({ collection: 'leads', id, data: { status: 'contacted' }, ...as });
      await acceptLead(payload, opened);
      const taken = await findDealerLead(payload, key);
      if (!taken) throw new Error('The link does not work.');
      await noteOfDealer(payload, taken, 'called', '');
      // A program changes the owner, not a colleague.
      await payload.update({ collection: 'leads', id, data: { owner: ids.chetan ?? 0 } });
      expect((await findDealerLead(payload, key))?.route.state).toBe('taken');
      const owner = next === null ? null : (ids[next] ?? 0);
      await payload.update({ collection: 'leads', id, data: { owner }, select: { status: true }, ...as });
      expect(await findDealerLead(payload, key)).toBeNull();
      expect(await read(id)).toMatchObject({ owner, routedTo: null });
      expect((await listRoutes(payload, id)).map((one) => one.state)).toEqual(['given', 'over']);
    },
  );

  test('the link of a dealer who is no longer published opens nothing', async () => {
    await addRule({ target: 'dealers', dealers: to('naroda') });
    const id = await addLead();
    await route();
    const { key } = await open(id);
    const setStatus = (_status: 'draft' | 'published') =>
      payload.update({ collection: 'dealers', id: ids.naroda ?? 0, data: { _status } });
    expect(await findDealerLead(payload, key)).not.toBeNull();
    // A draft over a published dealer does not take him off the site.
    await payload.update({
      collection: 'dealers',
      id: ids.naroda ?? 0,
      data: { town: 'Naroda' },
      draft: true,
    });
    expect(await findDealerLead(payload, key)).not.toBeNull();
    await setStatus('draft');
    expect(await findDealerLead(payload, key)).toBeNull();
    await setStatus('published');
    expect(await findDealerLead(payload, key)).not.toBeNull();
  });
});
