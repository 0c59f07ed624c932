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
/** The query that selects the ticked leads. */
const asked = vi.hoisted(() => ({ query: '' }));
/** The rows of the list. */
const listed = vi.hoisted(() => ({ docs: [] as object[] }));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({
  useSelection: () => ({
    count: 1,
    getQueryParams: () => asked.query,
    selectAll: 'some',
    toggleAll,
  }),
  useAuth: () => ({ user: { id: 7 } }),
  useListQuery: () => ({ query: {}, data: listed }),
  useConfig: () => ({ getEntityConfig: () => ({}) }),
}));

/** Numbers of the ticked leads. */
let ticked: number[] = [];
/** Those of the ticked leads that are applications. */
let applications: number[] = [];
let answer: object | null = null;
/** Calls other than the read of the ticked leads. */
const changes = vi.fn();
const bar = document.createElement('section');
let root: Root;

const draw = () =>
  act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <LeadBulk
          owners={[{ value: '7', label: 'Ravi', role: 'sales' }]}
          statuses={[{ value: 'lost', label: 'Lost' }]}
        />
      </AppRouterContext>,
    ),
  );

beforeEach(async () => {
  listed.docs = [];
  asked.query = '?where[id][in][0]=3';
  ticked = [3];
  applications = [];
  answer = null;
  changes.mockReset().mockImplementation(async (path: string) => {
    const [, ids = ''] = /where\[id\]\[in\]=([\d,]+)/.exec(path) ?? [];
    return Response.json(answer ?? { docs: ids.split(',').map((id) => ({ id: Number(id) })), errors: [] });
  });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method !== 'GET') return changes(path, body);
    const { searchParams } = new URL(path, 'http://localhost');
    const [page, limit] = [Number(searchParams.get('page')), Number(searchParams.get('limit'))];
    return Response.json({
      docs: ticked.slice((page - 1) * limit, page * limit).map((id) => ({
        id,
        owner: id % 2 ? null : 7,
        kind: applications.includes(id) ? 'application' : 'contact',
      })),
      nextPage: page * limit < ticked.length ? page + 1 : null,
    });
  });
  toggleAll.mockReset();
  document.body.append(bar);
  root = createRoot(bar);
  await draw();
});
afterEach(async () => {
  await act(async () => root.unmount());
  bar.remove();
  vi.unstubAllGlobals();
});

const choose = (name: 'Owner' | 'Status', value: string) =>
  act(async () => {
    const list = [...bar.querySelectorAll('select')][name === 'Owner' ? 0 : 1];
    if (!list) throw new Error(`There is no ${name}.`);
    list.value = value;
    list.dispatchEvent(new Event('change', { bubbles: true }));
  });
const submit = () => act(async () => bar.querySelector('form')?.requestSubmit());
const change = async () => {
  await choose('Status', 'lost');
  await submit();
};
const readSaid = () => bar.querySelector('[role=status]')?.textContent;
/** The numbers of the leads in each call that changes some. */
const readParts = (): number[][] =>
  changes.mock.calls.flatMap(([path]) => {
    const [, ids] = /where\[id\]\[in\]=([\d,]+)/.exec(path) ?? [];
    return ids ? [ids.split(',').map(Number)] : [];
  });
const upTo = (count: number) => Array.from({ length: count }, (_, place) => place + 1);
const sendAgain = () => act(async () => bar.querySelector<HTMLElement>('button[type=button]')?.click());

test('unticks the leads after a change', async () => {
  await change();
  expect(bar.textContent).toContain('1 changed.');
  expect(toggleAll.mock.calls).toEqual([[]]);
});

