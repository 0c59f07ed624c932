import { expect, test } from 'vitest';
import { measureProcessorMs } from '../testing/processor-time.ts';
import { narrowSearch, searchedFields } from './narrow-search.ts';

const search = (text: string) => ({ or: searchedFields.map((field) => ({ [field]: { like: text } })) });

test.each([
  ['98250 12345', [{ phone: { like: '98250 12345' } }]],
  ['asha@example.com', [{ email: { like: 'asha@example.com' } }]],
])('a search for %s looks only in the field that can hold it', async (text, asked) => {
  expect(await narrowSearch(search(text))).toEqual({ or: asked });
  const within = { and: [{ kind: { equals: 'contact' } }, search(text)] };
  expect(await narrowSearch(within)).toEqual({ and: [{ kind: { equals: 'contact' } }, { or: asked }] });
});

test.each(['Asha', 'Asha 98250', '4 @ Rajkot', '12'])('a search for %s looks in all fields', async (text) => {
  expect(await narrowSearch(search(text))).toEqual(search(text));
});

test('reads a search of very many characters quickly', async () => {
  const took = await measureProcessorMs(() => narrowSearch(search(`${'@'.repeat(200_000)} x`)));
  expect(took).toBeLessThan(1000);
});

test('leaves a condition as it is that is not the search of the list', async () => {
  for (const where of [
    { and: [{ email: { like: 'asha@example.com' } }, { message: { like: 'asha@example.com' } }] },
    { or: [{ name: { like: '98250 12345' } }, { phone: { like: '98250 99999' } }] },
    { or: [{ name: { like: '98250 12345' } }, { status: { equals: 'new' } }] },
    { or: [{ name: { like: '98250 12345' } }] },
    { name: { like: '98250 12345' } },
  ])
    expect(await narrowSearch(where)).toEqual(where);
});
