import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { blogs } from '../seed/data/blogs.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { measureProcessorMs } from '../testing/processor-time.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../testing/staff-under-test.ts';
import { toCsv } from './csv.ts';
import type { ImportReport } from './import-endpoint.ts';

let staff: StaffUnderTest;
let picture: number;
let fileName: string;

beforeAll(async () => {
  staff = await openStaffUnderTest();
  const data = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0a6b3d' } })
    .png()
    .toBuffer();
  const file = { data, name: 'green.png', mimetype: 'image/png', size: data.length };
  const made = await staff.fresh.payload.create({ collection: 'media', data: { alt: 'Green' }, file });
  picture = made.id;
  fileName = made.filename ?? '';
}, 120_000);
afterAll(() => staff.fresh.remove());

const payload = () => staff.fresh.payload;

beforeEach(async () => {
  await payload().delete({ collection: 'blogs', where: {} });
  await payload().delete({ collection: 'questions', where: {} });
});

type Row = Record<string, string>;

const send = async (kind: string, csv: string, { dryRun = false, who = 'editor' } = {}) => {
  const { status, body } = await staff.ask(who, 'POST', `/${kind}/import?dryRun=${dryRun}`, csv);
  const [error] = (body.errors ?? []) as { message: string }[];
  return { status, sentence: error?.message ?? '', report: body as unknown as ImportReport };
};

const toFile = (rows: Row[]): string => {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return toCsv(
    headings,
    rows.map((row) => headings.map((heading) => row[heading] ?? '')),
  );
};

const readExport = async (kind: string, who = 'editor'): Promise<Row[]> => {
  const { body } = await staff.ask(who, 'GET', `/${kind}/export`);
  return parse(String(body.text), { bom: true, columns: true });
};

const remarksOf = (remarks: ImportReport['notes']) => remarks.map(({ line, remark }) => `${line}: ${remark}`);

const createArticle = (title: string, more: object = {}) =>
  payload().create({
    collection: 'blogs',
    data: {
      title,
      description: 'Two sentences.',
      body: toRichText('## Heading\n\nA **bold** word.') as never,
      picture,
      publishedAt: '2026-01-02T03:04:05.678Z',
      _status: 'published',
      ...more,
    },
  });

const readAll = async (collection: 'blogs' | 'questions', draft = true) =>
  (await payload().find({ collection, draft, locale: 'all', depth: 0, sort: 'id' }))
    .docs as unknown as Record<string, Record<string, unknown> | string | number>[];

describe.each(['blogs', 'questions'])('a file of %s', (kind) => {
  test.each([
    ['nobody', 401],
    ['sales', 403],
    ['hr', 403],
    ['editor', 200],
    ['admin', 200],
  ])('asked for or sent by %s is answered with %i', async (who, status) => {
    expect((await staff.ask(who, 'GET', `/${kind}/export`)).status).toBe(status);
    const name = kind === 'blogs' ? 'Title' : 'Question';
    const csv = toFile([{ [`${name} (English)`]: 'From a file' }]);
    expect((await send(kind, csv, { who })).status).toBe(status);
    expect(await readAll(kind as 'blogs')).toHaveLength(status === 200 ? 1 : 0);
  });
});

