import type { ServerProps } from 'payload';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DueRequests } from './due-requests.tsx';

const show = async (open: number) => {
  const docs = Array.from({ length: Math.min(open, 20) }, (_, place) => ({
    id: place + 1,
    kind: 'see',
    dueAt: '2026-12-22T00:00:00.000Z',
  }));
  const payload = { find: async () => ({ docs, totalDocs: open }) };
  const props = { payload, user: { role: 'admin' } } as unknown as ServerProps;
  return renderToStaticMarkup(await DueRequests(props));
};

test.each([
  [0, 0, []],
  [20, 20, []],
  [23, 21, ['<li>and 3 more</li>']],
])('lists up to 20 of %i open privacy requests, and counts the others', async (open, lines, said) => {
  const html = await show(open);
  expect(html.match(/<li>/g) ?? []).toHaveLength(lines);
  expect(html.match(/<li>and .*?<\/li>/g) ?? []).toEqual(said);
});
