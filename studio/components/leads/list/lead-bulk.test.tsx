// @vitest-environment happy-dom
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '../../../testing/router-under-test.ts';
import { typeInto } from '../../../testing/type-under-test.ts';
import { isUnsaved } from '../../use-unsaved.ts';
import { LeadBulk } from './lead-bulk.tsx';

const toggleAll = vi.hoisted(() => vi.fn());

// Payload's own package brings style sheets, which only Next reads.
vi.mock('@payloadcms/ui', () => ({
  useSelection: () => ({
    count: 1,
    getQueryParams: () => '?where[id][in][0]=3',
    selectAll: 'some',
    toggleAll,
  }),
  useListQuery: () => ({ query: {} }),
  useConfig: () => ({ getEntityConfig: () => ({}) }),
}));

let answer: object = {};
const bar = document.createElement('section');
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('fetch', async () => Response.json(answer));
  toggleAll.mockReset();
  document.body.append(bar);
  root = createRoot(bar);
  await act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <LeadBulk owners={[]} statuses={[{ value: 'lost', label: 'Lost' }]} />
      </AppRouterContext>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  bar.remove();
  vi.unstubAllGlobals();
});

const change = async () => {
  await act(async () => {
    const status = bar.querySelectorAll('select')[1];
    if (!status) throw new Error('There is no status.');
    status.value = 'lost';
    status.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await act(async () => bar.querySelector('form')?.requestSubmit());
};
const sendAgain = () => act(async () => bar.querySelector<HTMLElement>('button[type=button]')?.click());

test('what was changed is unticked, so that the next change is not of it too', async () => {
  answer = { docs: [{ id: 3 }], errors: [] };
  await change();
  expect(bar.textContent).toContain('1 changed.');
  expect(toggleAll.mock.calls).toEqual([[]]);
});

test('the form that goes leaves the focus to the sentence of what was done, and takes it from nobody', async () => {
  answer = { docs: [{ id: 3 }], errors: [] };
  bar.querySelector<HTMLElement>('[type=submit]')?.focus();
  await change();
  expect(document.activeElement?.textContent).toBe('1 changed.');
  const search = document.createElement('input');
  bar.append(search);
  search.focus();
  await change();
  expect(document.activeElement).toBe(search);
  search.remove();
});

test('where nothing was changed the ticks stay', async () => {
  answer = { docs: [], errors: [{ message: 'No.' }], message: 'No.' };
  expect(isUnsaved()).toBe(false);
  await change();
  expect(bar.textContent).toContain('No.');
  expect(isUnsaved()).toBe(true);
  expect(toggleAll).not.toHaveBeenCalled();
});

test('a step for many is sent with its day alone, which is asked for and has the focus', async () => {
  const ask = vi.fn(async () => Response.json({ docs: [{ id: 3 }], errors: [] }));
  vi.stubGlobal('fetch', ask);
  const [step, on] = bar.querySelectorAll('input');
  if (!step || !on) throw new Error('There is no step, or no day.');
  await typeInto(step, 'Send prices');
  await act(async () => bar.querySelector('form')?.requestSubmit());
  expect(ask).not.toHaveBeenCalled();
  expect(bar.querySelector('[role=status]')?.textContent).toContain('Choose the day as well');
  expect(document.activeElement).toBe(on);
  await typeInto(on, '2026-12-01');
  await act(async () => bar.querySelector('form')?.requestSubmit());
  expect(ask).toHaveBeenCalledOnce();
});

test('mails that are sent again untick their leads, once none is left for another press', async () => {
  answer = { sent: 500, left: 3 };
  await sendAgain();
  expect(toggleAll).not.toHaveBeenCalled();
  answer = { sent: 3, left: 0 };
  await sendAgain();
  expect(toggleAll.mock.calls).toEqual([[]]);
});
