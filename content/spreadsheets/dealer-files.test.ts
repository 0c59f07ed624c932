import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nextMoment } from '../testing/next-moment.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../testing/staff-under-test.ts';
import { fromCell, toCsv } from './csv.ts';
import type { ImportReport } from './import-endpoint.ts';

let staff: StaffUnderTest;
const states: Record<string, number> = {};
const vehicles: Record<string, number> = {};

beforeAll(async () => {
  staff = await openStaffUnderTest();
  for (const [code, name] of [
    ['GJ', 'Gujarat'],
    ['RJ', 'Rajasthan'],
  ] as const) {
    const { docs } = await payload().find({ collection: 'states', where: { code: { equals: code } } });
    const data = { code, name, _status: 'published' as const };
    states[code] = docs[0]?.id ?? (await payload().create({ collection: 'states', data })).id;
  }
  for (const name of ['Millo', 'Marvel Pro']) vehicles[name] = await createVehicle(name);
}, 120_000);
afterAll(() => staff.fresh.remove());

const payload = () => staff.fresh.payload;

// Directly in the database, without the checks, which require pictures and many texts.
const createVehicle = async (name: string, key = name.toLowerCase().replaceAll(/[^a-z]/g, '')) => {
  const data = { key, name: { en: name }, plateName: name };
  return Number((await payload().db.create({ collection: 'products', data })).id);
};

const eraseVehicles = (...ids: number[]) =>
  payload().db.deleteMany({ collection: 'products', where: { id: { in: ids } } });

type Row = Record<string, string>;

const send = async (rows: Row[], { dryRun = false, who = 'editor' } = {}) => {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const csv = toCsv(
    headings,
    rows.map((row) => headings.map((heading) => row[heading] ?? '')),
  );
  const { status, body } = await staff.ask(who, 'POST', `/dealers/import?dryRun=${dryRun}`, csv);
  return { status, report: body as unknown as ImportReport };
};

const readExport = async (who = 'editor'): Promise<{ text: string; rows: Row[] }> => {
  const { body } = await staff.ask(who, 'GET', '/dealers/export');
  const text = String(body.text);
  const lines: Row[] = parse(text, { bom: true, columns: true });
  // As a spreadsheet shows it: without the apostrophe that keeps a number with + from being a formula.
  const rows = lines.map((line) =>
    Object.fromEntries(Object.entries(line).map(([heading, cell]) => [heading, fromCell(cell)])),
  );
  return { text, rows };
};

const readAll = async () =>
  (await payload().find({ collection: 'dealers', draft: true, locale: 'all', depth: 0, sort: 'id' })).docs;

const asWritten: Row = {
  'Name (English)': 'Surat Motors',
  'Name (Hindi)': 'सूरत मोटर्स',
  Slug: 'surat-motors',
  'Address (English)': '12 Ring Road\nUdhna',
  'Address (Hindi)': '12 रिंग रोड',
  'Town (English)': 'Surat',
  'Town (Hindi)': 'सूरत',
  PIN: '395003',
  State: 'gj',
  Phones: '+91 79 0000 1234; +91 79 0000 1235',
  'Opening hours': 'Monday-Fri 9:30-13:00; Mon-Fri 14:00-19:00; Sat, Sun 10:00-14:00',
  Services: 'Sales, Test rides',
  Status: 'published',
};

beforeEach(async () => {
  await payload().delete({ collection: 'dealers', where: {} });
});

test.each([
  ['nobody', 401],
  ['sales', 403],
  ['hr', 403],
  ['editor', 200],
  ['admin', 200],
])('only those who write dealers can export and import them: %s gets %i', async (who, status) => {
  expect((await staff.ask(who, 'GET', '/dealers/export')).status).toBe(status);
  expect((await send([asWritten], { who })).status).toBe(status);
  expect(await readAll()).toHaveLength(status === 200 ? 1 : 0);
});

test('imports a dealer with phones, hours, state and services in one cell each; a dry run stores nothing', async () => {
  const { report } = await send([asWritten], { dryRun: true });
  expect(report).toMatchObject({ new: 1, refused: 0, problems: [] });
  expect(await readAll()).toEqual([]);
  await send([asWritten]);
  expect(await readAll()).toMatchObject([
    {
      _status: 'published',
      name: { en: 'Surat Motors', hi: 'सूरत मोटर्स' },
      pin: '395003',
      state: states.GJ,
      phones: [{ number: '+91 79 0000 1234' }, { number: '+91 79 0000 1235' }],
      hours: [
        { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '09:30', closes: '13:00' },
        { days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '14:00', closes: '19:00' },
        { days: ['sat', 'sun'], opens: '10:00', closes: '14:00' },
      ],
      services: ['sales', 'testRide'],
    },
  ]);
});

