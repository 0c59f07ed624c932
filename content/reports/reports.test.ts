import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import { day, hour } from '@ev-site/contract/spans-of-time.ts';
import type { TypedUser } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Condition } from '../access/condition.ts';
import { sampleAnswerTimes } from '../leads/answer-times.ts';
import { isClosed } from '../leads/lead-statuses.ts';
import type { Lead } from '../payload-types.ts';
import { exampleDealer } from '../testing/example-dealer.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../testing/staff-under-test.ts';
import { toWhere } from '../testing/to-where.ts';
import { startOfDay } from '../time/india-time.ts';
import { listPeriods, readPeriod } from './period.ts';
import {
  type ClosedRow,
  listClosed,
  type Report,
  type ReportRow,
  type ReportSection,
  readReport,
} from './read-report.ts';
import type { Counted } from './report-statement.ts';

let staff: StaffUnderTest;
// A Monday at noon in India.
const now = new Date('2026-11-16T12:00:00+05:30');
const kinds = ['dealer', 'contact', 'inquiry', 'application'] as const;
// The last two are words that every object of JavaScript has.
const words = ['', 'fair', 'Rajkot "2026"', "o'clock", '=1+1', 'constructor', '__proto__'];

/** The same pseudo-random numbers in each run. */
const dice = (() => {
  let seed = 20_261_116;
  return (sides: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * sides);
  };
})();

beforeAll(async () => {
  staff = await openStaffUnderTest();
  const { payload } = staff.fresh;
  const state = await payload.create({ collection: 'states', data: { name: 'Gujarat', code: 'GJ' } });
  const dealer = await payload.create({
    collection: 'dealers',
    data: exampleDealer('naroda', state.id),
  });
  for (let made = 0; made < 300; made += 1) {
    const createdAt = new Date(now.getTime() - dice(40 * 24 * 60) * 60_000);
    const answeredAt = new Date(createdAt.getTime() + dice(6 * 24 * 60) * 60_000);
    const closedAt = new Date(createdAt.getTime() + dice(9 * 24 * 60) * 60_000);
    const status = (['new', 'contacted', 'won', 'lost', 'hired', 'rejected'] as const)[made % 6];
    const word = words[dice(words.length)];
    await payload.db.create({
      collection: 'leads',
      data: {
        ...exampleLead(),
        kind: kinds[dice(4)],
        status,
        // Two clerks who change a lead at the same time may leave `closedAt` in a lead that is open again.
        closedAt: isClosed(status) || dice(9) === 0 ? closedAt.toISOString() : null,
        routedTo: dice(3) ? dealer.id : null,
        language: ['en', 'hi', 'gu'][dice(3)],
        source: ['website', 'website', 'website', 'call'][dice(4)],
        owner: [staff.ids.sales, staff.ids.admin, null][dice(3)],
        state: dice(2) ? state.id : null,
        page: ['/', '/contactus', null][dice(3)],
        utmSource: word || null,
        utmCampaign: words[dice(words.length)] || null,
        answeredAt: dice(3) && answeredAt < now ? answeredAt.toISOString() : null,
        createdAt: createdAt.toISOString(),
        updatedAt: createdAt.toISOString(),
        ...(dice(20) === 0 && { deletedAt: now.toISOString() }),
      },
    });
  }
}, 120_000);
afterAll(() => staff.fresh.remove());

const as = (role: string) => ({ id: staff.ids[role], role, collection: 'staff' }) as unknown as TypedUser;
const period = readPeriod({ from: '2026-10-14', to: '2026-11-16' }).period;
const read = async (role: string, at = now): Promise<Report> => {
  const report = await readReport(staff.fresh.payload, as(role), period, at);
  if (!report) throw new Error(`${role} sees no report.`);
  return report;
};

/** Working minutes between two moments, counted one by one. */
const countMinutes = (from: Date, to: Date): number => {
  let minutes = 0;
  for (let at = from.getTime(); at < to.getTime(); at += 60_000) {
    const india = new Date(at + 5.5 * hour);
    const works = india.getUTCDay() !== 0 && india.getUTCHours() >= 10 && india.getUTCHours() < 18;
    if (works) minutes += 1;
  }
  return minutes;
};

