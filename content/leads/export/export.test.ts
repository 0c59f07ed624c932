import { setTimeout as delay, setImmediate } from 'node:timers/promises';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getSqlDatabase } from '../../database/sql.ts';
import { joinSql, sql } from '../../database/statement.ts';
import type { Lead } from '../../payload-types.ts';
import { exampleDealer } from '../../testing/example-dealer.ts';
import { exampleLead } from '../../testing/example-lead.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../../testing/staff-under-test.ts';
import { exportColumns } from './export-columns.ts';

const many = 1200;
const kinds = ['contact', 'dealer', 'inquiry', 'application'] as const;

let staff: StaffUnderTest;
beforeAll(async () => {
  staff = await openStaffUnderTest();
  const { run } = await getSqlDatabase(staff.fresh.payload);
  const picked = joinSql(
    kinds.map((kind, place) => sql`WHEN ${place} THEN ${kind}`),
    ' ',
  );
  await run(sql`INSERT INTO leads (kind, language, source, name, email, phone, phone_digits, message, position, status, human_check, lead_key,
      delivery, attempts, next_step_on, created_at, updated_at)
    WITH RECURSIVE g(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM g WHERE n < ${many})
    SELECT CASE n % 4 ${picked} END, 'en', 'website', 'Lead ' || n, 'a' || n || '@example.com', '+91 98250 12345', '919825012345',
      CASE n WHEN 1198 THEN '=1+1 & <b>_x0041_' || char(7) ELSE '@SUM(A1)' END, CASE n % 4 WHEN 3 THEN 'Fitter' END, 'new', 'notAsked', 'lead ' || n, 'done', 0,
      '2026-03-04T12:00:00.000Z', '2026-03-01T20:00:00.000Z', '2026-03-01T20:00:00.000Z' FROM g`);
}, 120_000);
afterAll(() => staff.fresh.remove());
beforeEach(() => vi.restoreAllMocks());

/** Sends the request as sales. */
const ask = (query: string): Promise<Response> => staff.send('sales', 'GET', `/leads/export?${query}`);

const body = (response: Response): ReadableStreamDefaultReader<Uint8Array> => {
  if (!response.body) throw new Error('There is no body.');
  return response.body.getReader();
};

const watchQuestions = () => {
  const find = vi.spyOn(staff.fresh.payload.db, 'find');
  return () => find.mock.calls.filter(([{ collection }]) => collection === 'leads').length;
};

const listNumbers = (csv: string): number[] => [...csv.matchAll(/"Lead (\d+)"/g)].map(([, n]) => Number(n));

test('an export holds each lead that the caller may see once, newest first, while other leads come and go', async () => {
  const reader = body(await ask(''));
  const text = new TextDecoder();
  let csv = '';
  for (let parts = 0; ; parts += 1) {
    const { done, value } = await reader.read();
    if (done) break;
    csv += text.decode(value, { stream: true });
    if (parts === 1) {
      const { run } = await getSqlDatabase(staff.fresh.payload);
      // One lead comes at the top and one that was read goes: with pages by row count, the next page would begin at the
      // wrong place.
      await run(sql`INSERT INTO leads (kind, language, name, email, phone, status, human_check, lead_key, delivery, attempts, created_at)
        VALUES ('contact', 'en', 'Lead 5000', 'b@example.com', '+91', 'new', 'notAsked', 'late', 'done', 0, '2026-03-02T00:00:00.000Z')`);
      await run(sql`DELETE FROM leads WHERE name IN ('Lead 1200', 'Lead 1196')`);
    }
  }
  const expected = Array.from({ length: many }, (_, place) => many - place).filter((n) => n % 4 !== 3);
  expect(listNumbers(csv)).toEqual(expected);
  const { run } = await getSqlDatabase(staff.fresh.payload);
  await run(sql`DELETE FROM leads WHERE lead_key = 'late'`);
});

test('an export reads from the database only as fast as the browser takes it, and stops once the browser has left', async () => {
  for (const format of ['csv', 'xlsx']) {
    const countQuestions = watchQuestions();
    const reader = body(await ask(`format=${format}`));
    await reader.read();
    await reader.read();
    const before = countQuestions();
    expect(before).toBeLessThanOrEqual(2);
    await reader.cancel();
    await delay(50);
    expect(countQuestions()).toBe(before);
    vi.restoreAllMocks();
  }
});