test('moves the focus from the removed form to the result, but not from elsewhere', async () => {
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

test('leaves out leads that the change does not fit, and says why', async () => {
  ticked = upTo(5);
  applications = [2, 4];
  await change();
  expect(readParts()).toEqual([[1, 3, 5]]);
  expect(readSaid()).toBe('3 of 5 changed. 2 left as they are: applications are never “Lost”.');
  await choose('Owner', '7');
  await submit();
  expect(readSaid()).toBe('3 of 5 changed. 2 left as they are: Ravi works no applications.');
  applications = ticked;
  changes.mockClear();
  await change();
  expect(changes).not.toHaveBeenCalled();
  expect(readSaid()).toBe('5 left as they are: applications are never “Lost”.');
});

test('keeps what is chosen for other leads while a change runs', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  changes.mockReturnValueOnce(promise);
  await change();
  await choose('Owner', '7');
  await act(async () => resolve(Response.json({ docs: [{ id: 1 }], errors: [] })));
  expect(readSaid()).toContain('changed.');
  await draw();
  expect([...bar.querySelectorAll('select')][0]?.value).toBe('7');
});

test('keeps the ticks when nothing was changed', async () => {
  answer = { docs: [], errors: [{ message: 'No.' }], message: 'No.' };
  expect(isUnsaved()).toBe(false);
  await change();
  expect(bar.textContent).toContain('No.');
  expect(isUnsaved()).toBe(true);
  expect(toggleAll).not.toHaveBeenCalled();
});

test('a refusal of the whole call counts no lead and ends the change', async () => {
  ticked = upTo(30);
  answer = { docs: [], errors: [{ message: 'Not now.' }] };
  await change();
  expect(readSaid()).toBe('Not now.');
  expect(changes).toHaveBeenCalledTimes(1);
});

test('counts refused leads with the reason', async () => {
  ticked = [3, 4];
  answer = { docs: [{ id: 3 }], errors: [{ id: 4, message: 'Not his.' }], message: 'Unable to update 1.' };
  await change();
  expect(readSaid()).toBe('1 of 2 changed. 1 could not be changed: Not his.');
});

test('changes many leads by small calls, and tells the new owner once, only of leads that are new to him', async () => {
  ticked = upTo(612);
  await choose('Owner', '7');
  await submit();
  const parts = readParts();
  expect(parts.flat()).toEqual(ticked);
  expect(Math.max(...parts.map(({ length }) => length))).toBe(25);
  expect(changes.mock.calls.slice(0, -1).every(([path]) => path.includes('tellsLater=true'))).toBe(true);
  const [path, body] = changes.mock.calls.at(-1) ?? [];
  expect(path).toBe('/studio/api/leads/tell-owner');
  expect(JSON.parse(body)).toEqual({ owner: 7, leads: ticked.filter((id) => id % 2) });
  expect(readSaid()).toBe('612 changed.');
  expect(toggleAll.mock.calls).toEqual([[]]);
});

test('shows the progress of a large change, asks before leaving, and can be stopped', async () => {
  ticked = upTo(60);
  const answers = [1, 2].map(() => Promise.withResolvers<Response>());
  for (const { promise } of answers) changes.mockReturnValueOnce(promise);
  await change();
  expect(bar.textContent).toContain('0 of 60 changed');
  expect(isUnsaved()).toBe(true);
  await act(async () =>
    answers[0]?.resolve(Response.json({ docs: upTo(25).map((id) => ({ id })), errors: [] })),
  );
  expect(bar.textContent).toContain('25 of 60 changed');
  expect(bar.querySelector('progress')?.value).toBe(25);
  const stop = [...bar.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop');
  await act(async () => stop?.click());
  await act(async () =>
    answers[1]?.resolve(
      Response.json({ docs: upTo(25).map((id) => ({ id: id + 25 })), errors: [], message: '' }),
    ),
  );
  expect(readSaid()).toBe('Stopped: 50 of 60 changed.');
  expect(changes).toHaveBeenCalledTimes(2);
  expect(bar.querySelector('progress')).toBeNull();
});

test('stops a large change at a call that fails, and says how many were changed', async () => {
  ticked = upTo(60);
  changes.mockResolvedValueOnce(Response.json({ docs: upTo(25).map((id) => ({ id })), errors: [] }));
  changes.mockResolvedValueOnce(new Response('<!doctype html>', { status: 504 }));
  await change();
  expect(changes).toHaveBeenCalledTimes(2);
  expect(readSaid()).toMatch(/^25 of 60 changed\. The studio does not answer just now\./);
});

test('tells the new owner also of leads in a call that got no answer', async () => {
  ticked = upTo(60);
  changes.mockResolvedValueOnce(Response.json({ docs: upTo(25).map((id) => ({ id })), errors: [] }));
  changes.mockResolvedValueOnce(new Response('<!doctype html>', { status: 504 }));
  await choose('Owner', '7');
  await submit();
  expect(changes).toHaveBeenCalledTimes(3);
  const [path, body] = changes.mock.calls.at(-1) ?? [];
  expect(path).toBe('/studio/api/leads/tell-owner');
  expect(JSON.parse(body).leads).toEqual(upTo(50).filter((id) => id % 2));
});

test('sends the conditions of the list with each part, and counts leads that no longer match', async () => {
  ticked = upTo(30);
  asked.query = `?${new URLSearchParams({
    locale: 'en',
    'where[or][0][and][0][owner][equals]': '9',
    'where[or][0][and][1][status][not_in][0]': 'won',
    'where[id][not_equals]': '',
  })}`;
  changes.mockResolvedValueOnce(Response.json({ docs: upTo(22).map((id) => ({ id })), errors: [] }));
  await change();
  const parts = changes.mock.calls.map(([path]) => new URL(path, 'http://localhost').searchParams);
  expect(parts).toHaveLength(2);
  for (const [place, part] of parts.entries()) {
    expect(Object.fromEntries(part)).toMatchObject({
      'where[or][0][and][0][owner][equals]': '9',
      'where[or][0][and][1][status][not_in][0]': 'won',
      'where[id][in]': ticked.slice(place * 25, (place + 1) * 25).join(','),
    });
    // Beside this condition the database would ignore the numbers, and change all leads that meet the others.
    expect(part.has('where[id][not_equals]')).toBe(false);
  }
  expect(readSaid()).toBe('27 of 30 changed. Not in the list any more, and left as they are: 3.');
});

test('sends only numbers for leads that were ticked one by one', async () => {
  ticked = upTo(30);
  asked.query = `?${new URLSearchParams(ticked.map((id, place) => [`where[id][in][${place}]`, `${id}`]))}`;
  await change();
  for (const [path] of changes.mock.calls)
    expect(
      [...new URL(path, 'http://localhost').searchParams.keys()].filter((name) => name.startsWith('where')),
    ).toEqual(['where[id][in]']);
  expect(readSaid()).toBe('30 changed.');
});

test('stops changing leads when the page is left', async () => {
  ticked = upTo(60);
  const { promise, resolve } = Promise.withResolvers<Response>();
  changes.mockReturnValueOnce(promise);
  await change();
  await act(async () => root.unmount());
  root = createRoot(bar);
  await act(async () => resolve(Response.json({ docs: [{ id: 1 }], errors: [] })));
  expect(changes).toHaveBeenCalledOnce();
});

test('asks for the day of a next step, focuses it, and sends nothing without it', async () => {
  const [step, on] = bar.querySelectorAll('input');
  if (!step || !on) throw new Error('There is no step, or no day.');
  await typeInto(step, 'Send prices');
  await act(async () => bar.querySelector('form')?.requestSubmit());
  expect(changes).not.toHaveBeenCalled();
  expect(bar.querySelector('[role=status]')?.textContent).toContain('Choose a day too');
  expect(document.activeElement).toBe(on);
  await typeInto(on, '2026-12-01');
  await act(async () => bar.querySelector('form')?.requestSubmit());
  expect(changes).toHaveBeenCalledOnce();
});

test('unticks leads after resending mails once none are left to resend', async () => {
  answer = { sent: 500, left: 3 };
  await sendAgain();
  expect(toggleAll).not.toHaveBeenCalled();
  answer = { sent: 3, left: 0 };
  await sendAgain();
  expect(toggleAll.mock.calls).toEqual([[]]);
});

test('says how many rows are left out because colleagues have them open, once all others are ticked', async () => {
  const open = { _isLocked: true, _userEditing: { id: 9 } };
  const own = { _isLocked: true, _userEditing: { id: 7 } };
  for (const [docs, said] of [
    [[own, open, open], true],
    [[own, own, open], false],
    [[own], false],
  ] as const) {
    listed.docs = [...docs];
    await draw();
    expect(bar.textContent?.includes('Not ticked, as colleagues have them open: 2.')).toBe(said);
  }
});
