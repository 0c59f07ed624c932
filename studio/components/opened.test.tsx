// @vitest-environment happy-dom
import type { TextFieldClientProps } from 'payload';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Opened } from './opened.tsx';

const setValue = vi.hoisted(() => vi.fn());
const info = vi.hoisted(() => ({
  collectionSlug: 'questions',
  globalSlug: undefined as string | undefined,
  id: 7,
}));

// Payload's own package brings style sheets, which only Next reads.
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => info,
  useField: () => ({ valid: false, errorMessage: 'Bina saved this.', value: 'as opened', setValue }),
  useLocale: () => ({ code: 'en' }),
}));

const props = { path: 'opened' } as TextFieldClientProps;
const answer = vi.fn();
const page = document.createElement('section');
let root: Root;

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', answer);
  info.globalSlug = undefined;
  root = createRoot(page);
  await act(async () => root.render(<Opened {...props} />));
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const press = () => act(async () => page.querySelector('button')?.click());

test('who has seen the other text saves upon it', async () => {
  answer.mockImplementation(async () => Response.json({ updatedAt: '2026-11-21T11:45:00.000Z' }));
  await press();
  expect(answer.mock.lastCall?.[0]).toBe('/studio/api/questions/7?depth=0&draft=true');
  info.globalSlug = 'about-page';
  await act(async () => root.render(<Opened {...props} />));
  await press();
  expect(answer.mock.lastCall?.[0]).toBe('/studio/api/globals/about-page?depth=0&draft=true');
  expect(setValue.mock.calls).toEqual(Array(2).fill(['2026-11-21T11:45:00.000Z']));
  expect(page.querySelector('[role=status]')?.textContent).toBe('');
});

test.each([
  ['there is no line', () => Promise.reject(new TypeError('Failed to fetch')), 'The studio does not answer'],
  [
    'it may not be read',
    async () => Response.json({ errors: [{ message: 'Not allowed.' }] }, { status: 403 }),
    'Not allowed.',
  ],
])('where %s the button says so', async (_what, answered, said) => {
  answer.mockImplementation(answered);
  await press();
  expect(page.querySelector('[role=status]')?.textContent).toContain(said);
  expect(setValue).not.toHaveBeenCalled();
});