test('importing an unchanged export changes nothing, a changed cell changes only itself, and no file holds the mailbox', async () => {
  await send([asWritten]);
  const [made] = await readAll();
  if (!made) throw new Error('No dealer was made.');
  await payload().update({ collection: 'dealers', id: made.id, data: { email: 'box@dealer.example' } });
  const { text, rows } = await readExport('admin');
  expect(text).not.toContain('box@dealer.example');
  expect(rows).toMatchObject([
    {
      State: 'Gujarat',
      'Opening hours': 'Mon-Fri 09:30-13:00; Mon-Fri 14:00-19:00; Sat-Sun 10:00-14:00',
      Services: 'Sales, Test rides',
    },
  ]);
  expect((await send(rows, { who: 'admin' })).report).toMatchObject({ same: 1, changed: 0, refused: 0 });
  const changed = rows.map((row) => ({ ...row, Phones: '+91 79 0000 9999', State: 'RJ' }));
  expect((await send(changed, { who: 'admin' })).report).toMatchObject({ changed: 1 });
  const [after] = await readAll();
  expect(after).toMatchObject({
    phones: [{ number: '+91 79 0000 9999' }],
    state: states.RJ,
    hours: made.hours,
    email: 'box@dealer.example',
  });
});

test('refuses a line that a colleague has saved since the export, even if the importer published it after that', async () => {
  await send([asWritten]);
  const [made] = await readAll();
  if (!made) throw new Error('No dealer was made.');
  const { rows } = await readExport();
  await nextMoment();
  const phones = [{ number: '+91 79 0000 7777' }];
  await staff.ask('admin', 'PATCH', `/dealers/${made.id}`, { phones });
  const all = `/dealers?where[id][in]=${made.id}`;
  expect((await staff.ask('editor', 'PATCH', all, { _status: 'published' })).status).toBe(200);
  const changed = rows.map((row) => ({ ...row, Services: 'Sales' }));
  expect((await send(changed, { dryRun: true })).report).toMatchObject({
    isImportable: false,
    refused: 1,
    problems: [{ remark: expect.stringMatching(/^admin saved this at .* after the file was made\./) }],
  });
  expect((await readAll())[0]?.phones).toMatchObject(phones);
});

test('a cell holds vehicles by name; an empty cell means all vehicles, a missing column changes nothing', async () => {
  await send([asWritten]);
  const [before] = await readAll();
  expect(before?.vehicles ?? []).toEqual([]);
  const { rows } = await readExport();
  expect(rows[0]?.Vehicles).toBe('');
  await send(rows.map((row) => ({ ...row, Vehicles: 'marvel pro; Millo' })));
  expect((await readAll())[0]?.vehicles).toEqual([vehicles['Marvel Pro'], vehicles.Millo]);
  const named = (await readExport()).rows;
  expect(named[0]?.Vehicles).toBe('Marvel Pro, Millo');
  expect((await send(named)).report).toMatchObject({ same: 1, changed: 0 });
  const { Vehicles: _, ...without } = named[0] ?? {};
  expect((await send([{ ...without, Phones: '+91 79 0000 9999' }])).report).toMatchObject({ changed: 1 });
  expect((await readAll())[0]?.vehicles).toHaveLength(2);
  await send((await readExport()).rows.map((row) => ({ ...row, Vehicles: '' })));
  expect((await readAll())[0]?.vehicles ?? []).toEqual([]);
});

test('a name with commas or semicolons is found in a changed cell, and the longest name counts', async () => {
  await send([asWritten]);
  const named = await createVehicle('Millo, long; red');
  const [made] = await readAll();
  await payload().update({ collection: 'dealers', id: Number(made?.id), data: { vehicles: [named] } });
  const { rows } = await readExport('admin');
  expect(rows[0]?.Vehicles).toBe('Millo, long; red');
  const more = rows.map((row) => ({ ...row, Vehicles: `${row.Vehicles},Marvel Pro; Millo` }));
  expect((await send(more, { who: 'admin' })).report).toMatchObject({ changed: 1, problems: [] });
  expect((await readAll())[0]?.vehicles).toEqual([named, vehicles['Marvel Pro'], vehicles.Millo]);
  await eraseVehicles(named);
});