describe('an export', () => {
  test('imported again unchanged changes nothing, even if a text looks like a formula', async () => {
    const { id } = await createArticle('=1+1', { description: "'=already guarded" });
    await payload().update({
      collection: 'blogs',
      id,
      locale: 'hi',
      data: { title: 'हिन्दी', description: '-सूची', body: toRichText('- एक\n- दो') as never },
    });
    await createArticle('A draft', { _status: 'draft' });
    const { body } = await staff.ask('editor', 'GET', '/blogs/export');
    expect(body.text).toContain(`"'=1+1"`);
    const { report } = await send('blogs', String(body.text));
    expect(report).toMatchObject({ new: 0, changed: 0, same: 2, refused: 0, notes: [] });
    expect(await readExport('blogs')).toMatchObject([
      {
        Number: String(id),
        Status: 'published',
        'Title (Hindi)': 'हिन्दी',
        'Body (English)': '## Heading\n\nA **bold** word.',
        Picture: fileName,
        'Published At': '2 Jan 2026, 08:34',
        'Translation is ready (Hindi)': 'no',
      },
      { Status: 'draft' },
    ]);
  });

  test('imported again after an edit changes only what was edited', async () => {
    const { id } = await createArticle('Old title');
    const [row = {}] = await readExport('blogs');
    const edited = { ...row, 'Title (English)': 'New title', 'Published At': '2026-02-03 10:30' };
    const { report } = await send('blogs', toFile([edited]));
    expect(report).toMatchObject({ new: 0, changed: 1, same: 0, refused: 0 });
    const [doc] = await readAll('blogs', false);
    expect(doc).toMatchObject({
      id,
      title: { en: 'New title' },
      publishedAt: '2026-02-03T05:00:00.000Z',
      body: { en: toRichText('## Heading\n\nA **bold** word.') },
      _status: 'published',
    });
    // The same file again, by the same person.
    expect((await send('blogs', toFile([edited]))).report).toMatchObject({ changed: 0, same: 1 });
    const { docs } = await payload().find({
      collection: 'audit-log',
      where: { what: { equals: 'Articles from a file' } },
      sort: '-at',
      limit: 1,
    });
    expect(docs).toMatchObject([{ who: 'editor', action: 'changed', details: '1 of 1 line' }]);
  });

  test('of every sample article keeps all text and headings when imported again', async () => {
    for (const { data } of blogs) {
      const { title, description, body } = data as { title: string; description: string; body: object };
      await createArticle(title, { description, body });
    }
    const rows = await readExport('blogs');
    // Copies of all articles, so that every text is read from its Markdown.
    const copies = rows.map((row) => ({
      ...row,
      Number: '',
      'Title (English)': `Copy: ${row['Title (English)']}`,
    }));
    const { report } = await send('blogs', toFile(copies));
    expect(report).toMatchObject({ new: rows.length, refused: 0, notes: [] });
    const again = (await readExport('blogs')).slice(rows.length);
    expect(again.map((row) => row['Body (English)'])).toEqual(rows.map((row) => row['Body (English)']));
  });
});

