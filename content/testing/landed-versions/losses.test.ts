import { expect, test } from 'vitest';
import { listLosses } from './losses.ts';

const before = {
  blogs: [
    { id: 1, title: 'One', tags: ['a', 'b'], note: null },
    { id: 2, title: 'Two', tags: [], note: null },
  ],
};

test('finds no loss in equal data, in new data, or in a missing field that was empty', () => {
  expect(listLosses(before, structuredClone(before))).toEqual([]);
  const [first, second] = before.blogs;
  const more = { blogs: [{ ...first, note: undefined, subtitle: 'New' }, second], events: [] };
  expect(listLosses(before, more)).toEqual([]);
});

test.each([
  ['a text that changed', [{ title: 'Won' }, {}], 'blogs.0.title: "One" → "Won"'],
  ['a text that is gone', [{}, { title: null }], 'blogs.1.title: "Two" → null'],
  ['an item that is gone', [{ tags: ['a'] }, {}], 'blogs.0.tags: 2 items → 1'],
  ['an item that came', [{}, { tags: ['c'] }], 'blogs.1.tags: 0 items → 1'],
  ['an order that changed', [{ tags: ['b', 'a'] }, {}], 'blogs.0.tags.0: "a" → "b"'],
  ['a value where none was', [{ note: 'x' }, {}], 'blogs.0.note: null → "x"'],
  ['another type', [{ id: '1' }, {}], 'blogs.0.id: 1 → "1"'],
])('reports %s', (_what, changes, loss) => {
  const after = { blogs: before.blogs.map((blog, index) => ({ ...blog, ...changes[index] })) };
  expect(listLosses(before, after)).toContain(loss);
});

test('reports a whole list that is gone', () => {
  expect(listLosses(before, {})).toHaveLength(1);
  expect(listLosses(before, { blogs: before.blogs.slice(1) })).toEqual(['blogs: 2 items → 1']);
});
