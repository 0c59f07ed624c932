// @vitest-environment happy-dom
import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { KeptOrder } from '../list/kept-order.tsx';
import { LeadNeighbours } from './lead-neighbours.tsx';

const reader = vi.hoisted(() => ({ user: { id: 7 } }));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => reader,
  Link: ({ prefetch: _prefetch, ...link }: { prefetch: boolean }) => createElement('a', link),
}));

const draw = async (shown: ReactNode): Promise<HTMLElement> => {
  const page = document.createElement('main');
  const root = createRoot(page);
  await act(async () => root.render(shown));
  const drawn = page.cloneNode(true) as HTMLElement;
  await act(async () => root.unmount());
  return drawn;
};
const list = (...ids: number[]) => draw(<KeptOrder ids={ids} />);
const openLead = async (id: number) => {
  const page = await draw(<LeadNeighbours id={id} />);
  const links = [...page.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href')]);
  return { said: page.querySelector('span')?.textContent, links };
};
const toLead = (id: number) => `/studio/collections/leads/${id}`;

beforeEach(() => {
  sessionStorage.clear();
  reader.user = { id: 7 };
});

test('a lead links to those before and after it in the last opened list', async () => {
  await list(1, 2);
  await list(9, 12, 4);
  expect(await openLead(9)).toEqual({
    said: '1 of 3 on this page of the list',
    links: [['Next lead', toLead(12)]],
  });
  expect((await openLead(12)).links).toEqual([
    ['Lead before', toLead(9)],
    ['Next lead', toLead(4)],
  ]);
  expect((await openLead(4)).links).toEqual([['Lead before', toLead(12)]]);
});

test('a lead that is gone is skipped, and the list that its page redirected to does not replace the order', async () => {
  await list(9, 12, 4);
  await draw(<KeptOrder ids={[1, 2, 9]} gone={12} />);
  expect(await openLead(9)).toEqual({
    said: '1 of 2 on this page of the list',
    links: [['Next lead', toLead(4)]],
  });
  expect((await openLead(4)).links).toEqual([['Lead before', toLead(9)]]);
});

test('a lead outside the list, alone in it, or from another user’s list has no neighbours', async () => {
  const nothing = { said: undefined, links: [] };
  expect(await openLead(9)).toEqual(nothing);
  await list(9);
  expect(await openLead(9)).toEqual(nothing);
  await list(9, 12);
  expect(await openLead(5)).toEqual(nothing);
  reader.user = { id: 8 };
  expect(await openLead(9)).toEqual(nothing);
});
