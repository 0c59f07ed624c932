// @vitest-environment happy-dom
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '../../testing/router-under-test.ts';
import { GalleryAdd } from './gallery-add.tsx';

/** Payload's windows, as far as the gallery uses them. */
const windows = vi.hoisted(() => ({
  isOpen: false,
  uploaded: (_saved: { doc: { id: number } }[]) => {},
  draw: () => {},
}));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', async () => {
  const set = (isOpen: boolean) => () => {
    windows.isOpen = isOpen;
    windows.draw();
  };
  type Choosing = { onBulkSelect: (chosen: Map<number, boolean>) => void };
  const ListDrawer = ({ onBulkSelect }: Choosing) =>
    windows.isOpen && (
      <dialog open>
        <button type="button" onClick={() => onBulkSelect(new Map([[4, true]]))}>
          Select
        </button>
      </dialog>
    );
  return {
    ...(await import('../../testing/plain-button.tsx')),
    BulkUploadProvider: ({ children }: { children: ReactNode }) => children,
    useAuth: () => ({ permissions: { collections: { 'gallery-items': { create: true } } } }),
    useModal: () => ({ openModal: () => {} }),
    useBulkUpload: () => ({
      drawerSlug: 'gallery',
      setCollectionSlug: () => {},
      setOnSuccess: (then: typeof windows.uploaded) => {
        windows.uploaded = then;
      },
    }),
    useListDrawer: () => [ListDrawer, null, { openDrawer: set(true), closeDrawer: set(false) }],
  };
});

let sent = Promise.withResolvers<void>();
const page = document.createElement('section');
let root: Root;

beforeEach(async () => {
  sent = Promise.withResolvers();
  vi.stubGlobal('fetch', async () => {
    await sent.promise;
    return Response.json({ added: 1, present: 0, missing: 0 });
  });
  document.body.append(page);
  root = createRoot(page);
  windows.draw = () =>
    root.render(
      <AppRouterContext value={router}>
        <GalleryAdd />
      </AppRouterContext>,
    );
  await act(async () => windows.draw());
});
afterEach(async () => {
  await act(async () => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const press = (name: string) =>
  act(async () => {
    const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    button?.focus();
    button?.click();
  });

/** All uploads of the window, which had the focus, are stored. */
const finishUpload = () =>
  act(async () => {
    page.querySelector<HTMLElement>(':focus')?.blur();
    windows.uploaded([{ doc: { id: 4 } }]);
  });

test.each([
  ['chosen', 'Choose many from the library', () => press('Select')],
  ['uploaded', 'Upload many', finishUpload],
])('after adding %s pictures the focus is on the result', async (_how, opener, choose) => {
  await press(opener);
  await choose();
  const others = [...page.querySelectorAll('button')];
  expect(others.every(({ disabled }) => disabled)).toBe(true);
  expect(document.activeElement).toBe(document.body);
  await act(async () => sent.resolve());
  expect(page.querySelector('[role=status]')?.textContent).toContain('1 picture added at the end');
  expect(document.activeElement).toBe(page.querySelector('[role=status]'));
});
