// @vitest-environment happy-dom
import type { Board } from '@ev-site/content/desk/read-board.ts';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '../../../testing/router-under-test.ts';
import { BoardColumns } from './board-columns.tsx';

const columns: Board['columns'] = [
  {
    status: 'new',
    label: 'New',
    total: 250,
    cards: [3, 4].map((id) => ({
      id,
      name: id === 3 ? 'Asha' : 'Meena',
      status: 'new',
      opened: '2026-11-22T00:00:00.000Z',
      receivedAt: '2026-11-21T00:00:00.000Z',
      erasedAt: '2027-11-21T00:00:00.000Z',
      hasResume: true,
      isScanned: id === 3,
    })),
  },
  { status: 'interview', label: 'Interview', total: 0, cards: [] },
];
/** The answer to a move of an application. */
const stored = { doc: { opened: '2026-11-23T00:00:00.000Z' } };
const answer = vi.fn();
const board = document.createElement('section');
let root: Root;
const draw = (read: Board['columns']) =>
  act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <BoardColumns columns={read} />
      </AppRouterContext>,
    ),
  );

beforeEach(async () => {
  vi.stubGlobal('fetch', answer);
  vi.clearAllMocks();
  answer.mockReset().mockImplementation(async () => Response.json(stored));
  document.body.append(board);
  root = createRoot(board);
  await draw(columns);
});
afterEach(async () => {
  await act(async () => root.unmount());
  board.remove();
  vi.unstubAllGlobals();
});

const find = (name: string) => {
  const found = board.querySelector<HTMLSelectElement>(`[aria-label="${name}"]`);
  if (!found) throw new Error(`There is no ${name}.`);
  return found;
};
const choose = (name: string, status: string) =>
  act(async () => {
    const list = find(`Status of ${name}`);
    list.focus();
    list.value = status;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
const press = (name: string) =>
  act(async () => {
    find(`Move ${name}`).focus();
    find(`Move ${name}`).click();
  });
const ofInterview = () => board.querySelector('[aria-labelledby="board-interview"]');

test('a chosen status is saved on a press, then the card moves and its list keeps the focus', async () => {
  await choose('Asha', 'interview');
  expect(answer).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(find('Status of Asha'));
  await press('Asha');
  expect(answer.mock.calls.map(([path, { body }]) => [path, body])).toEqual([
    ['/studio/api/leads/3?depth=0', '{"status":"interview","opened":"2026-11-22T00:00:00.000Z"}'],
  ]);
  expect(ofInterview()?.contains(find('Status of Asha'))).toBe(true);
  // The counts include applications that are not shown as cards.
  expect([...board.querySelectorAll('.lead-count')].map(({ textContent }) => textContent)).toEqual([
    '249',
    '1',
  ]);
  expect(find('Status of Asha').value).toBe('interview');
  expect(document.activeElement).toBe(find('Status of Asha'));
  expect(board.querySelector('[role=status]')?.textContent).toBe('Asha: Interview.');
});

test('the focus stays on another card when the first one moves', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(promise);
  await choose('Asha', 'interview');
  await press('Asha');
  await choose('Meena', 'interview');
  await act(async () => resolve(Response.json(stored)));
  expect(ofInterview()?.contains(find('Status of Asha'))).toBe(true);
  expect(document.activeElement).toBe(find('Status of Meena'));
});

test('a refused move leaves the card where it is and says why', async () => {
  answer.mockImplementation(async () => Response.json({ errors: [{ message: 'No.' }] }, { status: 403 }));
  await choose('Asha', 'interview');
  await press('Asha');
  expect(ofInterview()?.contains(find('Status of Asha'))).toBe(false);
  expect(board.querySelector('[role=status]')?.textContent).toBe('Asha: No.');
  expect(document.activeElement).toBe(find('Move Asha'));
});

test('a scanned resume opens as a file, any other on the page of its application', () => {
  const links = [...board.querySelectorAll('a')].filter(({ textContent }) =>
    textContent?.startsWith('Resume'),
  );
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual([
    ['Resume of Asha', '/studio/api/leads/3/resume/view'],
    ['Resume, not scanned, of Meena', '/studio/collections/leads/4#resume'],
  ]);
});

test('the next move of a card sends the version that the last move returned', async () => {
  await choose('Asha', 'interview');
  await press('Asha');
  await choose('Asha', 'new');
  await press('Asha');
  expect(answer.mock.calls.map(([, { body }]) => JSON.parse(body).opened)).toEqual([
    '2026-11-22T00:00:00.000Z',
    '2026-11-23T00:00:00.000Z',
  ]);
});

test('a colleague’s decision in the meantime is kept, reported, and shown after a refresh', async () => {
  const message = 'Bina saved this after you had opened it. Nothing of yours was saved.';
  answer.mockImplementation(async () => Response.json({ errors: [{ message }] }, { status: 409 }));
  await choose('Asha', 'interview');
  await press('Asha');
  expect(board.querySelector('[role=status]')?.textContent).toBe(`Asha: ${message}`);
  expect(router.refresh).toHaveBeenCalledOnce();
  const [fresh, interview] = columns;
  const [asha, ...others] = fresh?.cards ?? [];
  if (!fresh || !interview || !asha) throw new Error('There is nobody.');
  const rejected = { ...asha, status: 'rejected' as const, opened: '2026-11-24T00:00:00.000Z' };
  await draw([
    { ...fresh, cards: others },
    interview,
    { status: 'rejected', label: 'Rejected', total: 1, cards: [rejected] },
  ]);
  expect(board.querySelector('[aria-labelledby="board-rejected"]')?.contains(find('Status of Asha'))).toBe(
    true,
  );
  expect(find('Status of Asha').value).toBe('rejected');
  expect(document.activeElement).toBe(find('Status of Asha'));
});

test('a card is not moved again while it is being moved, and other cards can be', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(promise);
  for (const name of ['Asha', 'Asha', 'Meena']) {
    await choose(name, 'interview');
    await press(name);
  }
  expect(answer.mock.calls.map(([path]) => path)).toEqual([
    '/studio/api/leads/3?depth=0',
    '/studio/api/leads/4?depth=0',
  ]);
  await act(async () => resolve(Response.json(stored)));
  expect(ofInterview()?.querySelectorAll('li')).toHaveLength(2);
});

test('the name of a column and its count are separated by a space', () => {
  const [name, ...others] = board.querySelector('h2')?.childNodes ?? [];
  expect(name?.textContent).toBe('New ');
  expect(others).toHaveLength(1);
});