test('one person can run two exports at once, and a finished or cancelled one frees its place', async () => {
  const [one, two] = [await ask(''), await ask('format=xlsx')];
  expect((await ask('')).status).toBe(429);
  await one.body?.cancel();
  const three = await ask('search=nobody-of-this-name');
  expect(three.status).toBe(200);
  // An export that is read to its end frees its place too.
  expect((await three.text()).trim().split('\n')).toHaveLength(1);
  // An export that is cancelled while it is read frees only its own place, and is not logged as a failure.
  const failed = vi.spyOn(staff.fresh.payload.logger, 'error');
  const four = body(await ask(''));
  void four.read();
  await four.cancel();
  expect(failed).not.toHaveBeenCalled();
  const five = await ask('');
  expect((await ask('')).status).toBe(429);
  for (const { body: stream } of [two, five]) await stream?.cancel();
});

test('check=true counts the leads of an export, without taking a place and without a line in the audit log', async () => {
  const check = (query: string) => staff.ask('sales', 'GET', `/leads/export?${query}&check=true`);
  const countAudited = async () =>
    (
      await staff.fresh.payload.count({
        collection: 'audit-log',
        where: { action: { equals: 'leadsExported' } },
      })
    ).totalDocs;
  const before = await countAudited();
  for (const format of ['csv', 'xlsx', 'csv'])
    expect(await check(`format=${format}&where[name][equals]=Lead 1`)).toEqual({
      status: 200,
      body: { leads: 1 },
    });
  expect(await countAudited()).toBe(before);
  const open = [await ask(''), await ask('')];
  expect((await check('')).status).toBe(429);
  for (const { body: stream } of open) await stream?.cancel();
});

test('a search finds a name whether its dotted letters are typed as one character or as two', async () => {
  const { run } = await getSqlDatabase(staff.fresh.payload);
  await run(
    sql`UPDATE leads SET name = '\u092b\u093c\u093f\u0930\u094b\u091c\u093c' WHERE lead_key = 'lead 1100'`,
  );
  for (const name of ['\u095e\u093f\u0930\u094b\u095b', '\u092b\u093c\u093f\u0930\u094b\u091c\u093c']) {
    const csv = await (await ask(`search=${encodeURIComponent(name)}`)).text();
    expect(csv.trim().split('\n')).toHaveLength(2);
  }
  await run(sql`UPDATE leads SET name = 'Lead 1100' WHERE lead_key = 'lead 1100'`);
});

test('an export whose browser left before the first byte frees its place', async () => {
  for (let time = 0; time < 3; time += 1) {
    const leaving = new AbortController();
    const answer = await staff.send('sales', 'GET', '/leads/export', undefined, leaving.signal);
    expect(answer.status).toBe(200);
    leaving.abort();
    await setImmediate();
  }
  const gone = AbortSignal.abort();
  for (let time = 0; time < 3; time += 1) {
    expect((await staff.send('sales', 'GET', '/leads/export', undefined, gone)).status).toBe(200);
    await setImmediate();
  }
});

test('CSV: numbers and formulas are text, days are those of India', async () => {
  const csv = await (await ask('where[name][equals]=Lead 1198')).text();
  expect(csv).toContain('"2026-03-02 01:30","Product inquiry"');
  expect(csv).toContain('"(+91) 98250 12345"');
  expect(csv).toContain(`"'=1+1 & <b>`);
  expect(csv).toContain('"2026-03-04"');
});

test('an export names the dealer that has a lead to sales, but not to personnel', async () => {
  const { payload } = staff.fresh;
  const { id: state } = await payload.create({ collection: 'states', data: { name: 'Gujarat', code: 'GJ' } });
  const { id: dealer } = await payload.create({
    collection: 'dealers',
    data: exampleDealer('naroda', state),
  });
  const { run } = await getSqlDatabase(payload);
  await run(sql`UPDATE leads SET routed_to_id = ${dealer} WHERE lead_key IN ('lead 1197', 'lead 1199')`);
  const [headings, handed] = (await (await ask('where[name][equals]=Lead 1197')).text()).split('\r\n');
  const place = headings?.split(',').indexOf('"With the dealer"') ?? -1;
  expect(handed?.split(',')[place]).toBe('"naroda"');
  expect((await staff.ask('hr', 'GET', '/leads/export')).body.text).not.toContain('naroda');
  await run(sql`UPDATE leads SET routed_to_id = NULL`);
});

