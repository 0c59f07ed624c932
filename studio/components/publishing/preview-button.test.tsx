// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PreviewButton } from './preview-button.tsx';

const info = vi.hoisted(() => ({
  id: undefined as number | undefined,
  collectionSlug: 'blogs',
  hasSavePermission: true,
}));
const form = vi.hoisted(() => ({ submit: vi.fn(), processing: false, error: vi.fn() }));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../testing/plain-button.tsx')),
  toast: { error: form.error },
  useDocumentInfo: () => info,
  useForm: () => ({ submit: form.submit, getDataByPath: () => 'Filled in' }),
  useFormProcessing: () => form.processing,
  useLocale: () => ({ code: 'en' }),
  PreviewButton: () => <a href="/preview">Preview</a>,
}));

const replace = vi.fn();
const close = vi.fn();
const open = vi.fn(() => ({ document: { title: '', body: {} }, location: { replace }, close }));
const part = document.createElement('section');
let root: Root;

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('open', open);
  Object.assign(info, { id: undefined });
  form.processing = false;
  root = createRoot(part);
  await draw();
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const draw = () => act(async () => root.render(<PreviewButton />));
const press = () => act(async () => part.querySelector('button')?.click());

test('two presses save a first draft once, and its preview opens in one window', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  form.submit.mockReturnValueOnce(promise);
  await press();
  await press();
  await act(async () => resolve({ res: { ok: true } }));
  // The page of the document has not loaded yet.
  await press();
  expect([form.submit.mock.calls.length, open.mock.calls.length]).toEqual([1, 1]);
  expect([form.error.mock.calls.length, close.mock.calls.length]).toEqual([0, 0]);
  info.id = 7;
  await draw();
  expect(replace).toHaveBeenCalledOnce();
});

test('a refused first draft closes the window, reports it, and can be tried again', async () => {
  form.submit.mockResolvedValueOnce(undefined).mockResolvedValueOnce({ res: { ok: true } });
  await press();
  expect([form.error.mock.calls.length, close.mock.calls.length]).toEqual([1, 1]);
  await press();
  expect([form.submit.mock.calls.length, close.mock.calls.length]).toEqual([2, 1]);
});

test('a press while the form is being saved does nothing', async () => {
  form.processing = true;
  await draw();
  await press();
  expect([form.submit.mock.calls.length, open.mock.calls.length]).toEqual([0, 0]);
});
