import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Role, roles } from '../access/roles.ts';
import { reckonReference } from '../leads/reference.ts';
import type { Lead, PrivacyRequest } from '../payload-types.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { nextMoment } from '../testing/next-moment.ts';
import { changeRequest } from './change-request.ts';
import { ownOutcomes, withoutKey, withoutPerson } from './request-fields.ts';
import { sweepRequests } from './sweep-requests.ts';

const origin = 'http://localhost:3000';
const password = 'long enough 1';

let fresh: FreshContent;
const cookies = new Map<Role | 'nobody', Record<string, string>>([['nobody', {}]]);
let made = 0;

const ask = (who: Role | 'nobody', method: string, path: string, body?: unknown) =>
  handleEndpoints({
    config: fresh.payload.config,
    request: new Request(`${origin}/studio/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...cookies.get(who) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }),
  });

const addRequest = async (more: Partial<PrivacyRequest> = {}): Promise<number> => {
  made += 1;
  const { id } = await fresh.payload.create({
    collection: 'privacy-requests',
    data: {
      kind: 'erase',
      state: 'open',
      about: 'enquiries',
      language: 'hi',
      email: 'asha@example.com',
      dueAt: '2026-12-22T00:00:00.000Z',
      requestKey: `request ${made}`,
      attempts: 1,
      keyHash: 'a hash',
      keyUntil: '2026-11-25T00:00:00.000Z',
      ...more,
    },
  });
  return id;
};

beforeAll(async () => {
  fresh = await openFreshContent();
  for (const { value: role } of roles) {
    const email = `${role}@example.com`;
    await fresh.payload.create({ collection: 'staff', data: { name: role, email, password, role } });
    const answer = await ask('nobody', 'POST', '/staff/login', { email, password });
    const cookie = answer.headers.get('Set-Cookie')?.split(';')[0] ?? '';
    cookies.set(role, { Cookie: cookie, Origin: origin });
  }
});
afterAll(() => fresh.remove());

describe('the staff for a request', () => {
  const abouts = ['unknown', 'enquiries', 'applications', 'both'] as const;

  test.each([
    ['admin', ['unknown', 'enquiries', 'applications', 'both']],
    ['sales', ['unknown', 'enquiries']],
    ['hr', ['applications', 'both']],
    ['editor', []],
    ['nobody', []],
  ] as const)(
    '%s can see, settle and take the file of requests about %j, and of no others',
    async (who, reached) => {
      for (const about of abouts) {
        const id = await addRequest({ about });
        const path = `/privacy-requests/${id}`;
        const may = (reached as readonly string[]).includes(about);
        const seen = await ask(who, 'GET', path);
        const file = await ask(who, 'GET', `${path}/file`);
        const settled = await ask(who, 'PATCH', path, { state: 'done' });
        expect([seen.status, file.status, settled.status].map((status) => status === 200)).toEqual([
          may,
          may,
          may,
        ]);
        if (may) expect(JSON.stringify(await seen.json())).not.toContain('a hash');
      }
    },
  );

  test.each(['admin', 'sales', 'hr', 'editor', 'nobody'] as const)(
    '%s cannot create or delete a request',
    async (who) => {
      const id = await addRequest();
      const data = {
        kind: 'see',
        state: 'open',
        about: 'enquiries',
        language: 'en',
        requestKey: 'x',
        attempts: 0,
      };
      expect((await ask(who, 'POST', '/privacy-requests', data)).status).toBe(403);
      expect((await ask(who, 'DELETE', `/privacy-requests/${id}`)).status).toBe(403);
    },
  );
});

describe('a file with both enquiries and job applications', () => {
  const addLead = (more: Partial<Lead>) =>
    fresh.payload.create({ collection: 'leads', data: exampleLead({ email: 'bela@example.com', ...more }) });
  const take = async (who: Role, id: number, query = '') => {
    const answer = await ask(who, 'GET', `/privacy-requests/${id}/file${query}`);
    return [answer.status, /told (?:personnel|sales) alone/.test(await answer.text())];
  };

  test('is refused to sales, whether the application shares the number or arrived later under the address', async () => {
    await addLead({});
    const id = await addRequest({ email: 'bela@example.com' });
    const application = { kind: 'application', notes: 'told personnel alone' } as const;
    await addLead({ ...application, email: 'brother@example.com' });
    expect(await take('sales', id)).toEqual([200, false]);
    expect(await take('sales', id, '?with=merged')).toEqual([403, false]);
    expect(await take('admin', id, '?with=merged')).toEqual([200, true]);
    await addLead(application);
    expect(await take('sales', id)).toEqual([403, false]);
    expect(await take('admin', id)).toEqual([200, true]);
  });

  test('is refused to personnel for a request about both, as enquiries are for sales', async () => {
    const email = 'chetan@example.com';
    await addLead({ email, kind: 'application' });
    const id = await addRequest({ email, about: 'both' });
    expect(await take('hr', id)).toEqual([200, false]);
    const enquiry = { notes: 'told sales alone' } as const;
    await addLead({ ...enquiry, email: 'sister@example.com' });
    expect(await take('hr', id, '?with=merged')).toEqual([403, false]);
    await addLead({ ...enquiry, email });
    expect(await take('hr', id)).toEqual([403, false]);
    expect(await take('admin', id)).toEqual([200, true]);
  });
});

describe('a request by phone and reference number', () => {
  const addLead = async (email: string, phoneDigits: string, more: Partial<Lead> = {}): Promise<number> => {
    const { id } = await fresh.payload.create({
      collection: 'leads',
      data: exampleLead({ email, phone: `+${phoneDigits}`, phoneDigits, ...more }),
    });
    return id;
  };
  const take = async (id: number, query = '') => {
    const answer = await ask('admin', 'GET', `/privacy-requests/${id}/file${query}`);
    const { records } = (await answer.json()) as { records?: { reference: string }[] };
    return records?.map(({ reference }) => reference).toSorted() ?? answer.status;
  };

  test('gives the leads with the number; leads with only the same mail address are added on request', async () => {
    const { secret } = fresh.payload;
    const [victim, phone, other] = ['victim@example.com', '919825000001', '919825000002'];
    const named = await addLead(victim, phone);
    const sameNumber = await addLead('', phone);
    const sameAddress = await addLead(victim, other, { kind: 'application' });
    const reference = reckonReference(secret, named);
    const own = [named, sameNumber].map((id) => reckonReference(secret, id));
    // The link was mailed to the address of that lead.
    const id = await addRequest({ phone: `+${phone}`, reference, email: victim });
    expect(await take(id)).toEqual(own.toSorted());
    expect(await take(id, '?with=merged')).toEqual([...own, reckonReference(secret, sameAddress)].toSorted());
    // The reference number of one lead and the phone of another match nobody.
    const wrong = await addRequest({ phone: `+${other}`, reference, email: victim });
    expect([await take(wrong), await take(wrong, '?with=merged')]).toEqual([404, 404]);
  });
});

test('a settled request keeps nothing that identifies the person, and cannot be reopened', async () => {
  const id = await addRequest();
  await ask('sales', 'PATCH', `/privacy-requests/${id}`, { state: 'done', outcome: 'Sent by post' });
  const row = await fresh.payload.db.findOne({
    collection: 'privacy-requests',
    where: { id: { equals: id } },
  });
  expect(row).toMatchObject({ state: 'done', outcome: 'Sent by post', email: null, keyHash: null });
  expect(JSON.stringify(row)).not.toMatch(/asha|request \d/);
  expect((await ask('sales', 'PATCH', `/privacy-requests/${id}`, { state: 'open' })).status).toBe(400);
});

test('refusing a request needs a reason, which is kept; without one, the request stays as it was', async () => {
  const id = await addRequest();
  const change = async (data: object) => {
    const answer = await ask('sales', 'PATCH', `/privacy-requests/${id}`, data);
    return [answer.status, await answer.text()];
  };
  const read = () => fresh.payload.findByID({ collection: 'privacy-requests', id });
  for (const more of [{}, { outcome: null }, { outcome: ' ' }])
    expect(await change({ state: 'refused', ...more })).toEqual([
      400,
      expect.stringContaining('Write here why'),
    ]);
  expect(await read()).toMatchObject({ state: 'open', email: 'asha@example.com' });
  expect((await change({ outcome: 'Asked for what a sale needs.' }))[0]).toBe(200);
  expect((await change({ state: 'refused' }))[0]).toBe(200);
  expect(await read()).toMatchObject({
    state: 'refused',
    outcome: 'Asked for what a sale needs.',
    email: null,
  });
});

test('staff cannot set states that only the website sets, or change what was asked', async () => {
  const id = await addRequest();
  expect((await ask('admin', 'PATCH', `/privacy-requests/${id}`, { state: 'mailed' })).status).toBe(400);
  await ask('admin', 'PATCH', `/privacy-requests/${id}`, {
    kind: 'see',
    dueAt: '2030-01-01',
    email: 'b@example.com',
  });
  const row = await fresh.payload.findByID({ collection: 'privacy-requests', id });
  expect(row).toMatchObject({ kind: 'erase', dueAt: '2026-12-22T00:00:00.000Z', email: 'asha@example.com' });
});

test('a save does not undo what the website has done with a request since it was opened', async () => {
  const id = await addRequest({ state: 'mailed' });
  const { updatedAt: opened } = await fresh.payload.findByID({ collection: 'privacy-requests', id });
  await nextMoment();
  await changeRequest(fresh.payload, id, { state: 'open', outcome: 'Lead 7 is left.' });
  const late = await ask('sales', 'PATCH', `/privacy-requests/${id}`, {
    state: 'open',
    outcome: 'Called',
    opened,
  });
  expect([late.status, JSON.stringify(await late.json())]).toEqual([
    409,
    expect.stringContaining('The website saved this after you had opened it.'),
  ]);
  // The same holds for changes at the same moment.
  const { updateOne } = fresh.payload.db;
  const racing = vi.spyOn(fresh.payload.db, 'updateOne').mockImplementationOnce(async (change) => {
    await updateOne.call(fresh.payload.db, {
      collection: 'privacy-requests',
      id,
      data: { email: null, keyHash: null },
      returning: false,
    });
    return updateOne.call(fresh.payload.db, change);
  });
  await fresh.payload.update({ collection: 'privacy-requests', id, data: { outcome: 'Called' } });
  racing.mockRestore();
  const row = await fresh.payload.db.findOne({
    collection: 'privacy-requests',
    where: { id: { equals: id } },
  });
  expect(row).toMatchObject({ outcome: 'Called', email: null, keyHash: null });
});

test('the sweep lets expired links and unused pages lapse, settles used ones, and deletes requests settled a year ago', async () => {
  const { payload, variables } = fresh;
  const now = Date.UTC(2026, 10, 26);
  const [mailed, opened, left, done, open, old] = [
    await addRequest({ state: 'mailed' }),
    await addRequest({ state: 'opened', kind: 'see' }),
    await addRequest({ state: 'opened' }),
    await addRequest({ state: 'opened', kind: 'correct', outcome: ownOutcomes.corrected }),
    await addRequest({ state: 'open' }),
    await addRequest({ state: 'done' }),
  ];
  await payload.db.updateOne({
    collection: 'privacy-requests',
    id: Number(old),
    data: { settledAt: '2025-11-01T00:00:00.000Z' },
  });
  const fresher = await addRequest({ state: 'mailed', keyUntil: '2026-11-27T00:00:00.000Z' });
  await sweepRequests(payload, String(variables.DATA_DIR), 12, now);
  const { docs } = await payload.find({
    collection: 'privacy-requests',
    where: { id: { in: [mailed, opened, left, done, open, old, fresher] } },
    sort: 'id',
  });
  expect(docs.map(({ state, email }) => [state, Boolean(email)])).toEqual([
    ['lapsed', false],
    ['done', false],
    ['lapsed', false],
    ['done', false],
    ['open', true],
    ['mailed', true],
  ]);
  // The same fields are cleared as in any other settled request.
  const names = { phone: '+91 98250 12345', reference: 'EV-1', nextAttemptAt: '2026-11-25T00:00:00.000Z' };
  const named = await addRequest({ state: 'mailed', ...names });
  await sweepRequests(payload, String(variables.DATA_DIR), 12, now);
  const row = await payload.db.findOne({ collection: 'privacy-requests', where: { id: { equals: named } } });
  expect(row).toMatchObject({
    ...withoutPerson,
    ...withoutKey,
    state: 'lapsed',
    requestKey: `settled ${named}`,
    settledAt: expect.any(String),
    lastChange: { by: 'The website' },
  });
});

test('the sweep leaves a request that a colleague takes at the same moment', async () => {
  const { payload, variables } = fresh;
  const id = await addRequest({ state: 'mailed' });
  let isTaken = false;
  const take = async () => {
    if (isTaken) return;
    isTaken = true;
    await payload.db.updateOne({ collection: 'privacy-requests', id, data: { state: 'open' } });
  };
  const { find } = payload.db;
  const finding = vi.spyOn(payload.db, 'find').mockImplementation(async (question) => {
    const found = await find.call(payload.db, question);
    await take();
    return found as never;
  });
  const adapter = payload.db as unknown as { execute: (statement: unknown) => Promise<unknown> };
  const { execute } = adapter;
  const executing = vi.spyOn(adapter, 'execute').mockImplementation(async (statement) => {
    await take();
    return execute.call(adapter, statement);
  });
  await sweepRequests(payload, String(variables.DATA_DIR), 12, Date.UTC(2026, 10, 26));
  finding.mockRestore();
  executing.mockRestore();
  const row = await payload.db.findOne({ collection: 'privacy-requests', where: { id: { equals: id } } });
  expect(row).toMatchObject({ state: 'open', email: 'asha@example.com' });
});
