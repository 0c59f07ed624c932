import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Role } from '../access/roles.ts';
import { toRichText } from '../seed/data/to-rich-text.ts';
import { exampleLead } from '../testing/example-lead.ts';
import { openStaffUnderTest, type StaffUnderTest } from '../testing/staff-under-test.ts';
import { type FoundKind, searchContent } from './search-content.ts';

let staff: StaffUnderTest;

beforeAll(async () => {
  staff = await openStaffUnderTest();
  const { payload } = staff.fresh;
  const { id } = await payload.create({
    collection: 'questions',
    data: {
      _status: 'published',
      question: 'How far on one charge?',
      answer: toRichText('About **ninety** kilometres, in José’s café.') as never,
    },
  });
  for (const [locale, question, answer] of [
    ['hi', 'एक चार्ज में कितनी दूर?', 'लगभग नब्बे किलोमीटर, सड़क पर।'],
    ['gu', 'એક ચાર્જમાં કેટલું દૂર?', 'આશરે નેવું કિલોમીટર.'],
  ] as const)
    await payload.update({
      collection: 'questions',
      id,
      locale,
      data: { question, answer: toRichText(answer) as never },
    });
  await payload.update({
    collection: 'questions',
    id,
    draft: true,
    data: { question: 'Unseen wording?', _status: 'draft' },
  });
  for (const kind of ['contact', 'application'] as const)
    await payload.create({
      collection: 'leads',
      data: exampleLead({
        kind,
        name: `Somewhere Patel (${kind})`,
        email: `${kind}@patel.example`,
        message: 'When?',
      }),
    });
  for (let index = 0; index < 12; index += 1)
    await payload.create({
      collection: 'testimonials',
      data: {
        fullName: `Many ${index}`,
        designation: 'Driver',
        description: 'Good.',
        _status: 'published',
      },
    });
}, 120_000);
afterAll(() => staff.fresh.remove());

const start = async (who: Role, asked: string): Promise<FoundKind[] | null> => {
  const { payload } = staff.fresh;
  const user = await payload.findByID({ collection: 'staff', id: staff.ids[who] as number });
  return searchContent(payload, { ...user, collection: 'staff' } as never, asked);
};

const search = async (who: Role, asked: string): Promise<FoundKind[]> => {
  const kinds = await start(who, asked);
  if (!kinds) throw new Error('Too many searches are under way.');
  return kinds;
};

const titlesOf = (kinds: FoundKind[]) =>
  Object.fromEntries(kinds.map(({ kind, found }) => [kind, found.map(({ title }) => title)]));

test.each([
  ['charge far', 'en', 'How far on one charge?', ''],
  ['NINETY kilometres', 'en', 'How far on one charge?', 'About ninety kilometres, in José’s café.'],
  ['jose cafe', 'en', 'How far on one charge?', 'About ninety kilometres, in José’s café.'],
  ['चार्ज', 'hi', 'एक चार्ज में कितनी दूर?', ''],
  ['सडक', 'hi', 'एक चार्ज में कितनी दूर?', 'लगभग नब्बे किलोमीटर, सड़क पर।'],
  ['નેવું', 'gu', 'એક ચાર્જમાં કેટલું દૂર?', 'આશરે નેવું કિલોમીટર.'],
])('finds “%s” in its language', async (asked, language, title, excerpt) => {
  const [questions] = (await search('sales', asked)).filter(({ kind }) => kind === 'Questions');
  expect(questions?.found).toMatchObject([{ language, title, excerpt, state: 'Published' }]);
  expect(questions?.found[0]?.href).toMatch(
    language === 'en' ? /^\/studio\/collections\/questions\/\d+$/ : new RegExp(`\\?locale=${language}$`),
  );
});

test('drafts are found only by those who write content', async () => {
  expect(titlesOf(await search('editor', 'unseen wording'))).toEqual({ Questions: ['Unseen wording?'] });
  expect((await search('editor', 'unseen wording'))[0]?.found[0]?.state).toBe('Draft');
  expect(await search('sales', 'unseen wording')).toEqual([]);
});

