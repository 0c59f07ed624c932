import { readInLanguage } from '@ev-site/content/documents/read-in-language.ts';
import { type FreshContent, openFreshContent } from '@ev-site/content/testing/fresh-content.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listCities, listStates } from './places.ts';
import type { Readers } from './readers.ts';

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
  ] as const)
    await db.create({ collection: 'cities', data: { name, state, ownScriptName } });
});

afterAll(() => fresh?.remove());

test.each([
  ['en', ['Abrama', 'Ahmadabad', 'Ahmedabad', 'Surat', 'Waghai']],
  ['hi', ['अहमदाबाद', 'सूरत', 'Abrama', 'Waghai']],
] as const)(
  'cities in %s come by name, those of its script first, and each once',
  async (language: Language, names) => {
    const readers = { content: readInLanguage(fresh.payload, language) } as Readers;
    expect((await listCities(readers, state)).map(({ name }) => name)).toEqual(names);
  },
);

test('states of which there are cities are read by two questions, however many there are', async () => {
  const content = readInLanguage(fresh.payload, 'en');
  const [find, count] = [vi.spyOn(content, 'find'), vi.spyOn(content, 'count')];
  expect(await listStates({ content } as Readers)).toEqual([{ id: state, name: 'Gujarat' }]);
  expect(find.mock.calls.length + count.mock.calls.length).toBe(2);
});
