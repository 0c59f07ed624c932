// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResumeView } from './resume-view.tsx';

const { openResume, close } = vi.hoisted(() => ({ openResume: vi.fn(), close: vi.fn() }));

vi.mock('./draw-resume.ts', () => ({ openResume }));
// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({
  useAuth: () => ({ user: { role: 'hr' } }),
  useDocumentInfo: () => ({
    id: 3,
    savedDocumentData: { resumeName: 'Asha.pdf', resumeScan: 'notScanned' },
  }),
}));

const opened = { pages: 1, draw: async () => 'Asha Patel', close };
const panel = document.createElement('section');
let root: Root;

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', async () => new Response('%PDF'));
  document.body.append(panel);
  root = createRoot(panel);
  await act(async () => root.render(<ResumeView />));
});
afterEach(() => {
  panel.remove();
  vi.unstubAllGlobals();
});

const press = () =>
  act(async () => {
    panel.querySelector('button')?.focus();
    panel.querySelector('button')?.click();
  });
const leave = () => act(async () => root.unmount());

test('draws a resume, moves the focus to it, and closes it with the page', async () => {
  openResume.mockResolvedValue(opened);
  await press();
  expect(panel.textContent).toContain('Page 1 of 1: Asha Patel');
  expect(panel.querySelector('[role=status]')?.textContent).toBe('The resume is open, 1 page.');
  // The pressed button is gone.
  expect(document.activeElement).toBe(panel.querySelector('#resume'));
  expect(close).not.toHaveBeenCalled();
  await leave();
  expect(close).toHaveBeenCalledOnce();
});

test('closes a resume at once that opens after its page is gone', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof opened>();
  openResume.mockReturnValue(promise);
  await press();
  expect(openResume).toHaveBeenCalledOnce();
  await leave();
  await act(async () => resolve(opened));
  expect(close).toHaveBeenCalledOnce();
});
