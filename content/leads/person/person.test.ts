import { type Create, getPayload, type TypedUser } from 'payload';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { getSqlDatabase } from '../../database/sql.ts';
import { sql } from '../../database/statement.ts';
import type { Lead } from '../../payload-types.ts';
import { erasePerson } from '../../privacy/erase-person.ts';
import { listPerhapsSame } from '../../privacy/whose-leads.ts';
import { exampleLead } from '../../testing/example-lead.ts';
import type { StaffUnderTest } from '../../testing/staff-under-test.ts';
import { openStaffOn } from '../../testing/store-on.ts';
import { mostLeads } from './find-person.ts';
import { findCandidates, readPerson } from './read-person.ts';

describe.each(['sqlite', 'postgres'] as const)('the leads of one person, on %s', (dialect) => {
  let staff: StaffUnderTest;
  beforeAll(async () => {
    staff = await openStaffOn(dialect);
  }, 180_000);
  afterAll(() => staff?.fresh.remove());
  beforeEach(() =>
    staff.fresh.payload.delete({ collection: 'leads', where: { id: { exists: true } }, trash: true }),
  );

  const as = (role: string) => ({ id: staff.ids[role], role, collection: 'staff' }) as unknown as TypedUser;

  const addLead = async (digits: string, email: string, more: Partial<Lead> = {}): Promise<number> => {
    const now = new Date().toISOString();
    const { id } = await staff.fresh.payload.db.create({
      collection: 'leads',
      data: exampleLead({
        phone: digits && `+${digits}`,
        phoneDigits: digits,
        email,
        createdAt: now,
        updatedAt: now,
        ...more,
      }),
    });
    return Number(id);
  };

  const listIds = async (id: number, role = 'admin'): Promise<number[][]> =>
    ((await readPerson(staff.fresh.payload, as(role), id))?.groups ?? []).map((group) =>
      group.map((line) => line.id).toSorted((one, other) => one - other),
    );
  const merge = (who: string, id: number, other: unknown) =>
    staff.ask(who, 'POST', `/leads/${id}/merge`, { other });
  const part = (who: string, id: number) => staff.ask(who, 'POST', `/leads/${id}/part`, {});
  const readLog = async (id: number): Promise<string[]> => {
    const { body } = await staff.ask('admin', 'GET', `/leads/${id}/work`);
    return (body.log as { text: string; by: string }[]).map(({ text, by }) => `${by}: ${text}`);
  };

  test('the same number or mail address in any spelling joins leads to one person, also through other leads; empty ones join nothing', async () => {
    const first = await addLead('919825012345', 'Asha@Example.com');
    const sameNumber = await addLead('919825012345', 'office@example.com');
    const sameAddress = await addLead('919825099999', 'ASHA@example.com');
    const byHand = await addLead('919825099999', '');
    await addLead('', '');
    await addLead('917777777777', '');
    await addLead('918888888888', "o'hara@example.com");
    expect(await listIds(first)).toEqual([[first, sameNumber, sameAddress, byHand]]);
    expect(await listIds(byHand)).toEqual([[first, sameNumber, sameAddress, byHand]]);
    const { body } = await staff.ask('sales', 'GET', `/leads/${first}/work`);
    expect(body.others).toEqual({ count: 3, worked: null });
  });

  test('all staff see, merge and part only the leads of a person that they may open, and find no others through hidden ones', async () => {
    const enquiry = await addLead('911111111111', 'a@example.com');
    const application = await addLead('911111111111', 'b@example.com', { kind: 'application' });
    const other = await addLead('912222222222', 'b@example.com', { kind: 'dealer' });
    expect(await listIds(enquiry, 'admin')).toEqual([[enquiry, application, other]]);
    expect(await listIds(enquiry, 'sales')).toEqual([[enquiry]]);
    expect(await listIds(application, 'hr')).toEqual([[application]]);
    for (const role of ['hr', 'editor']) expect(await listIds(enquiry, role)).toEqual([]);
    const statuses = async (who: string, id: number, with_: number) => [
      (await merge(who, id, with_)).status,
      (await part(who, id)).status,
    ];
    expect(await statuses('nobody', enquiry, other)).toEqual([401, 401]);
    expect(await statuses('editor', enquiry, other)).toEqual([403, 403]);
    expect(await statuses('hr', enquiry, other)).toEqual([404, 404]);
    expect(await statuses('sales', application, enquiry)).toEqual([404, 404]);
    expect((await merge('sales', enquiry, application)).status).toBe(404);
    expect((await merge('sales', enquiry, 'x')).status).toBe(404);
    expect((await part('sales', enquiry)).status).toBe(409);
    expect(await statuses('sales', enquiry, other)).toEqual([200, 200]);
  });

  test('opening a lead tells who works on the newest open lead of the same person that the caller may see', async () => {
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const add = (minutes: number, more: Partial<Lead>) =>
      addLead('919825012345', '', { createdAt: minutesAgo(minutes), ...more });
    const { sales = 0, hr = 0, admin = 0 } = staff.ids;
    const id = await add(0, { owner: sales });
    const readOthers = async (who: string) =>
      (await staff.ask(who, 'GET', `/leads/${id}/work`)).body.others as unknown;
    await add(1, { status: 'new' });
    await add(2, { status: 'won', owner: sales });
    expect(await readOthers('sales')).toEqual({ count: 2, worked: null });
    await add(4, { status: 'contacted', owner: sales });
    await add(5, { status: 'new', owner: admin });
    await add(3, { kind: 'application', status: 'interview', owner: hr });
    expect(await readOthers('sales')).toEqual({ count: 4, worked: { owner: 'sales', status: 'contacted' } });
    expect(await readOthers('admin')).toEqual({ count: 5, worked: { owner: 'hr', status: 'interview' } });
  });

  test('two persons can be merged, each shows the other, both logs say so, and they can be parted again', async () => {
    const first = await addLead('919825012345', 'asha@example.com');
    const second = await addLead('919825012345', '');
    const typo = await addLead('919825012354', 'asha@exampel.com');
    const third = await addLead('913333333333', 'third@example.com');
    const person = await readPerson(staff.fresh.payload, as('sales'), first);
    const found = person && (await findCandidates(staff.fresh.payload, as('sales'), '98250 12354', person));
    expect(found?.map(({ id }) => id)).toEqual([typo]);
    expect((await merge('sales', second, typo)).status).toBe(200);
    expect((await merge('sales', typo, first)).status).toBe(409);
    expect((await merge('sales', typo, third)).status).toBe(200);
    for (const id of [first, second, typo, third])
      expect(await listIds(id)).toEqual([[third], [typo], [first, second]]);
    expect(await readLog(first)).toEqual([
      `sales: Same person as lead ${third}`,
      `sales: Same person as lead ${typo}`,
    ]);
    expect(await readLog(typo)).toContain(`sales: Same person as lead ${second}`);
    expect((await part('sales', typo)).status).toBe(200);
    expect(await listIds(typo)).toEqual([[typo]]);
    expect(await listIds(third)).toEqual([[third], [first, second]]);
    expect((await readLog(typo))[0]).toMatch(/^sales: No longer the same person as lead \d+$/);
    expect((await readLog(first))[0]).toBe(`sales: No longer the same person as lead ${typo}`);
  });

  test('two persons are neither merged nor parted if their logs cannot be written', async () => {
    const first = await addLead('919825011111', 'first@example.com');
    const other = await addLead('919825022222', 'second@example.com');
    const apart = { first: await listIds(first), other: await listIds(other) };
    const studio = await getPayload({ config: staff.fresh.payload.config });
    const { create } = studio.db;
    const failing = async (change: () => Promise<{ status: number }>) => {
      const broken: Create = async (args) => {
        if (args.collection === 'lead-log') throw new Error('the connection is lost');
        return create.call(studio.db, args);
      };
      studio.db.create = broken;
      expect((await change()).status).toBe(500);
      studio.db.create = create;
    };
    await failing(() => merge('sales', first, other));
    expect({ first: await listIds(first), other: await listIds(other) }).toEqual(apart);
    expect((await merge('sales', first, other)).status).toBe(200);
    const joined = await listIds(first);
    await failing(() => part('sales', first));
    expect(await listIds(first)).toEqual(joined);
  });

  test('leads that arrive during merging and parting belong to exactly one of the persons', async () => {
    const first = await addLead('919825012345', 'asha@example.com');
    const other = await addLead('917777777777', 'other@example.com');
    const another = await addLead('918888888888', 'another@example.com');
    const come = async (place: number) =>
      place % 2 === 0 ? addLead('919825012345', `${place}@example.com`) : addLead('', 'OTHER@example.com');
    const [, , ...arrived] = await Promise.all([
      merge('sales', first, other),
      merge('admin', other, another),
      ...Array.from({ length: 20 }, (_, place) => come(place)),
    ]);
    const all = [first, other, another, ...(arrived as number[])].toSorted((one, two) => one - two);
    for (const id of [first, other, another, ...(arrived as number[]).slice(0, 2)])
      expect((await listIds(id)).flat().toSorted((one, two) => one - two)).toEqual(all);
    const [, late] = await Promise.all([part('sales', first), addLead('919825012345', '')]);
    const own = (await listIds(Number(late))).flat();
    expect(own).toContain(first);
    expect(own).not.toContain(other);
    const rest = (await listIds(other)).flat();
    expect(new Set([...own, ...rest])).toEqual(new Set([...all, late]));
    expect(own.length + rest.length).toBe(all.length + 1);
  });

  test('the file of a person holds the leads that the caller may see, is only for staff who work on leads, and is logged', async () => {
    const contact = await addLead('919825012345', 'asha@example.com', { message: 'Two, please' });
    const application = await addLead('919825012345', 'asha@example.com', { kind: 'application' });
    const other = await addLead('917777777777', 'other@example.com');
    const take = async (who: string, id: number) => {
      const answer = await staff.ask(who, 'GET', `/leads/${id}/person-file`);
      const records = answer.body.records as { kind: string; message: string }[] | undefined;
      return [answer.status, records?.map(({ kind }) => kind).toSorted()];
    };
    expect(await take('admin', contact)).toEqual([200, ['application', 'contact']]);
    expect(await take('sales', contact)).toEqual([200, ['contact']]);
    expect(await take('hr', application)).toEqual([200, ['application']]);
    expect(await take('sales', application)).toEqual([404, undefined]);
    expect(await take('hr', contact)).toEqual([404, undefined]);
    expect(await take('editor', contact)).toEqual([403, undefined]);
    expect(await take('nobody', contact)).toEqual([401, undefined]);
    expect(await take('admin', other + 1)).toEqual([404, undefined]);
    const { docs } = await staff.fresh.payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'personFileTaken' } },
      sort: 'id',
    });
    expect(docs.slice(-3).map(({ who, what }) => [who, what])).toEqual([
      ['admin', `Lead ${contact}`],
      ['sales', `Lead ${contact}`],
      ['hr', `Lead ${application}`],
    ]);
  });

  /** Adds leads with one number in a single statement, to be fast. */
  const addMany = async (howMany: number, digits: string, email: string) => {
    const { run } = await getSqlDatabase(staff.fresh.payload);
    await run(sql`INSERT INTO leads (kind, name, email, phone, phone_digits, status, language, human_check, lead_key, delivery, attempts)
      WITH RECURSIVE counted(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM counted WHERE n < ${howMany})
      SELECT 'contact', 'Many', ${email}, ${`+${digits}`}, ${digits}, 'new', 'en', 'passed', ${`${crypto.randomUUID()} `} || n, 'done', 0
      FROM counted`);
  };
  const removeMany = async () =>
    (await getSqlDatabase(staff.fresh.payload)).run(sql`DELETE FROM leads WHERE name = 'Many'`);

  test('a file that cannot hold all leads of a person says so, also in the audit log, and so many leads cannot be merged', async () => {
    const id = await addLead('919825012345', '');
    await addMany(mostLeads - 1, '919825012345', '');
    const take = async () => (await staff.ask('admin', 'GET', `/leads/${id}/person-file`)).body;
    const { records: all, ...whole } = await take();
    expect(all).toHaveLength(mostLeads);
    expect(whole).toEqual({ made_at: expect.any(String) });
    const other = await addLead('917777777777', '');
    expect((await merge('admin', id, other)).status).toBe(400);
    const newest = await addLead('919825012345', '');
    // It is not among the leads that are found, so nothing may be said of the others.
    expect((await staff.ask('admin', 'POST', `/leads/${newest}/part`)).status).toBe(400);
    const { records, ...cut } = await take();
    expect(records).toHaveLength(mostLeads);
    expect(cut).toEqual({
      made_at: expect.any(String),
      is_cut: true,
      note: 'This file has only 200 records. There are more records of this person.',
    });
    const { docs } = await staff.fresh.payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'personFileTaken' } },
      sort: '-id',
      limit: 2,
    });
    expect(docs.map(({ details }) => details)).toEqual([
      '200 leads of this person; there are more',
      '200 leads of this person',
    ]);
    await removeMany();
  });

  const addRequest = async (email: string): Promise<number> => {
    const { id } = await staff.fresh.payload.create({
      collection: 'privacy-requests',
      data: {
        kind: 'erase',
        state: 'opened',
        about: 'enquiries',
        language: 'en',
        email,
        dueAt: new Date().toISOString(),
        requestKey: crypto.randomUUID(),
        attempts: 0,
      },
    });
    return id;
  };

  test('the file of a request and its outcome say that there are more possibly matching leads than could be found', async () => {
    const own = await addLead('919825012345', 'asha@example.com');
    await addMany(mostLeads + 50, '919825012345', 'neighbour@example.com');
    const request = await addRequest('asha@example.com');
    const { body } = await staff.ask('admin', 'GET', `/privacy-requests/${request}/file?with=merged`);
    expect(body).toMatchObject({ is_cut: true });
    expect(body.records).toHaveLength(mostLeads);
    const { payload } = staff.fresh;
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { what: { equals: `Privacy request ${request}` } },
    });
    expect(docs.map(({ details }) => details)).toEqual(['200 leads; there are more']);
    expect(await erasePerson(payload, 'asha@example.com', request)).toEqual([]);
    await removeMany();
    const { outcome, state } = await payload.findByID({ collection: 'privacy-requests', id: request });
    expect(state).toBe('open');
    expect(outcome).toMatch(/leads (\d+, ){29}\d+ and at least 170 more\.$/);
    expect(outcome).not.toMatch(new RegExp(`\\b${own}\\b`));
  });

  test('erasing more leads than are searched leaves the request open and says that more leads may share a number', async () => {
    const { payload } = staff.fresh;
    await addMany(mostLeads + 1, '919825012345', 'asha@example.com');
    await addLead('919825012345', 'neighbour@example.com');
    const request = await addRequest('asha@example.com');
    // Erasing two hundred leads one by one would take too long.
    const erasing = vi.spyOn(payload, 'delete').mockResolvedValue({ docs: [], errors: [] } as never);
    expect(await erasePerson(payload, 'asha@example.com', request)).toEqual([]);
    const erased = erasing.mock.calls.flatMap(([{ where }]) => (where as { id: { in: number[] } }).id.in);
    expect(new Set(erased).size).toBe(mostLeads + 1);
    erasing.mockRestore();
    await removeMany();
    const left = await payload.findByID({ collection: 'privacy-requests', id: request });
    expect(left).toMatchObject({ state: 'open', about: 'unknown', email: null });
    expect(left.outcome).toContain('more than 200 leads: there may be more leads that share a phone number');
  });

  test('leads that stay remain merged if one of them is erased', async () => {
    const old = await addLead('919825012345', 'asha@example.com');
    const other = await addLead('917777777777', 'other@example.com');
    await merge('sales', old, other);
    const young = await addLead('919825012345', '');
    await staff.fresh.payload.delete({ collection: 'leads', id: old });
    expect(await listIds(young)).toEqual([[young], [other]]);
  });

  test('erasing by address erases the leads with that address, and leaves merged leads and those with the same number to a colleague', async () => {
    const own = await addLead('919825012345', 'asha@example.com');
    const merged = await addLead('917777777777', 'other@example.com');
    const shared = await addLead('919825012345', 'neighbour@example.com', {
      deletedAt: new Date().toISOString(),
    });
    await merge('sales', own, merged);
    const { payload } = staff.fresh;
    const id = await addRequest('asha@example.com');
    const before = await payload.db.find<Lead>({ collection: 'leads', where: { id: { equals: own } } });
    expect((await listPerhapsSame(payload, before.docs)).map((lead) => lead.id).toSorted()).toEqual(
      [merged, shared].toSorted(),
    );
    expect(await erasePerson(payload, 'asha@example.com', id)).toEqual([]);
    const { docs } = await payload.find({ collection: 'leads', trash: true, sort: 'id' });
    expect(docs.map((lead) => lead.id)).toEqual([merged, shared]);
    expect(JSON.stringify([docs, await readLog(merged)])).not.toContain('asha@example.com');
    const request = await payload.findByID({ collection: 'privacy-requests', id });
    expect(request).toMatchObject({ state: 'open', email: null, about: 'enquiries' });
    expect(request.outcome).toContain(`leads ${shared}, ${merged}`);
  });
});
