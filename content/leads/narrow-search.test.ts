import { expect, test } from 'vitest';
import { measureProcessorMs } from '../testing/processor-time.ts';
import { narrowSearch, searchedFields } from './narrow-search.ts';

const search = (text: string) => ({ or: searchedFields.map((field) => ({ [field]: { like: text } })) });

test.each([
  ['98250 12345', [{ phone: { like: '98250 12345' } }]],
  ['asha@example.com', [{ email: { like: 'asha@example.com' } }]],
])('a search for %s asks for what it can only be', async (text, asked) => {
  expect(await narrowSearch(search(text))).toEqual({ or: asked });
  const within = { and: [{ kind: { equals: 'contact' } }, search(text)] };
  expect(await narrowSearch(within)).toEqual({ and: [{ kind: { equals: 'contact' } }, { or: asked }] });
});

test.each(['Asha', 'Asha 98250', '4 @ Rajkot', '12'])('a search for %s goes through all', async (text) => {
  expect(await narrowSearch(search(text))).toEqual(search(text));
});

test('a search of very many letters, which anybody may send, is read at once', async () => {
  const took = await measureProcessorMs(() => narrowSearch(search(`${'@'.repeat(200_000)} x`)));
  expect(took).toBeLessThan(1000);
});

test('what is no search of the list stays as it is', async () => {
  for (const where of [
    { and: [{ email: { like: 'asha@example.com' } }, { message: { like: 'asha@example.com' } }] },
    { or: [{ name: { like: '98250 12345' } }, { phone: { like: '98250 99999' } }] },
    { or: [{ name: { like: '98250 12345' } }, { status: { equals: 'new' } }] },
    { or: [{ name: { like: '98250 12345' } }] },
    { name: { like: '98250 12345' } },
  ])
    expect(await narrowSearch(where)).toEqual(where);
});
