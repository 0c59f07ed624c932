import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import { specifiedMenus } from '@ev-site/contract/menus.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMenus } from './menus.ts';
import type { Readers } from './readers.ts';

let fresh: FreshContent;
beforeAll(async () => {
  fresh = await openFreshContent();
}, 120_000);
afterAll(() => fresh.remove());

const readMenus = (language: Language) =>
  getMenus({
    content: readInLanguage(fresh.payload, language),
    original: readInLanguage(fresh.payload, 'en'),
  } as Readers);

const save = (data: object, locale: Language = 'en') =>
  fresh.payload.updateGlobal({ slug: 'menus', data, locale, depth: 0 });

test('returns null until staff save menus, and the studio starts with the specified ones', async () => {
  expect(await readMenus('en')).toBeNull();
  const { header, footer } = await fresh.payload.findGlobal({ slug: 'menus' });
  expect(header.map(({ kind, page }) => page ?? kind)).toEqual(
    specifiedMenus.header.map((entry) => (entry.kind === 'link' ? entry.page : entry.kind)),
  );
  expect(footer?.map(({ page }) => page)).toEqual(specifiedMenus.footer.map(({ page }) => page));
  await save({ header, footer });
  expect(await readMenus('en')).toEqual(specifiedMenus);
  expect(await readMenus('hi')).toEqual(specifiedMenus);
});

test('keeps the order of staff, and leaves out entries without a name in the language', async () => {
  const { payload } = fresh;
  const saved = await save({
    header: [
      { kind: 'group', label: 'Read', links: [{ page: 'Events' }, { page: 'Blogs', label: 'Journal' }] },
      { kind: 'link', address: 'https://shop.example/', label: 'Shop' },
    ],
    footer: [{ page: 'Careers' }, { page: 'Home' }, { address: '/contactus#enquiry', label: 'Write to us' }],
    choose: [],
    button: { page: null },
  });
  expect(await readMenus('en')).toEqual({
    header: [
      {
        kind: 'group',
        label: 'Read',
        links: [
          { page: 'Events', address: '', label: '' },
          { page: 'Blogs', address: '', label: 'Journal' },
        ],
      },
      { kind: 'link', page: null, address: 'https://shop.example/', label: 'Shop' },
    ],
    choose: [],
    button: null,
    footer: [
      { page: 'Careers', address: '', label: '' },
      { page: 'Home', address: '', label: '' },
      { page: null, address: '/contactus#enquiry', label: 'Write to us' },
    ],
  });
  const untranslated = await readMenus('hi');
  expect(untranslated?.header).toMatchObject([{ label: '', links: [{ label: '' }, { label: '' }] }]);
  expect(untranslated?.footer).toHaveLength(2);

  const footer = saved.footer?.map((row) => (row.address ? { ...row, label: 'हमें लिखें' } : row));
  await save({ footer }, 'hi');
  expect((await readMenus('hi'))?.footer).toHaveLength(2);
  await save({ translationReady: true }, 'hi');
  expect((await readMenus('hi'))?.footer[2]).toEqual({
    page: null,
    address: '/contactus#enquiry',
    label: 'हमें लिखें',
  });
  await payload.updateGlobal({ slug: 'menus', locale: 'hi', data: { translationReady: false } });
});

test.each([
  ['a program', { address: 'javascript:alert(1)', label: 'x' }, 'Begin with /'],
  ['hidden in capitals', { address: 'JavaScript:alert(1)', label: 'x' }, 'Begin with /'],
  ['another host in disguise', { address: '//evil.example', label: 'x' }, 'Begin with /'],
  ['a page that is not there', { address: '/productnova', label: 'x' }, 'no page at /productnova'],
  ['a room of the programs', { address: '/studio', label: 'x' }, 'no page at /studio'],
  ['this site by its host', { address: 'http://localhost:3000/blogs', label: 'x' }, 'begin with the /'],
  ['an address without a name', { address: 'https://shop.example' }, 'Write a name for the link'],
  ['nothing', { label: 'x' }, 'Choose a page'],
])('refuses %s', async (_what, link, sentence) => {
  for (const data of [{ footer: [link] }, { header: [{ kind: 'link', ...link }] }])
    await expect(save(data)).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ message: expect.stringContaining(sentence) })] },
    });
});

test('refuses duplicates', async () => {
  const twice = { footer: [{ page: 'Home' }, { page: 'Careers' }, { page: 'Home' }] };
  await expect(save(twice)).rejects.toMatchObject({
    data: {
      errors: [expect.objectContaining({ message: expect.stringContaining('Home stands here twice') })],
    },
  });
  const questions = { header: [{ page: 'AllFaqs' }, { page: 'AllFaqs' }] };
  await expect(save(questions)).rejects.toMatchObject({
    data: {
      errors: [expect.objectContaining({ message: expect.stringContaining('FAQs stands here twice') })],
    },
  });
  const menus = { header: [{ kind: 'products' }, { kind: 'products' }] };
  await expect(save(menus)).rejects.toThrow(/Header/);
});

test('what an entry linked to before it became a group counts no more', async () => {
  const links = [{ page: 'Careers' }];
  await save({ header: [{ kind: 'group', page: 'AllFaqs', links }, { page: 'AllFaqs' }] });
  await save({ header: [{ kind: 'group', address: 'https://shop.example', links }] });
});
