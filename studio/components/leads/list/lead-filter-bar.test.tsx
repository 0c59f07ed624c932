// @vitest-environment happy-dom
import { listLeadViews } from '@ev-site/content/desk/lead-views.ts';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act, startTransition, use, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '../../../testing/router-under-test.ts';
import { typeInto } from '../../../testing/type-under-test.ts';
import { findOpen } from '../lead-view-links.ts';
import { LeadFilterBar } from './lead-filter-bar.tsx';
import { noFilters, readFilters } from './lead-filters.ts';

const views = listLeadViews({ id: 7, role: 'sales' });
const choices = {
  kinds: [
    { value: 'dealer', label: 'Dealers' },
    { value: 'contact', label: 'Contacts' },
  ],
  vehicles: [],
  places: [],
  owners: [{ value: '7', label: 'Asha' }],
};
/** Each call lets the server answer the next requested address, in the order of the requests. */
const answers: (() => void)[] = [];

/** A page as Next keeps it: the old one stays until the server has answered the address of the new one. */
const Page = ({ search }: { search: string }) => {
  const [asked, ask] = useState<string | Promise<string>>('/studio/collections/leads');
  const address = typeof asked === 'string' ? asked : use(asked);
  router.push.mockImplementation((href: string) => {
    const { promise, resolve } = Promise.withResolvers<string>();
    answers.push(() => resolve(href));
    startTransition(() => ask(promise));
  });
  const query = Object.fromEntries(new URL(address, 'http://x').searchParams);
  const { filters, under, others } = readFilters(findOpen(views, query));
  return (
    <LeadFilterBar
      filters={filters}
      under={under}
      others={others}
      search={search}
      view=""
      saved={[{ name: 'Mine', view: '', filters: noFilters }]}
      choices={choices}
      exportHrefs={{ csv: '', xlsx: '' }}
      total={address.includes('owner') ? 1 : 1204}
    />
  );
};

/** The value that the studio stores under the key of the filters. */
const store = { value: null as unknown, isFull: false };
const askStore = vi.fn(async (_path: string, { method, body }: { method: string; body?: string }) => {
  if (method === 'POST' && store.isFull)
    return Response.json({ errors: [{ message: 'Not now.' }] }, { status: 503 });
  if (method === 'POST') store.value = JSON.parse(body ?? '').value;
  return Response.json({ value: store.value });
});

const page = document.createElement('section');
let root: Root;

const show = (search = '') =>
  act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <Page search={search} />
      </AppRouterContext>,
    ),
  );