test('each role finds the leads that it may see by name, mail and digits', async () => {
  const both = ['Somewhere Patel (application)', 'Somewhere Patel (contact)'];
  const seen: Record<Role, string[] | undefined> = {
    admin: both,
    sales: ['Somewhere Patel (contact)'],
    hr: ['Somewhere Patel (application)'],
    editor: undefined,
  };
  for (const asked of ['patel', '@patel.example', '098250-12345'])
    for (const who of ['admin', 'sales', 'hr', 'editor'] as const)
      expect([who, titlesOf(await search(who, asked)).Leads?.toSorted()]).toEqual([who, seen[who]]);
});

test('the address of a colleague finds them only for administrators and the colleague', async () => {
  expect(titlesOf(await search('admin', 'hr@example.com')).Staff).toEqual(['hr']);
  expect(titlesOf(await search('hr', 'hr@example.com')).Staff).toEqual(['hr']);
  expect(titlesOf(await search('sales', 'hr@example.com')).Staff).toBeUndefined();
  expect(titlesOf(await search('editor', 'sales')).Staff).toBeUndefined();
});

test('only administrators find and read the addresses for late leads', async () => {
  const { payload } = staff.fresh;
  const data = { lateTo: 'late@example.com', headTo: 'head@example.com' };
  await payload.updateGlobal({ slug: 'answer-times', data });
  for (const who of ['admin', 'sales', 'hr'] as const) {
    const found = who === 'admin' ? ['Answer within'] : undefined;
    for (const asked of ['head@example.com', 'late@example.com', 'Answer within'])
      expect([who, titlesOf(await search(who, asked))['Pages and settings']]).toEqual([who, found]);
    const { body } = await staff.ask(who, 'GET', '/globals/answer-times');
    expect(body).toMatchObject({ closesAt: expect.any(Number) });
    expect([body.lateTo, body.headTo]).toEqual(
      who === 'admin' ? [data.lateTo, data.headTo] : [undefined, undefined],
    );
  }
});

test('shows ten results of a kind, and how many more there are', async () => {
  const [testimonials] = await search('editor', 'many');
  expect([testimonials?.found.length, testimonials?.more]).toEqual([10, 2]);
});

test('finds nothing for blanks and for an unknown word', async () => {
  expect(await search('admin', '  ')).toEqual([]);
  expect(await search('admin', 'zxqv')).toEqual([]);
});

test('finds a single page by its texts', async () => {
  const { payload } = staff.fresh;
  await payload.updateGlobal({
    slug: 'menus',
    locale: 'gu',
    data: {
      button: { label: 'ડીલર બનો' },
      header: [{ address: '/contactus' }],
      footer: [{ address: '/contactus' }],
    } as never,
  });
  const [pages] = await search('hr', 'ડીલર');
  expect(pages).toMatchObject({
    kind: 'Pages and settings',
    found: [{ href: '/studio/globals/menus?locale=gu' }],
  });
});

test('runs the searches of one person one after the other, and refuses the fifth', async () => {
  const { payload } = staff.fresh;
  const { find } = payload;
  let [reading, most] = [0, 0];
  const reads = vi.spyOn(payload, 'find').mockImplementation(async (asked) => {
    if (asked.collection !== 'testimonials') return find.call(payload, asked) as never;
    reading += 1;
    most = Math.max(most, reading);
    const found = await find.call(payload, asked);
    reading -= 1;
    return found as never;
  });
  const all = await Promise.all(Array.from({ length: 5 }, () => start('editor', 'Many')));
  reads.mockRestore();
  expect(most).toBe(1);
  expect(all.filter((kinds) => kinds === null)).toHaveLength(1);
  expect(titlesOf(all.find((kinds) => kinds !== null) ?? [])).toHaveProperty('Testimonials');
  expect(titlesOf(await search('editor', 'Many'))).toHaveProperty('Testimonials');
});

test('a search after one that failed runs all the same', async () => {
  const { payload } = staff.fresh;
  const failing = vi.spyOn(payload, 'find').mockRejectedValue(new Error('the database is away'));
  await expect(start('editor', 'Many')).rejects.toThrow('the database is away');
  failing.mockRestore();
  expect(titlesOf(await search('editor', 'Many'))).toHaveProperty('Testimonials');
});
