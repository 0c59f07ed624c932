// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { OlderTranslations } from './older-translations.tsx';

const info = vi.hoisted(() => ({
  id: 7,
  collectionSlug: 'questions',
  hasSavePermission: true,
  savedDocumentData: { updatedAt: '' },
}));
const locale = vi.hoisted(() => ({ code: 'hi' }));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../testing/plain-button.tsx')),
  useDocumentInfo: () => info,
  useLocale: () => locale,
}));

const hindi = { language: 'hi', languageName: 'हिन्दी', texts: ['Question', 'Answer'], seen: 'h' };
const gujarati = { language: 'gu', languageName: 'ગુજરાતી', texts: ['Question'], seen: 'g' };

let older: object[] = [];
const asked = vi.fn();
const refusal = { errors: [{ message: 'Look at them once more.' }] };
let isRefused = false;

const answer = async (path: string, { method, body }: { method: string; body?: string }) => {
  asked(method, path, body && JSON.parse(body));
  if (method === 'POST' && isRefused) return Response.json(refusal, { status: 409 });
  if (method === 'POST') older = [gujarati];
  return Response.json({ languages: older });
};

const part = document.createElement('section');
let root: Root;
const draw = () => act(async () => root.render(<OlderTranslations />));
const press = () => act(async () => part.querySelector('button')?.click());
const readStatus = () => part.querySelector('[role="status"]')?.textContent;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', answer);
  Object.assign(info.savedDocumentData, { updatedAt: 'at first' });
  Object.assign(locale, { code: 'hi' });
  older = [hindi, gujarati];
  isRefused = false;
  document.body.append(part);
  root = createRoot(part);
});
afterEach(async () => {
  await act(async () => root.unmount());
  part.remove();
  vi.unstubAllGlobals();
});

test('lists older texts of each language, and offers to confirm only the open language', async () => {
  await draw();
  expect(asked.mock.calls).toEqual([['GET', '/studio/api/older-translations/questions/7', undefined]]);
  expect([...part.querySelectorAll('li')].map((item) => item.textContent)).toEqual([
    'Question',
    'Answer',
    'Question',
  ]);
  expect([...part.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.lang])).toEqual([
    ['?locale=gu', 'gu'],
  ]);
  expect(part.querySelectorAll('button')).toHaveLength(1);
});

test('in English links to each language without a confirmation', async () => {
  Object.assign(locale, { code: 'en' });
  await draw();
  expect([...part.querySelectorAll('a')].map((link) => link.textContent)).toEqual(['हिन्दी', 'ગુજરાતી']);
  expect(part.querySelector('button')).toBeNull();
});

test('confirming removes the entry, and moves the focus to the heading', async () => {
  await draw();
  part.querySelector('button')?.focus();
  await press();
  expect(asked).toHaveBeenCalledWith('POST', '/studio/api/older-translations/questions/7', {
    language: 'hi',
    seen: 'h',
  });
  expect(readStatus()).toBe('Noted: it is right for the English of now.');
  expect(document.activeElement?.textContent).toBe('Older than the English');
  expect(part.querySelector('button')).toBeNull();
});

test('a refused confirmation shows the reason and the current state', async () => {
  await draw();
  isRefused = true;
  older = [{ ...hindi, texts: ['Question'] }];
  await press();
  expect(readStatus()).toBe('Look at them once more.');
  expect(part.querySelectorAll('li')).toHaveLength(1);
});

test('a save reads the state again, and nothing is shown when no text is older', async () => {
  await draw();
  older = [];
  Object.assign(info.savedDocumentData, { updatedAt: 'later' });
  await draw();
  expect(part.innerHTML).toBe('');
});