const judge = ({
  kind,
  source,
  createdAt,
  answeredAt,
}: Lead): 'inTime' | 'late' | 'missed' | 'waiting' | 'byHand' => {
  if (source !== 'website') return 'byHand';
  const until = answeredAt ? new Date(answeredAt) : now;
  const isInTime = countMinutes(new Date(createdAt), until) <= sampleAnswerTimes.hours[kind] * 60;
  if (answeredAt) return isInTime ? 'inTime' : 'late';
  return isInTime ? 'waiting' : 'missed';
};

const listRows = async (role: string, conditions: readonly Condition[]): Promise<Lead[]> => {
  const { docs } = await staff.fresh.payload.find({
    collection: 'leads',
    where: toWhere([conditions]),
    user: as(role),
    overrideAccess: false,
    depth: 0,
    pagination: false,
  });
  return docs;
};

const count = (leads: readonly Lead[]): Counted => {
  const countOf = (...statuses: string[]) => leads.filter(({ status }) => statuses.includes(status)).length;
  const [won, lost] = [countOf('won', 'hired'), countOf('lost', 'rejected')];
  const counted = { leads: leads.length, won, lost, inTime: 0, late: 0, missed: 0, waiting: 0, byHand: 0 };
  for (const lead of leads) counted[judge(lead)] += 1;
  return counted;
};

const toCounts = ({ leads, won, lost, inTime, late, missed, waiting, byHand }: ReportRow): Counted => ({
  leads,
  won,
  lost,
  inTime,
  late,
  missed,
  waiting,
  byHand,
});

test.each(['admin', 'sales', 'hr'])(
  'every figure that %s reads counts the leads of the list that it links to',
  async (role) => {
    const { all, sections } = await read(role);
    expect(all.leads).toBeGreaterThan(30);
    for (const row of [all, ...sections.flatMap(({ rows }) => rows)])
      expect([row.label, toCounts(row)]).toEqual([
        row.label,
        count(await listRows(role, row.conditions ?? [])),
      ]);
    for (const { title, rows, note } of sections) {
      const sum = rows.reduce((total, { leads }) => total + leads, 0);
      if (!note?.endsWith('only.')) expect([title, sum]).toEqual([title, all.leads]);
    }
    const statusesSeen = sections.find(({ key }) => key === 'status')?.rows.map(({ label }) => label);
    expect(statusesSeen?.toSorted()).toEqual(['Contacted', 'Hired', 'Lost', 'New', 'Rejected', 'Won']);
    expect(all.won).toBeGreaterThan(5);
    const kindsSeen = sections.find(({ key }) => key === 'kind')?.rows.length;
    expect(kindsSeen).toBe({ admin: 4, sales: 3, hr: 1 }[role]);
  },
);

test.each(['admin', 'sales', 'hr'])(
  'every figure of closed leads that %s reads counts the leads of its list, whenever they came',
  async (role) => {
    const { all, sections } = (await read(role)).closed;
    const countList = async (row: ClosedRow, outcome: 'won' | 'lost') => {
      const lists = await Promise.all((listClosed(row, outcome) ?? []).map((one) => listRows(role, one)));
      return lists.flat().length;
    };
    for (const row of [all, ...sections.flatMap(({ rows }) => rows)])
      expect([row.label, row.won, row.lost]).toEqual([
        row.label,
        await countList(row, 'won'),
        await countList(row, 'lost'),
      ]);
    for (const { title, rows, note } of sections) {
      const sum = rows.reduce((total, { won, lost }) => total + won + lost, 0);
      if (!note?.endsWith('only.')) expect([title, sum]).toEqual([title, all.won + all.lost]);
    }
    const before = (await listRows(role, all.conditions ?? [])).filter(
      ({ createdAt }) => createdAt < period.begins.toISOString(),
    );
    expect(before.length).toBeGreaterThan(1);
    const dealers = sections.find(({ key }) => key === 'dealer')?.rows.map(({ label }) => label);
    expect(dealers?.toSorted()).toEqual(role === 'hr' ? undefined : ['With no dealer', 'naroda']);
  },
);

