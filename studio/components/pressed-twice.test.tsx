// @vitest-environment happy-dom
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '../testing/router-under-test.ts';
import { PreviewLinks } from './preview-links.tsx';
import { ReportKey } from './report-key.tsx';

// Payload's own package brings style sheets, which only Next reads.
vi.mock('@payloadcms/ui', () => ({
  useDocumentInfo: () => ({ id: 3, collectionSlug: 'blogs', hasSavePermission: true }),
  Button: ({
    children,
    disabled,
    onClick,
  }: {
    children: ReactNode;
    disabled: boolean;
    onClick: () => void;
  }) => (
    <button type="button" disabled={disabled} onClick={onClick}>
      {children}
    </button>
  ),
}));

const answer = vi.fn();

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['a key for reports', <ReportKey key="key" />],
  ['a link for colleagues', <PreviewLinks key="link" />],
])('%s that is pressed twice is made once', async (_what, component) => {
  answer.mockReset().mockImplementation(async () => Response.json({}));
  const root = createRoot(document.body);
  await act(async () => root.render(<AppRouterContext value={router}>{component}</AppRouterContext>));
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(promise);
  const press = () => act(async () => document.querySelector('button')?.click());
  const name = document.querySelector('input');
  if (name) name.required = false;
  await press();
  await press();
  const posts = answer.mock.calls.filter(([, { method }]) => method === 'POST');
  expect(posts).toHaveLength(1);
  await act(async () => resolve(Response.json({ key: 'rk_x' })));
  expect(document.querySelector('button')?.disabled).toBe(false);
  await act(async () => root.unmount());
});