test('every column holds what its heading says', () => {
  const lead = {
    ...exampleLead({ status: 'won', language: 'gu', delivery: 'failed', humanCheck: 'passed' }),
    reference: 'K7M2-4QXD',
    createdAt: '2026-11-01T01:00:00.000Z',
    firstName: 'Asha',
    lastName: 'Patel',
    message: 'How far?',
    marketingConsent: true,
    whatsappConsent: false,
    vehicle: 'As it was sent',
    product: { name: 'Millo' },
    colour: 'Blue',
    reckoning: 'Saves 100',
    firstChoice: '2026-11-25-am',
    secondChoice: '2026-11-26-pm',
    marker: 'Major',
    place: 'Gujarat',
    position: 'Fitter',
    page: '/contactus',
    utmSource: 'a paper',
    utmMedium: 'print',
    utmCampaign: 'Diwali',
    utmTerm: 'rickshaw',
    utmContent: 'red',
    privacyVersion: '2026-11-22',
    withdrawnAt: '2026-11-08T01:00:00.000Z',
    whatsappAgreedAt: '2026-11-02T01:00:00.000Z',
    owner: { name: 'Bina' },
    routedTo: { name: 'Naroda Motors' },
    nextStep: 'Call again',
    nextStepOn: '2026-11-07T01:00:00.000Z',
    answeredAt: '2026-11-03T01:00:00.000Z',
    closedAt: '2026-11-06T01:00:00.000Z',
    calledAt: '2026-11-04T01:00:00.000Z',
    source: 'fair',
    notes: 'Wants two',
    resumeName: 'asha.pdf',
  } as Lead;
  expect(exportColumns.map(({ heading, read }) => [heading, read(lead)])).toEqual([
    ['Reference number', 'K7M2-4QXD'],
    ['Received (Indian time)', new Date('2026-11-01T01:00:00.000Z')],
    ['Kind', 'Contact enquiry'],
    ['Status', 'Won'],
    ['Name', 'Asha Patel'],
    ['First name', 'Asha'],
    ['Last name', 'Patel'],
    ['E-mail', 'asha@example.com'],
    ['Phone', '+91 98250 12345'],
    ['Message', 'How far?'],
    ['May have news and offers by mail', 'yes'],
    ['May be answered over WhatsApp', 'no'],
    ['Vehicle', 'Millo'],
    ['Colour or product label', 'Blue'],
    ['Their calculation', 'Saves 100'],
    ['First choice of day', '2026-11-25-am'],
    ['Second choice of day', '2026-11-26-pm'],
    ['Chosen on the page', 'Major'],
    ['Place', 'Gujarat'],
    ['Position', 'Fitter'],
    ['Sent from the page', '/contactus'],
    ['Campaign source', 'a paper'],
    ['Campaign medium', 'print'],
    ['Campaign', 'Diwali'],
    ['Campaign term', 'rickshaw'],
    ['Campaign content', 'red'],
    ['Language', 'Gujarati'],
    ['Privacy notice', '2026-11-22'],
    ['Consents withdrawn (Indian time)', new Date('2026-11-08T01:00:00.000Z')],
    ['Agreed to WhatsApp on the phone or in person (Indian time)', new Date('2026-11-02T01:00:00.000Z')],
    ['Owner', 'Bina'],
    ['With the dealer', 'Naroda Motors'],
    ['Next step', 'Call again'],
    ['On', new Date('2026-11-07T01:00:00.000Z')],
    ['First answer (Indian time)', new Date('2026-11-03T01:00:00.000Z')],
    ['Closed (Indian time)', new Date('2026-11-06T01:00:00.000Z')],
    ['Last call (Indian time)', new Date('2026-11-04T01:00:00.000Z')],
    ['Source', 'Fair'],
    ['Notes', 'Wants two'],
    ['Resume', 'asha.pdf'],
    ['Human check', 'Passed'],
    ['Delivery', 'Delivery failed'],
  ]);
});

/** The sheet of a workbook as rows of cells: a text, a number, or nothing. */
const readSheet = (file: Uint8Array): { style: string; value: string | number | null }[][] => {
  const parts = unzipSync(file);
  const sheet = strFromU8(parts['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  const fromXml = (text: string) =>
    text
      .replace(/_x([0-9A-F]{4})_/g, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)))
      .replace(
        /&(lt|gt|quot|amp);/g,
        (_all, name) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name as 'lt'] ?? '',
      );
  return [...sheet.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<c\/>|<c(?: t="(\w+)")? s="(\d)">(.*?)<\/c>/gs)].map(
      ([, type, style = '', inner = '']) => {
        const content = inner.replace(/<[^>]+>/g, '');
        if (!style) return { style, value: null };
        return { style, value: type === 'inlineStr' ? fromXml(content) : Number(content) };
      },
    ),
  );
};