test('a lead of September that is sold in the last second of 15 November counts as a sale of November and of that day', async () => {
  const { payload } = staff.fresh;
  const { id } = await payload.db.create({
    collection: 'leads',
    data: {
      ...exampleLead({ kind: 'inquiry', status: 'won', utmCampaign: 'Sold late' }),
      createdAt: '2026-09-05T06:00:00.000Z',
      updatedAt: '2026-11-20T06:00:00.000Z',
      closedAt: '2026-11-15T18:29:59.999Z',
    },
  });
  const countSold = async (from: string, to = from) => {
    const report = await readReport(payload, as('sales'), readPeriod({ from, to }).period, now);
    const isSold = ({ label }: ClosedRow) => label === 'Sold late';
    const countIn = (sections: readonly ReportSection<ClosedRow>[] = []) =>
      sections.find(({ key }) => key === 'campaign')?.rows.find(isSold)?.won;
    return { came: countIn(report?.sections), closed: countIn(report?.closed.sections) };
  };
  expect(await countSold('2026-11-01', '2026-11-30')).toEqual({ closed: 1 });
  expect(await countSold('2026-09-01', '2026-09-30')).toEqual({ came: 1 });
  expect(await countSold('2026-11-15')).toEqual({ closed: 1 });
  expect(await countSold('2026-11-16')).toEqual({});
  await payload.db.updateOne({ collection: 'leads', id, data: { status: 'contacted' } });
  expect(await countSold('2026-11-15')).toEqual({});
  await payload.db.deleteOne({ collection: 'leads', where: { id: { equals: id } } });
});

test('the term of a lead of Saturday evening runs on Monday, and changed working hours judge it anew', async () => {
  const { payload } = staff.fresh;
  const [saturday, monday] = ['2026-11-14T17:30:00+05:30', '2026-11-16T13:29:00+05:30'].map(
    (at) => new Date(at),
  );
  const { id } = await payload.db.create({
    collection: 'leads',
    data: {
      ...exampleLead({ kind: 'inquiry' }),
      source: 'website',
      page: '/productmillo',
      answeredAt: monday?.toISOString(),
      createdAt: saturday?.toISOString(),
      updatedAt: saturday?.toISOString(),
    },
  });
  const judged = async () => {
    const { sections } = await read('sales');
    const row = sections
      .find(({ key }) => key === 'page')
      ?.rows.find(({ label }) => label === '/productmillo');
    return row?.inTime ? 'in time' : 'late';
  };
  expect(await judged()).toBe('in time');
  await payload.db.updateOne({
    collection: 'leads',
    id,
    data: { answeredAt: new Date('2026-11-16T13:31:00+05:30').toISOString() },
  });
  expect(await judged()).toBe('late');
  expect((await staff.ask('sales', 'POST', '/globals/answer-times', { opensAt: 11 })).status).toBe(403);
  expect((await staff.ask('admin', 'POST', '/globals/answer-times', { closesAt: 9 })).status).toBe(400);
  expect((await staff.ask('admin', 'POST', '/globals/answer-times', { opensAt: 11 })).status).toBe(200);
  expect(await judged()).toBe('in time');
  expect((await staff.ask('admin', 'POST', '/globals/answer-times', { opensAt: 10 })).status).toBe(200);
  await payload.db.deleteOne({ collection: 'leads', where: { id: { equals: id } } });
});

