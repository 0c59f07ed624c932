// @vitest-environment happy-dom
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '../../testing/router-under-test.ts';
import { ContentFiles } from './content-files.tsx';

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../testing/plain-button.tsx')),
  useAuth: () => ({ permissions: { collections: { blogs: { create: true, update: true } } } }),
}));

const answer = vi.fn();
const page = document.createElement('section');
let root: Root;

beforeEach(async () => {
  vi.stubGlobal('fetch', answer.mockReset());
  document.body.append(page);
  root = createRoot(page);
  await act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <ContentFiles slug="blogs" words={{ one: 'article', many: 'articles' }} hint="A title each." />
      </AppRouterContext>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

/** Chooses a file. @returns the status that is shown then */
const choose = async (file = new File(['Title\nRange'], 'a.csv')): Promise<string> => {
  const input = page.querySelector('input');
  if (!input) throw new Error('There is no box for a file.');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => input.dispatchEvent(new Event('change', { bubbles: true })));
  await act(async () => {});
  return page.querySelector('[role=status]')?.textContent ?? '';
};

test('sends the file as CSV and shows what the import would do', async () => {
  answer.mockImplementation(async () =>
    Response.json({
      dryRun: true,
      new: 1,
      changed: 0,
      same: 0,
      refused: 0,
      isImportable: true,
      problems: [],
      notes: [],
    }),
  );
  expect(await choose()).toBe('Would be: 1 new, 0 changed, 0 as before, 0 refused.');
  const [path, { headers, body }] = answer.mock.lastCall ?? [];
  expect([path, headers, body]).toEqual([
    '/studio/api/blogs/import?dryRun=true',
    { 'Content-Type': 'text/csv' },
    'Title\nRange',
  ]);
});

test('says if a file cannot be read, and sends nothing', async () => {
  const file = new File([], 'gone.csv');
  file.text = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await choose(file)).toBe('The file could not be read. Save it on this device, and choose it again.');
  expect(answer).not.toHaveBeenCalled();
});

test('while a file is read no other can be chosen, and the import sends the file of the report', async () => {
  answer.mockImplementation(async () =>
    Response.json({
      dryRun: true,
      new: 1,
      changed: 0,
      same: 0,
      refused: 0,
      isImportable: true,
      problems: [],
      notes: [],
    }),
  );
  const { promise: text, resolve: finishReading } = Promise.withResolvers<string>();
  const file = new File([], 'slow.csv');
  file.text = () => text;
  await choose(file);
  expect(page.querySelector('input')?.disabled).toBe(true);
  await act(async () => finishReading('Title\nSlow'));
  expect(page.querySelector('input')?.disabled).toBe(false);
  await act(async () => page.querySelector('button')?.click());
  expect(answer.mock.calls.map(([path, { body }]) => [path, body])).toEqual([
    ['/studio/api/blogs/import?dryRun=true', 'Title\nSlow'],
    ['/studio/api/blogs/import?dryRun=false', 'Title\nSlow'],
  ]);
});

test('pressing the file field removes the report of the previous file and its button', async () => {
  answer.mockImplementation(async () =>
    Response.json({
      dryRun: true,
      new: 1,
      changed: 0,
      same: 0,
      refused: 0,
      isImportable: true,
      problems: [],
      notes: [],
    }),
  );
  await choose();
  expect(page.querySelector('button')?.textContent).toBe('Import 1 article');
  await act(async () =>
    page.querySelector('input')?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
  );
  expect(page.querySelector('button')).toBeNull();
  expect(page.querySelector('[role=status]')?.textContent).toBe('');
});

test.each([
  [
    'This file is larger than 5 MB. Divide it into several files.',
    () => new Response('<h1>413</h1>', { status: 413 }),
  ],
  ['No such column.', () => Response.json({ errors: [{ message: 'No such column.' }] }, { status: 400 })],
  ['That could not be done.', () => Response.json({}, { status: 500 })],
  [
    'The studio does not answer just now. Look whether you are online, then try again.',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('shows the reason when a file is refused: %s', async (sentence, answered) => {
  answer.mockImplementation(async () => answered());
  expect(await choose()).toBe(sentence);
});

test('after an import the focus is on the result, because the button is gone', async () => {
  const all = { new: 1, changed: 0, same: 0, refused: 0, isImportable: true, problems: [], notes: [] };
  answer.mockImplementation(async (path: string) =>
    Response.json({ ...all, dryRun: path.endsWith('dryRun=true') }),
  );
  await choose();
  const button = page.querySelector('button');
  button?.focus();
  await act(async () => button?.click());
  expect(page.querySelector('button')).toBeNull();
  expect(document.activeElement).toBe(page.querySelector('[role=status]'));
  expect(document.activeElement?.textContent).toBe('Done: 1 new, 0 changed, 0 as before, 0 refused.');
});

test.each([
  [
    false,
    'Would be: 1 new, 0 changed, 0 as before, 1 refused. Nothing is imported until every line is right.',
  ],
  [true, 'Would be: 1 new, 0 changed, 0 as before, 1 refused.'],
])('offers the import beside a refused line only if the studio allows it: %s', async (isImportable, said) => {
  const report = { dryRun: true, isImportable, new: 1, changed: 0, same: 0, refused: 1 };
  answer.mockImplementation(async () => Response.json({ ...report, problems: [], notes: [] }));
  expect(await choose()).toBe(said);
  expect(page.querySelector('button') !== null).toBe(isImportable);
});