test('XLSX: the same columns and rows, text as text, dates as dates', async () => {
  const response = await ask('where[name][equals]=Lead 1198&format=xlsx');
  expect(response.headers.get('Content-Type')).toContain('spreadsheetml.sheet');
  expect(response.headers.get('Content-Disposition')).toMatch(/leads-\d{4}-\d\d-\d\d\.xlsx"$/);
  const file = new Uint8Array(await response.arrayBuffer());
  const [headings = [], row = [], ...more] = readSheet(file);
  expect(more).toEqual([]);
  const [first = ''] = (await (await ask('where[name][equals]=Lead 1198')).text()).split('\r\n');
  expect(headings.map(({ value }) => `"${value}"`).join(',')).toBe(first.replace('\ufeff', ''));
  const cell = (heading: string) => row[headings.findIndex(({ value }) => value === heading)];
  expect(cell('Phone')).toEqual({ style: '1', value: '+91 98250 12345' });
  expect(cell('Message')).toEqual({ style: '1', value: '=1+1 & <b>_x0041_' });
  expect(cell('Reference number')?.value).toMatch(/^[\w]{4}-[\w]{4}$/);
  // 2 March 2026 in India is day 46083 of spreadsheets; the time is half past one in the morning.
  expect(cell('Received (Indian time)')).toEqual({ style: '2', value: 46083.0625 });
  expect(cell('On')).toEqual({ style: '3', value: 46085 });
  expect(strFromU8(file)).not.toContain('<f>');
});

test('a workbook holds all leads of the caller once', async () => {
  const response = await ask('format=xlsx');
  const rows = readSheet(new Uint8Array(await response.arrayBuffer()));
  const names = rows.slice(1).flatMap((row) => row.filter(({ value }) => /^Lead \d+$/.test(String(value))));
  expect(names).toHaveLength(898);
  expect(new Set(names.map(({ value }) => value)).size).toBe(898);
});

test('an export holds only leads that the role may see, in each format', async () => {
  for (const format of ['csv', 'xlsx']) {
    expect((await staff.ask('nobody', 'GET', `/leads/export?format=${format}`)).status).toBe(401);
    expect((await staff.ask('editor', 'GET', `/leads/export?format=${format}`)).status).toBe(403);
  }
  expect((await staff.ask('sales', 'GET', '/leads/export?format=pdf')).status).toBe(400);
  const ofHr = String((await staff.ask('hr', 'GET', '/leads/export')).body.text);
  expect(listNumbers(ofHr)).toHaveLength(many / 4);
  expect(ofHr).toContain('"Fitter"');
  const ofSales = await (await ask('where[kind][equals]=application')).text();
  expect(listNumbers(ofSales)).toEqual([]);
});

test.each([
  'where=x',
  'where[]=x',
  'where[and]=x',
  'where[and][x]=y',
  'where[and][0]=x',
  'where[or]=x',
  'where[or][0]=x',
  'where[OR]=x',
  'where[name]=x',
  'where[name][unknown]=x',
  'where[name][equals][x]=y',
  'where[and][0][unknown][equals]=1',
  'where[owner.password][like]=x',
])('refuses an invalid condition with a sentence, with or without a search: %s', async (query) => {
  for (const asked of [query, `${query}&search=y`, `${query}&search=y&format=xlsx`]) {
    const answer = await staff.ask('sales', 'GET', `/leads/export?${asked}`);
    expect(answer).toEqual({
      status: 400,
      body: { errors: [expect.objectContaining({ message: expect.stringMatching(/^\S+( \S+)+$/) })] },
    });
    expect((await staff.ask('sales', 'POST', `/leads/send-again?${asked}`)).status).toBe(400);
  }
});

test('an export ignores a sort order, and a search that is not one text', async () => {
  const whole = await (await ask('')).text();
  for (const query of ['sort=unknown', 'sort[x]=y', 'search=x&search=y', 'search[x]=y'])
    expect(await (await ask(query)).text()).toBe(whole);
});
