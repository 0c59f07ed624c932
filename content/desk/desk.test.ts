import { day, hour } from '@ev-site/contract/spans-of-time.ts';
import { createLocalReq, type TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { examplePosition } from '../testing/example-position.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { goodPassword } from '../testing/password.ts';
import { toWhere } from '../testing/to-where.ts';
import { startOfDay } from '../time/india-time.ts';
import { publishDue } from '../timetable/publish-due.ts';
import { schedulePublication } from '../timetable/schedule-publication.ts';
import { countApplications } from './count-applications.ts';
import { countLeads, listWeeks } from './count-leads.ts';
import { countViews } from './count-views.ts';
import { listLeadViews } from './lead-views.ts';
import { listDueRequests } from './list-due-requests.ts';
import { type Left, listLeft } from './list-left.ts';
import { listUnpublished } from './list-unpublished.ts';
import { readBoard } from './read-board.ts';

let fresh: FreshContent;
let job = 0;
let state = 0;
/** The id of a colleague who has left. */
let left = 0;

const position = examplePosition();

const as = (role: string) => ({ id: 1, role, collection: 'staff' }) as unknown as TypedUser;

const addLead = async (more: object, daysAgo = 0) => {
  const { id } = await fresh.payload.create({
    collection: 'leads',
    data: exampleLead({ language: 'hi', ...more }),
  });
  if (daysAgo === 0) return;
  const createdAt = new Date(Date.now() - daysAgo * day).toISOString();
  await fresh.payload.db.updateOne({ collection: 'leads', id, data: { createdAt } });
};

beforeAll(async () => {
  fresh = await openFreshContent();
  const { payload } = fresh;
  state = (await payload.create({ collection: 'states', data: { name: 'Gujarat', code: 'GJ' } })).id;
  job = (await payload.create({ collection: 'jobs', data: position })).id;
  await payload.create({ collection: 'jobs', data: { ...position, position: 'Closed', open: false } });
  left = (
    await payload.create({
      collection: 'staff',
      data: { name: 'Mehul', email: 'mehul@example.com', password: 'mango rickshaw thunder', role: 'sales' },
    })
  ).id;
  await addLead({ kind: 'dealer', state });
  await addLead({ language: 'gu' }, 7);
  await addLead({}, 200);
  await addLead({ kind: 'application', job });
  await addLead({ kind: 'application', job, status: 'shortlisted' });
}, 60_000);
afterAll(() => fresh.remove());

test.each([
  ['admin', 4],
  ['sales', 2],
  ['hr', 2],
])(
  'the charts of %s count the same leads of the last weeks as the list of leads: %i',
  async (role, expected) => {
    const counts = await countLeads(fresh.payload, as(role));
    const listed = await fresh.payload.count({
      collection: 'leads',
      where: { createdAt: { greater_than: counts?.weeks[0]?.begins } },
      user: as(role),
      overrideAccess: false,
    });
    const sum = (shares: { count: number }[] = []) => shares.reduce((total, { count }) => total + count, 0);
    expect([sum(counts?.weeks), sum(counts?.languages), listed.totalDocs]).toEqual([
      expected,
      expected,
      expected,
    ]);
  },
);

test('names states and languages in words, and leaves out charts without leads', async () => {
  const counts = await countLeads(fresh.payload, as('sales'));
  expect(counts?.states).toEqual([{ label: 'Gujarat', count: 1 }]);
  expect(counts?.vehicles).toEqual([]);
  expect(counts?.languages.map(({ label }) => label).toSorted()).toEqual(['Gujarati', 'Hindi']);
  expect(counts?.weeks.at(-1)?.count).toBe(1);
});

test.each(['editor', 'nobody'])('%s gets no count of leads', async (role) => {
  expect(await countLeads(fresh.payload, as(role))).toBeNull();
});

test.each(['admin', 'sales', 'hr', 'editor'])(
  'tells %s for each view how many leads its list shows',
  async (role) => {
    const { payload } = fresh;
    const now = new Date();
    await addLead({ nextStepOn: now.toISOString(), status: 'contacted' });
    await addLead({ nextStepOn: new Date(now.getTime() - 2 * day).toISOString(), delivery: 'failed' });
    await addLead({}, 1);
    await addLead({ calledAt: now.toISOString() }, 1);
    const views = listLeadViews(
      { id: 1, role },
      { positions: [{ id: job, position: 'Fitter' }], left: [{ owner: left, group: 'enquiry' }] },
      now,
    );
    const listed = await Promise.all(
      views.map(async ({ groups }) => {
        if (role === 'editor') return 0;
        const where = toWhere(groups);
        const { totalDocs } = await payload.count({ collection: 'leads', where });
        const others = { and: [where, { kind: { equals: 'application' } }] };
        const applications = (await payload.count({ collection: 'leads', where: others })).totalDocs;
        if (role === 'admin') return totalDocs;
        return role === 'hr' ? applications : totalDocs - applications;
      }),
    );
    const counts = await countViews(payload, as(role), views);
    expect(counts).toEqual(listed);
    const fromNewToday = views.findIndex(({ label }) => label === 'New today');
    if (role === 'sales')
      expect(counts.slice(fromNewToday, fromNewToday + 5).every((count) => count > 0)).toBe(true);
  },
);

/** Counts the leads in the view “Left by colleagues” for these colleagues. */
const countLeft = async (role: string, owners: readonly Left[]) => {
  const views = listLeadViews({ id: 1, role }, { left: owners });
  const place = views.findIndex(({ label }) => label === 'Left by colleagues');
  return (await countViews(fresh.payload, as(role), views))[place];
};

test('lists open leads of a deactivated colleague until none is left', async () => {
  const { payload } = fresh;
  await addLead({ owner: left, status: 'contacted' });
  await addLead({ owner: left, status: 'won' });
  expect(await listLeft(payload, as('sales'))).toEqual([]);
  await payload.update({ collection: 'staff', id: left, data: { deactivated: true } });
  const enquiries = [{ owner: left, group: 'enquiry' }] as const;
  expect(await listLeft(payload, as('sales'))).toEqual(enquiries);
  expect(await listLeft(payload, as('hr'))).toEqual([]);
  expect(await listLeft(payload, as('editor'))).toEqual([]);
  expect(await countLeft('sales', enquiries)).toBe(1);
  await payload.delete({ collection: 'leads', where: { owner: { equals: left } } });
  expect(await listLeft(payload, as('sales'))).toEqual([]);
});

test('lists leads that a colleague may no longer open after a change of role, and no other leads of theirs', async () => {
  const { payload } = fresh;
  const data = { name: 'Nirav', email: 'nirav@example.com', password: goodPassword, role: 'admin' } as const;
  const { id: owner } = await payload.create({ collection: 'staff', data });
  await addLead({ owner });
  await addLead({ owner, kind: 'application', job });
  expect(await listLeft(payload, as('admin'))).toEqual([]);
  await payload.update({ collection: 'staff', id: owner, data: { role: 'hr' } });
  const enquiries = [{ owner, group: 'enquiry' }] as const;
  expect(await listLeft(payload, as('sales'))).toEqual(enquiries);
  expect(await listLeft(payload, as('admin'))).toEqual(enquiries);
  expect(await listLeft(payload, as('hr'))).toEqual([]);
  expect(await countLeft('admin', enquiries)).toBe(1);
  await payload.update({ collection: 'staff', id: owner, data: { role: 'editor' } });
  expect(await listLeft(payload, as('admin'))).toEqual([...enquiries, { owner, group: 'application' }]);
  await payload.delete({ collection: 'leads', where: { owner: { equals: owner } } });
});

test('“Nobody’s leads” leaves out closed leads', async () => {
  const { payload } = fresh;
  const count = async () => {
    const views = listLeadViews({ id: 1, role: 'sales' });
    const place = views.findIndex(({ label }) => label === 'Nobody’s leads');
    return (await countViews(payload, as('sales'), views))[place] ?? 0;
  };
  const before = await count();
  await addLead({ message: 'No customer', status: 'lost' });
  expect(await count()).toBe(before);
  await payload.delete({ collection: 'leads', where: { status: { equals: 'lost' } } });
});

test('counts applications for open positions, and the new ones among them', async () => {
  expect(await countApplications(fresh.payload, as('hr'))).toEqual([
    { id: job, position: 'Fitter', isOpen: true, total: 2, fresh: 1 },
  ]);
});

test('a position is open until its last day has ended in India, as on the site', async () => {
  const { payload } = fresh;
  const isOpen = async (closesAt: string | null) => {
    await payload.update({ collection: 'jobs', id: job, data: { closesAt } });
    return (await countApplications(payload, as('hr')))[0]?.isOpen;
  };
  const today = startOfDay();
  expect(await isOpen(today.toISOString())).toBe(true);
  expect(await isOpen(new Date(today.getTime() - 1).toISOString())).toBe(false);
  expect(await isOpen(null)).toBe(true);
});

test('lists a closed position while an application is undecided', async () => {
  const { payload } = fresh;
  const closed = { ...position, position: 'Welder', open: false };
  const { id } = await payload.create({ collection: 'jobs', data: closed });
  await addLead({ kind: 'application', job: id, status: 'interview' });
  await addLead({ kind: 'application', job: id, status: 'rejected' });
  const read = async () => (await countApplications(payload, as('hr'))).filter((one) => one.id === id);
  expect(await read()).toEqual([{ id, position: 'Welder', isOpen: false, total: 2, fresh: 0 }]);
  const where = { job: { equals: id } };
  await payload.update({ collection: 'leads', where, data: { status: 'hired' } });
  expect(await read()).toEqual([]);
  await payload.delete({ collection: 'leads', where });
  await payload.delete({ collection: 'jobs', id });
});

test('never lists an unpublished position, and lists one that was taken down as not open', async () => {
  const { payload } = fresh;
  const draft = await payload.create({ collection: 'jobs', draft: true, data: {} as never });
  const data = { ...position, position: 'Painter', _status: 'published' } as const;
  const { id } = await payload.create({ collection: 'jobs', data });
  await addLead({ kind: 'application', job: id, status: 'interview' });
  const read = async () =>
    (await countApplications(payload, as('hr'))).filter((one) => [id, draft.id].includes(one.id));
  const shown = { id, position: 'Painter', isOpen: true, total: 1, fresh: 0 };
  expect(await read()).toEqual([shown]);
  await payload.update({ collection: 'jobs', id, data: { _status: 'draft' } });
  expect(await read()).toEqual([{ ...shown, isOpen: false }]);
  await payload.delete({ collection: 'leads', where: { job: { equals: id } } });
  expect(await read()).toEqual([]);
  await payload.delete({ collection: 'jobs', where: { id: { in: [id, draft.id] } } });
});

test('lists an open position, however many newer closed ones there are', async () => {
  const { payload } = fresh;
  const postedAt = new Date(Date.now() + day).toISOString();
  for (let made = 0; made < 50; made += 1)
    await payload.create({
      collection: 'jobs',
      data: { ...position, position: 'Newer', open: false, postedAt },
    });
  const shown = await countApplications(payload, as('hr'));
  expect(shown.map(({ id }) => id)).toEqual([job]);
  await payload.delete({ collection: 'jobs', where: { position: { equals: 'Newer' } } });
});

test('a full board leaves out rejected applications first, and counts all', async () => {
  const { id } = await fresh.payload.create({ collection: 'jobs', data: position });
  await addLead({ kind: 'application', job: id, status: 'interview', name: 'Meena' }, 30);
  const { db } = fresh.payload;
  await Promise.all(
    Array.from({ length: 201 }, () =>
      db.create({
        collection: 'leads',
        data: exampleLead({ language: 'hi', kind: 'application', job: id, status: 'rejected' }),
        req: {},
      }),
    ),
  );
  const board = await readBoard(fresh.payload, as('hr'), id);
  const find = (status: string) => board?.columns.find((column) => column.status === status);
  expect(find('interview')).toMatchObject({ total: 1, cards: [{ name: 'Meena' }] });
  expect([find('rejected')?.total, find('rejected')?.cards.length, board?.isCut]).toEqual([201, 199, true]);
  await fresh.payload.db.deleteMany({ collection: 'leads', where: { job: { equals: id } } });
  await fresh.payload.delete({ collection: 'jobs', id });
});

test('the board shows the applications for a position by status, with the day on which each is erased', async () => {
  const board = await readBoard(fresh.payload, as('hr'), job);
  const shown = board?.columns.map(({ label, total }) => `${label} ${total}`);
  expect(shown).toEqual(['New 1', 'Contacted 0', 'Shortlisted 1', 'Interview 0', 'Rejected 0', 'Hired 0']);
  expect(board?.isCut).toBe(false);
  const card = board?.columns[0]?.cards[0];
  const { opened } = await fresh.payload.findByID({ collection: 'leads', id: card?.id ?? 0 });
  expect(card?.opened).toBe(opened);
  expect(card?.isScanned).toBe(false);
  const kept = Date.parse(card?.erasedAt ?? '') - Date.parse(card?.receivedAt ?? '');
  expect(kept / day).toBeCloseTo(12 * 30.44);
  for (const role of ['sales', 'editor', 'nobody'])
    expect(await readBoard(fresh.payload, as(role), job)).toBeNull();
});

test('lists drafts to those who write content', async () => {
  const { payload } = fresh;
  const article = { title: 'Range in winter', slug: 'range-in-winter' };
  const draft = await payload.create({ collection: 'blogs', draft: true, data: article as never });
  const seen = async (role: string) => {
    const { drafts } = await listUnpublished(payload, as(role));
    return drafts.map(({ kind, title, href }) => ({ kind, title, href }));
  };
  const expected = [
    { kind: 'Article', title: 'Range in winter', href: `/studio/collections/blogs/${draft.id}` },
  ];
  expect(await seen('editor')).toEqual(expected);
  expect(await seen('admin')).toEqual(expected);
  expect(await seen('sales')).toEqual([]);
  expect(await seen('hr')).toEqual([]);
});

test('lists a document with a date to come with that date, until it is past', async () => {
  const { payload } = fresh;
  const article = { title: 'Prices of May', slug: 'prices-of-may' };
  const { id } = await payload.create({ collection: 'blogs', draft: true, data: article as never });
  const at = new Date(Date.now() + day).toISOString();
  const { run } = await getSqlDatabase(payload);
  await run(sql`UPDATE blogs SET _status = 'published', published_at = ${at} WHERE id = ${id}`);
  const read = async (role: string, now?: Date) => (await listUnpublished(payload, as(role), now)).scheduled;
  const href = `/studio/collections/blogs/${id}`;
  expect(await read('editor')).toEqual([{ kind: 'Article', title: 'Prices of May', href, at }]);
  expect(await read('editor', new Date(Date.now() + 2 * day))).toEqual([]);
  expect(await read('hr')).toEqual([]);
});

test('lists a scheduled change with its moment, only to those who may change the document', async () => {
  const { payload } = fresh;
  const question = { question: 'Where do I charge?', answer: toRichText('At any socket.') };
  const { id } = await payload.create({ collection: 'questions', data: question as never });
  const at = new Date(Date.now() + day).toISOString();
  const schedule = { type: 'unpublish', date: at, doc: { relationTo: 'questions', value: id } };
  await schedulePublication(await createLocalReq({ user: as('admin') }, payload), schedule);
  const read = async (role: string) => (await listUnpublished(payload, as(role))).scheduled;
  const href = `/studio/collections/questions/${id}`;
  expect(await read('editor')).toContainEqual({
    kind: 'Question, taken down',
    title: 'Where do I charge?',
    href,
    at,
  });
  expect(await read('sales')).toEqual([]);
});

test('says that a scheduled document was published by hand meanwhile', async () => {
  const { payload } = fresh;
  const question = { question: 'Twice?', answer: toRichText('Perhaps.'), _status: 'draft' };
  const { id } = await payload.create({ collection: 'questions', data: question as never });
  const at = new Date(Date.now() + 2 * day).toISOString();
  const schedule = { type: 'publish', date: at, doc: { relationTo: 'questions', value: id } };
  await schedulePublication(await createLocalReq({ user: as('admin') }, payload), schedule);
  const readKind = async () =>
    (await listUnpublished(payload, as('editor'))).scheduled.find(({ title }) => title === 'Twice?')?.kind;
  expect(await readKind()).toBe('Question');
  await payload.update({ collection: 'questions', id, data: { shownOn: ['faqs'] }, draft: true });
  expect(await readKind()).toBe('Question');
  await payload.update({ collection: 'questions', id, data: { _status: 'published' } });
  expect(await readKind()).toBe('Question, published meanwhile');
});

test('says what would stop a scheduled publication, until it is corrected', async () => {
  const { payload } = fresh;
  const question = { question: 'Not answered yet?' };
  const { id } = await payload.create({ collection: 'questions', draft: true, data: question as never });
  const at = new Date(Date.now() + 3 * day).toISOString();
  const schedule = { type: 'publish', date: at, doc: { relationTo: 'questions', value: id } };
  await schedulePublication(await createLocalReq({ user: as('admin') }, payload), schedule);
  const read = async () =>
    (await listUnpublished(payload, as('editor'))).scheduled.find(
      ({ title }) => title === 'Not answered yet?',
    );
  expect((await read())?.obstacles).toBe('“Answer”: This field is required.');
  const answer = toRichText('So.');
  await payload.update({ collection: 'questions', id, data: { answer }, draft: true });
  expect(await read()).not.toHaveProperty('obstacles');
});

test('lists a publication that failed with its reason, and no longer as scheduled', async () => {
  const { payload } = fresh;
  const question = { question: 'No answer?' };
  const { id } = await payload.create({ collection: 'questions', draft: true, data: question as never });
  const at = new Date(Date.now() + day / 2).toISOString();
  const schedule = { type: 'publish', date: at, doc: { relationTo: 'questions', value: id } };
  await schedulePublication(await createLocalReq({ user: as('admin') }, payload), schedule);
  await publishDue(payload, { error: () => undefined }, () => Date.parse(at));
  const { scheduled, failed } = await listUnpublished(payload, as('editor'));
  expect(scheduled.map(({ title }) => title)).not.toContain('No answer?');
  expect(failed).toEqual([
    {
      kind: 'Question',
      title: 'No answer?',
      href: `/studio/collections/questions/${id}`,
      at,
      problem: expect.stringContaining('Answer'),
    },
  ]);
  expect((await listUnpublished(payload, as('sales'))).failed).toEqual([]);
});

test('lists the privacy requests that are due first, marks a request late from the day after, and counts the rest', async () => {
  const { payload } = fresh;
  const noon = new Date('2026-12-10T06:30:00.000Z');
  const addRequest = (place: number, state: 'open' | 'opened') =>
    payload.create({
      collection: 'privacy-requests',
      data: {
        kind: 'see',
        state,
        about: 'enquiries',
        language: 'en',
        // One hour before noon, which is eleven in India.
        dueAt: new Date(noon.getTime() + place * day - hour).toISOString(),
        requestKey: `${state} ${place}`,
        attempts: 1,
      },
    });
  for (let place = 21; place >= -1; place -= 1) await addRequest(place, 'open');
  await addRequest(-2, 'opened');
  const due = await listDueRequests(payload, as('sales'), noon);
  expect(due?.requests.map(({ isLate }) => isLate)).toEqual([true, ...Array(19).fill(false)]);
  const midnight = new Date('2026-12-10T18:30:00.000Z');
  const after = await listDueRequests(payload, as('sales'), midnight);
  expect(after?.requests.map(({ isLate }) => isLate)).toEqual([true, true, ...Array(18).fill(false)]);
  expect(due?.more).toBe(3);
  expect(await listDueRequests(payload, as('hr'))).toEqual({ requests: [], more: 0 });
  expect(await listDueRequests(payload, as('editor'))).toBeNull();
});

test('weeks begin on Monday in India', () => {
  // Sunday evening in London is Monday in India.
  const weeks = listWeeks(2, new Date('2026-11-22T20:00:00Z'));
  expect(weeks.map(({ begins }) => begins.toISOString())).toEqual([
    '2026-11-15T18:30:00.000Z',
    '2026-11-22T18:30:00.000Z',
  ]);
});