describe('an import', () => {
  const line = (more: Row = {}): Row => ({
    'Title (English)': 'Monsoon',
    'Description (English)': 'Rain.',
    'Body (English)': 'First.\n\nSecond, [linked](https://example.com).',
    Picture: fileName.toUpperCase(),
    'Title (Hindi)': 'बारिश',
    'Description (Hindi)': 'वर्षा।',
    'Body (Hindi)': 'पहला।',
    'Title (Gujarati)': 'વરસાદ',
    'Description (Gujarati)': 'વરસાદ.',
    'Body (Gujarati)': 'પહેલું.',
    ...more,
  });

  test('creates drafts, or published articles if the line says so, in three languages', async () => {
    const published = line({
      'Title (English)': 'Summer',
      Status: 'Published',
      'Translation is ready (Hindi)': 'Yes',
    });
    const dry = await send('blogs', toFile([line(), published]), { dryRun: true });
    expect(dry.report).toMatchObject({ dryRun: true, new: 2, refused: 0 });
    expect(await readAll('blogs')).toHaveLength(0);
    await send('blogs', toFile([line(), published]));
    expect(await readAll('blogs')).toMatchObject([
      { _status: 'draft', title: { en: 'Monsoon', hi: 'बारिश', gu: 'વરસાદ' }, picture },
      { _status: 'published', title: { en: 'Summer' }, translationReady: { hi: true } },
    ]);
    const { totalDocs } = await payload().count({
      collection: 'blogs',
      where: { _status: { equals: 'published' } },
    });
    expect(totalDocs).toBe(1);
  });

  test('stores nothing if one line is wrong, and says what is wrong in each', async () => {
    const [{ id }] = [await createArticle('Here already')];
    const csv = toFile([
      line(),
      line({ 'Title (English)': ' here  ALREADY ' }),
      line({ 'Title (English)': '' }),
      line({ Number: '99999' }),
      line({ Number: String(id), Status: 'live' }),
      line({ Number: String(id) }),
      line({ 'Title (English)': 'Picture', Picture: 'none.png' }),
      line({ 'Title (English)': 'Time', 'Published At': '02/03/2026' }),
      line({ 'Title (English)': 'Long '.repeat(40) }),
      line({ 'Title (English)': 'Letters', 'Title (Hindi)': '?????' }),
      line({ 'Title (English)': 'Link', 'Body (English)': '[x](javascript:alert)' }),
      line({ 'Title (English)': 'Half', Status: 'published', 'Body (Hindi)': '' }),
    ]);
    for (const dryRun of [true, false]) {
      const { report, sentence, status } = await send('blogs', csv, { dryRun });
      if (dryRun)
        expect(remarksOf(report.problems).map((remark) => remark.replace(/^\d+: /, ''))).toEqual([
          expect.stringContaining('This name is taken'),
          expect.stringContaining('Title (English) is empty'),
          expect.stringContaining('There is no article 99999'),
          expect.stringContaining('write draft or published'),
          expect.stringContaining('is for article'),
          expect.stringContaining('There is no picture “none.png”'),
          expect.stringContaining('Write the time as'),
          expect.stringContaining('120'),
          expect.stringContaining('letters were lost'),
          expect.stringContaining('Body (English): Use a path of this site'),
          expect.stringContaining('Body (Hindi) is empty'),
        ]);
      else
        expect([status, sentence]).toEqual([
          400,
          'Nothing was imported: 11 lines are refused. Choose the file again.',
        ]);
      expect(await readAll('blogs')).toHaveLength(1);
    }
  });

  test('counts a single refused line in words that fit', async () => {
    const { sentence } = await send('blogs', toFile([line({ Number: '99999' })]));
    expect(sentence).toBe('Nothing was imported: 1 line is refused. Choose the file again.');
  });

  test('finds an article by its number also with leading zeros', async () => {
    const { id } = await createArticle('Here already');
    const csv = toFile([
      line({ Number: `00${id}`, 'Title (English)': 'Changed' }),
      line({ Number: String(id), 'Title (English)': 'Changed again' }),
    ]);
    const { report } = await send('blogs', csv, { dryRun: true });
    expect(report.changed).toBe(1);
    expect(remarksOf(report.problems)).toEqual([`3: Line 2 is for article ${id} already.`]);
  });

  test('warns of formatting that the text loses', async () => {
    const body = toRichText('See [this](https://example.com).');
    const [link] = ((body.root.children[0]?.children ?? []) as { type: string; fields: object }[]).filter(
      ({ type }) => type === 'link',
    );
    Object.assign(link?.fields ?? {}, { newTab: true });
    const { id } = await createArticle('Link', { body });
    const csv = toFile([
      line({ Number: String(id), 'Body (English)': 'Other.' }),
      line({ 'Body (English)': 'A\n\n| a | b |\n\n<b>x</b>' }),
      line({
        'Title (English)': 'Lost',
        'Body (English)': `Words before ![media:${picture}]() and after.`,
      }),
    ]);
    const { report } = await send('blogs', csv, { dryRun: true });
    expect(remarksOf(report.notes)).toEqual([
      expect.stringMatching(/^2: Body \(English\) loses format .*new tab/),
      '3: Body (English) has a table, which stays as plain text.',
      '3: Body (English) has HTML, which stays as plain text.',
    ]);
    expect(remarksOf(report.problems)).toEqual([
      expect.stringContaining('4: Body (English): Some words of this text would be lost'),
    ]);
  });

  test.each([
    ['signs of format that nothing closes', '*a '.repeat(2000)],
    ['empty lines', `a${'\n'.repeat(4000)}b`],
    ['letters', 'a '.repeat(40_000)],
  ])('refuses a cell with thousands of %s quickly', async (_what, body) => {
    const took = await measureProcessorMs(async () => {
      const { report } = await send('blogs', toFile([line({ 'Body (English)': body })]), { dryRun: true });
      expect(remarksOf(report.problems)).toEqual([expect.stringContaining('This cell is too large')]);
    });
    expect(took).toBeLessThan(5000);
  });

  test('refuses a million headings quickly, and ignores empty ones after the last', async () => {
    const lines = '\na'.repeat(500);
    const took = await measureProcessorMs(async () => {
      const wide = await send('blogs', `Title (English)${','.repeat(1_000_000)}Number${lines}`);
      expect([wide.status, wide.sentence]).toEqual([400, expect.stringContaining('1000001 headings')]);
      const { report } = await send('blogs', `Title (English)${','.repeat(1_000_000)}${lines}`, {
        dryRun: true,
      });
      expect(report.new + report.refused).toBe(500);
    });
    expect(took).toBeLessThan(10_000);
  });

  test('shows visitors a new draft of a published article only once it is published', async () => {
    const { id } = await createArticle('Shown');
    const row = { Number: String(id), 'Title (English)': 'Not yet', Status: 'draft' };
    const { report } = await send('blogs', toFile([row]));
    expect(remarksOf(report.notes)).toEqual([
      '2: is saved as a draft: visitors go on seeing what is published.',
    ]);
    expect(await readAll('blogs', false)).toMatchObject([{ title: { en: 'Shown' }, _status: 'published' }]);
    expect(await readExport('blogs')).toMatchObject([{ 'Title (English)': 'Not yet', Status: 'draft' }]);
    await send('blogs', toFile([{ Number: String(id), Status: 'published' }]));
    expect(await readAll('blogs', false)).toMatchObject([{ title: { en: 'Not yet' }, _status: 'published' }]);
  });

  test('that fails halfway says at which line it stopped', async () => {
    const { beforeChange } = payload().collections.blogs.config.hooks;
    beforeChange.push(({ data }) => {
      if (data.title === 'Two') throw new Error('The disk is full.');
      return data;
    });
    const lines = ['One', 'Two', 'Three'].map((title) => line({ 'Title (English)': title }));
    const { status, sentence } = await send('blogs', toFile(lines));
    beforeChange.pop();
    expect([status, sentence]).toEqual([
      409,
      expect.stringMatching(/^The import stopped at line 3: .* Stored before it: 1 change\./),
    ]);
    expect(await readAll('blogs')).toMatchObject([{ title: { en: 'One' } }]);
  });

  test('does not save over what a colleague has saved since the export', async () => {
    const { id } = await createArticle('Together');
    const [row = {}] = await readExport('blogs');
    const edited = toFile([{ ...row, 'Title (English)': 'Mine' }]);
    await staff.ask('admin', 'PATCH', `/blogs/${id}`, { title: 'Theirs' });
    const { report } = await send('blogs', edited, { dryRun: true });
    expect(remarksOf(report.problems)).toEqual([
      expect.stringMatching(/^2: admin saved this at .* Export it again\.$/),
    ]);
    expect((await send('blogs', edited, { who: 'admin' })).report).toMatchObject({ changed: 1 });
  });

  test('of questions sets their pages by name, and reads semicolons and commas as separators', async () => {
    const csv =
      'Question (English);Answer (English);Shown On;Status\r\nHow far, then?;1. Far;"faqs, Home";published';
    expect((await send('questions', csv)).report).toMatchObject({ new: 1, refused: 0 });
    expect(await readAll('questions')).toMatchObject([
      { question: { en: 'How far, then?' }, shownOn: ['faqs', 'home'], _status: 'published' },
    ]);
    const { report } = await send('questions', 'Question (English);Shown On\nWhere?;moon', { dryRun: true });
    expect(report.problems[0]?.remark).toBe('Shown On: “moon” is not one of: Home, FAQs, Become a dealer.');
  });

  test.each([
    ['', 'no line'],
    ['Title (English)\n', 'no line'],
    ['Headline\nx', 'There is no column “Headline”'],
    ['Number,Number\n1,2', 'two columns'],
    ['Title (English)\n"x', 'not a correct CSV file'],
    ['Title (English)\n\ufffd', 'CSV UTF-8'],
    [`Title (English)\n${'x\n'.repeat(501)}`, 'at most 500 lines'],
  ])('of an unusable file is refused with a sentence', async (csv, sentence) => {
    const answer = await send('blogs', csv);
    expect([answer.status, answer.sentence]).toEqual([400, expect.stringContaining(sentence)]);
  });
});