test('refuses a name that two vehicles have, and leaves an unchanged cell as it is', async () => {
  await send([asWritten]);
  const twins = [await createVehicle('Twin', 'twin1'), await createVehicle('twin', 'twin2')];
  const [made] = await readAll();
  const id = Number(made?.id);
  await payload().update({ collection: 'dealers', id, data: { vehicles: twins.slice(0, 1) } });
  const { rows } = await readExport('admin');
  const sendAsAdmin = async (change: Row) =>
    (
      await send(
        rows.map((row) => ({ ...row, ...change })),
        { who: 'admin' },
      )
    ).report;
  expect(await sendAsAdmin({ Phones: '+91 79 0000 9999' })).toMatchObject({ changed: 1, problems: [] });
  const { rows: again } = await readExport('admin');
  const { status } = await send(
    again.map((row) => ({ ...row, Vehicles: 'Millo, TWIN' })),
    { who: 'admin' },
  );
  expect(status).toBe(400);
  const { report } = await send(
    again.map((row) => ({ ...row, Vehicles: 'Millo, TWIN' })),
    {
      who: 'admin',
      dryRun: true,
    },
  );
  expect(report.problems).toMatchObject([
    { remark: 'Vehicles: There is more than one “TWIN”. Choose it in the studio, not in a file.' },
  ]);
  expect((await readAll())[0]?.vehicles).toEqual(twins.slice(0, 1));
  await payload().update({ collection: 'dealers', id, data: { vehicles: [] } });
  await eraseVehicles(...twins);
});

test('says for each line what it refuses, and stores nothing', async () => {
  await send([asWritten]);
  const wrong: [Row, RegExp][] = [
    [{ Phones: '12345' }, /Phones: “12345”: Write the number with its country code/],
    [{ 'Opening hours': 'Mon-Sat' }, /Write “Mon-Sat” in the form/],
    [{ 'Opening hours': 'Sat-Mon 10:00-11:00' }, /in the form/],
    [{ 'Opening hours': 'Mon 19:00-10:00' }, /closes before it opens/],
    [{ 'Opening hours': 'Mon 10:00-13:00; Mon-Tue 12:00-14:00' }, /Two lines of Monday overlap/],
    [{ State: 'Atlantis' }, /State: There is no “Atlantis”/],
    [{ State: '' }, /State is empty/],
    [{ PIN: '12' }, /six digits/],
    [{ Vehicles: 'Millo, Aeroplane' }, /Vehicles: There is no “Aeroplane”/],
    [{ Services: 'Flying' }, /“Flying” is not one of/],
    [{ Slug: 'surat-motors' }, /Slug: Dealer \d+ has the same/],
    [{ Slug: 'dealer-1' }, /Slug: line 2 has the same/],
  ];
  const { status, report } = await send(
    wrong.map(([change], index) => ({
      ...asWritten,
      'Name (English)': `Dealer ${index}`,
      Slug: `dealer-${index + 1}`,
      ...change,
    })),
    { dryRun: true },
  );
  expect(status).toBe(200);
  expect(report.problems.map(({ line }) => line)).toEqual(wrong.map((_, index) => index + 2));
  for (const [index, [, sentence]] of wrong.entries())
    expect(report.problems[index]?.remark).toMatch(sentence);
  expect(await readAll()).toHaveLength(1);
});

test('refuses an address that a dealer in the trash has, before anything is stored', async () => {
  await send([asWritten]);
  const [made] = await readAll();
  if (!made) throw new Error('No dealer was made.');
  const deletedAt = new Date().toISOString();
  await payload().update({ collection: 'dealers', id: made.id, data: { deletedAt } });
  const lines = [
    { ...asWritten, 'Name (English)': 'Surat Bikes', Slug: 'surat-bikes' },
    { ...asWritten, 'Name (English)': 'Surat Wheels' },
  ];
  const { report } = await send(lines, { dryRun: true });
  expect(report.problems).toMatchObject([
    { line: 3, remark: `Slug: Dealer ${made.id} in the trash has the same.` },
  ]);
  expect((await send(lines)).status).toBe(400);
  expect(await readAll()).toEqual([]);
  await payload().delete({ collection: 'dealers', where: {}, trash: true });
});
