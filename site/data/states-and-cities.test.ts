import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Readers } from './readers.ts';
import { createRepeatFinder, listCities, listStates } from './states-and-cities.ts';

let fresh: FreshContent;
let state: number;

beforeAll(async () => {
  fresh = await openFreshContent();
  const { db } = fresh.payload;
  await db.create({ collection: 'states', data: { name: 'Sikkim', code: 'SK' } });
  state = Number((await db.create({ collection: 'states', data: { name: 'Gujarat', code: 'GJ' } })).id);
  for (const [name, ownScriptName] of [
    ['Surat', { hi: 'सूरत' }],
    ['Waghai', {}],
    ['Abrama', {}],
    ['Ahmedabad', { hi: 'अहमदाबाद' }],
    ['Ahmadabad', { hi: 'अहमदाबाद' }],
    ['Ab Rama', {}],
    ['Nimach', { hi: 'नीमच', gu: 'નીમચ' }],
    ['Neemuch', { hi: 'नीमच' }],
  ] as const)
    await db.create({ collection: 'cities', data: { name, state, ownScriptName } });
});

afterAll(() => fresh?.remove());

const listIn = (language: Language) =>
  listCities(
    {
      content: readInLanguage(fresh.payload, language),
      findRepeatedCities: createRepeatFinder(fresh.payload),
    } as Readers,
    state,
  );

test.each([
  ['en', ['Abrama', 'Ahmedabad', 'Nimach', 'Surat', 'Waghai']],
  ['hi', ['अहमदाबाद', 'नीमच', 'सूरत', 'Abrama', 'Waghai']],
  ['gu', ['નીમચ', 'Abrama', 'Ahmedabad', 'Surat', 'Waghai']],
] as const)(
  'cities in %s are sorted by name, those in its script first, without duplicates',
  async (language, names) => {
    expect((await listIn(language)).map(({ name }) => name)).toEqual(names);
  },
);

test('every language lists the same cities', async () => {
  const idsIn = async (language: Language) => (await listIn(language)).map(({ id }) => id).toSorted();
  expect(await idsIn('hi')).toEqual(await idsIn('en'));
  expect(await idsIn('gu')).toEqual(await idsIn('en'));
});

test('states with cities are read with two queries', async () => {
  const content = readInLanguage(fresh.payload, 'en');
  const [find, count] = [vi.spyOn(content, 'find'), vi.spyOn(content, 'count')];
  expect(await listStates({ content } as Readers)).toEqual([{ id: state, name: 'Gujarat' }]);
  expect(find.mock.calls.length + count.mock.calls.length).toBe(2);
});