beforeEach(async () => {
  vi.stubGlobal('fetch', askStore);
  askStore.mockClear();
  Object.assign(store, {
    value: [{ name: 'Mine', view: '', filters: noFilters }],
    isFull: false,
  });
  answers.length = 0;
  router.push.mockReset();
  router.replace.mockReset();
  router.refresh.mockReset();
  document.body.append(page);
  root = createRoot(page);
  await show();
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const find = (label: string) => {
  const found = [...page.querySelectorAll('label')].find(({ textContent }) => textContent?.startsWith(label));
  const list = found?.querySelector('select');
  if (!list) throw new Error(`There is no list ${label}.`);
  return list;
};
const choose = (label: string, value: string) =>
  act(async () => {
    find(label).value = value;
    find(label).dispatchEvent(new Event('change', { bubbles: true }));
  });
const press = (name: string) =>
  act(async () => {
    const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    if (!button) throw new Error(`There is no button “${name}”.`);
    button.focus();
    button.click();
  });
const answer = () => act(async () => answers.shift()?.());
const details = () => page.querySelector('details');

test('a choice stays while the list loads, and a second choice keeps the first', async () => {
  await choose('Kind', 'dealer');
  expect(find('Kind').value).toBe('dealer');
  await choose('Owner', '7');
  expect([find('Kind').value, find('Owner').value]).toEqual(['dealer', '7']);
  expect(decodeURIComponent(String(router.push.mock.lastCall?.[0]))).toBe(
    '/studio/collections/leads?where[or][0][and][0][kind][equals]=dealer&where[or][0][and][1][owner][equals]=7',
  );
  await answer();
  await answer();
  expect([find('Kind').value, find('Owner').value]).toEqual(['dealer', '7']);
});

/** Opens the list of an address after dropping all earlier requests. */
const come = async (href: string) => {
  await act(async () => router.push(href));
  answers.splice(0, answers.length - 1);
  await answer();
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
};

test('a second choice is requested again only if the list of the first has replaced it', async () => {
  await choose('Kind', 'dealer');
  await choose('Owner', '7');
  const [first, second] = router.push.mock.calls.map(([href]) => href);
  await come(first);
  expect(router.replace.mock.calls).toEqual([[second]]);
  await come(second);
  expect([find('Kind').value, find('Owner').value]).toEqual(['dealer', '7']);
  expect(router.replace).toHaveBeenCalledOnce();
});

test('a list that was opened elsewhere in the meantime is kept', async () => {
  await choose('Kind', 'dealer');
  await choose('Owner', '7');
  await come('/studio/collections/leads?where[or][0][and][0][owner][equals]=7');
  expect(router.replace).not.toHaveBeenCalled();
});

test('the bar stays open when the last filter is cleared', async () => {
  await act(async () => page.querySelector('summary')?.click());
  await choose('Kind', 'dealer');
  await answer();
  await choose('Kind', '');
  await answer();
  expect([find('Kind').value, details()?.open]).toEqual(['', true]);
});

test('buttons that disappear leave the focus on the bar', async () => {
  await choose('Kind', 'dealer');
  for (const name of ['Clear', 'Remove “Mine”']) {
    await press(name);
    expect(document.activeElement).toBe(page.querySelector('summary'));
  }
});

const said = () => page.querySelector('p[role=status]')?.textContent;

test('the number of leads is announced when the list of a choice has loaded, and cleared by another list', async () => {
  await choose('Kind', 'dealer');
  expect(said()).toBe('');
  await answer();
  expect(said()).toBe('1,204 leads.');
  await choose('Owner', '7');
  expect(said()).toBe('');
  await answer();
  expect(said()).toBe('1 lead.');
  await act(async () => router.push('/studio/collections/leads'));
  await answer();
  expect(said()).toBe('');
});

const getName = () => {
  const box = page.querySelector('input');
  if (!box) throw new Error('There is no box for a name.');
  return box;
};
const listKept = () => (store.value as { name: string }[]).map(({ name }) => name);

test('filters saved before the list reloads, and those of another tab, are all kept', async () => {
  store.value = [...(store.value as object[]), { name: 'Of the other tab', view: '', filters: noFilters }];
  for (const name of ['First', 'Second']) {
    await typeInto(getName(), name);
    await press('Save');
  }
  expect(listKept()).toEqual(['Mine', 'Of the other tab', 'First', 'Second']);
  expect([said(), getName().value]).toEqual(['Saved as “Second”.', '']);
  expect(router.refresh).toHaveBeenCalledTimes(2);
  await press('Remove “Mine”');
  expect(listKept()).toEqual(['Of the other tab', 'First', 'Second']);
  expect(said()).toBe('“Mine” is removed.');
});

test('a filter that cannot be saved shows the reason, and its name stays', async () => {
  store.isFull = true;
  await typeInto(getName(), 'First');
  await press('Save');
  expect([said(), getName().value, listKept()]).toEqual(['Not now.', 'First', ['Mine']]);
  expect(router.refresh).not.toHaveBeenCalled();
});

test('saving a filter asks for a name first', async () => {
  await press('Save');
  expect([said(), listKept()]).toEqual(['Give it a name first.', ['Mine']]);
  expect(askStore).not.toHaveBeenCalled();
});

test('two presses save a filter once', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof askStore>) => {
    await promise;
    return askStore(...asked);
  });
  await typeInto(getName(), 'First');
  await press('Save');
  await press('Save');
  await act(async () => resolve());
  expect(askStore.mock.calls.map(([, { method }]) => method)).toEqual(['GET', 'POST']);
});

test('a search cannot be saved, because it usually names a person', async () => {
  await show('Asha Patel');
  expect(page.querySelector('input')).toBeNull();
  expect(page.textContent).toContain('What is searched for is kept under no name.');
});