test('the first call, message or change of status by staff is the answer, a note is not', async () => {
  const { body } = await staff.ask('sales', 'POST', '/leads/by-hand', {
    kind: 'contact',
    source: 'call',
    name: 'Asha',
    phone: '9825012345',
  });
  const path = `/leads/${body.id}/log`;
  const answeredAt = async () =>
    (await staff.fresh.payload.findByID({ collection: 'leads', id: Number(body.id) })).answeredAt;
  await staff.ask('sales', 'POST', path, { kind: 'note', text: 'Look at it' });
  expect(await answeredAt()).toBeFalsy();
  await staff.ask('sales', 'POST', path, { kind: 'call', outcome: 'noAnswer' });
  const first = await answeredAt();
  expect(Date.parse(String(first))).toBeGreaterThan(Date.now() - 60_000);
  await staff.ask('sales', 'PATCH', `/leads/${body.id}`, { status: 'won' });
  expect(await answeredAt()).toBe(first);
});

test('the report as a file holds the figures without formulas, and is only for staff who see leads', async () => {
  const path = '/leads/report?from=2026-10-14&to=2026-11-16';
  const statuses = await Promise.all(
    ['admin', 'sales', 'hr', 'editor', 'nobody'].map(
      async (who) => (await staff.ask(who, 'GET', path)).status,
    ),
  );
  expect(statuses).toEqual([200, 200, 200, 403, 401]);
  const { body } = await staff.ask('sales', 'GET', path);
  const { all, closed } = await read('sales', new Date());
  const [headings, line] = String(body.text)
    .split('\r\n')
    .map((row) => row.slice(1, -1).split('","'));
  expect(headings?.map((heading, place) => [heading, line?.[place]])).toEqual([
    ['Counted by', 'All leads'],
    ['Value', 'All'],
    ['Leads', String(all.leads)],
    ['Won or hired', String(all.won)],
    ['Answered in time', String(all.inTime)],
    ['Answered late', String(all.late)],
    ['Not answered, time is over', String(all.missed)],
    ['Not answered, still in time', String(all.waiting)],
    ['Entered by hand', String(all.byHand)],
    ['Lost or rejected', String(all.lost)],
  ]);
  const { docs } = await staff.fresh.payload.find({
    collection: 'audit-log',
    where: { staffId: { equals: staff.ids.sales }, action: { equals: 'leadsExported' } },
  });
  expect(docs.at(0)?.details).toBe(`Report, ${all.leads} leads`);
  expect(body.text).toContain(`"By campaign","'=1+1"`);
  const { won, lost } = closed.all;
  expect(body.text).toContain(
    `"Closed in this period: All leads","All","${won + lost}","${won}","","","","","","${lost}"`,
  );
  expect(body.text).toContain('"Closed in this period: By dealer","naroda"');
  expect(body.text).not.toContain('Job application');
  expect(
    (await staff.ask('sales', 'GET', '/leads/report?from=2026-11-16&to=2026-11-01')).body.errors,
  ).toEqual([{ message: 'The first day is after the last day.' }]);
});

test('periods are days of India, and an invalid period is refused', () => {
  const { period: asked } = readPeriod({ from: '2026-11-01', to: '2026-11-01' });
  expect([asked.begins.toISOString(), asked.ends.toISOString()]).toEqual([
    '2026-10-31T18:30:00.000Z',
    '2026-11-01T18:30:00.000Z',
  ]);
  const late = new Date('2026-11-15T20:00:00Z');
  expect(listPeriods(late).map(({ label, period: { from, to } }) => [label, from, to])).toEqual([
    ['This week', '2026-11-16', '2026-11-16'],
    ['Last 4 weeks', '2026-10-26', '2026-11-16'],
    ['Last 12 weeks', '2026-08-31', '2026-11-16'],
    ['This month', '2026-11-01', '2026-11-16'],
    ['Last month', '2026-10-01', '2026-10-31'],
    ['Last 365 days', '2025-11-17', '2026-11-16'],
  ]);
  for (const [from, to] of [
    ['2026-11-31', '2026-12-01'],
    ['yesterday', 'today'],
    ['2026-11-16', ''],
    ['2020-01-01', '2026-01-01'],
  ])
    expect(readPeriod({ from, to }).problem).toBeTruthy();
  expect(toIsoDay(startOfDay(new Date(period.begins.getTime() + day)))).toBe('2026-10-15');
});
