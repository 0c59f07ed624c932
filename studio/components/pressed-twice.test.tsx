// @vitest-environment happy-dom
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '../testing/router-under-test.ts';
import { SecondFactor } from './accounts/second-factor.tsx';
import { Sessions } from './accounts/sessions.tsx';
import { RoutingTry } from './leads/routing/routing-try.tsx';
import { SendAgainButton } from './leads/webhook/send-again-button.tsx';
import { PreviewLinks } from './publishing/preview-links.tsx';
import { ReportKey } from './reports/report-key.tsx';

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../testing/plain-button.tsx')),
  toast: { success: () => {}, error: () => {} },
  useAuth: () => ({ user: { id: 3, role: 'admin' } }),
  useDocumentInfo: () => ({ id: 3, collectionSlug: 'blogs', hasSavePermission: true }),
}));

const answer = vi.fn();

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const session = { id: 's1', device: 'Firefox', from: '', since: '2026-11-21T11:45:00.000Z', isOwn: false };
const tried = { kinds: [], languages: [], vehicles: [], states: [] };

test.each([
  ['making a key for reports', <ReportKey key="key" />],
  ['making a link for colleagues', <PreviewLinks key="link" />],
  ['sending an event again', <SendAgainButton key="told" id={5} state="failed" isTellable lead={1} />],
  ['ending a session', <Sessions key="session" />],
  ['trying the rules', <RoutingTry key="try" {...tried} />],
  ['setting up a second factor', <SecondFactor key="factor" />],
  ['confirming a second factor', <SecondFactor key="code" />, 'Set it up'],
])('%s by two presses sends one request', async (_what, component, before?: string) => {
  answer.mockReset().mockImplementation(async () => Response.json({ docs: [session] }));
  const root = createRoot(document.body);
  await act(async () => root.render(<AppRouterContext value={router}>{component}</AppRouterContext>));
  const press = () => act(async () => document.querySelector('button')?.click());
  const name = document.querySelector('input');
  if (name) name.required = false;
  if (before) await press();
  expect(document.querySelector('button')?.textContent).not.toBe(before);
  answer.mockClear();
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(promise);
  await press();
  await press();
  expect(answer).toHaveBeenCalledTimes(1);
  await act(async () => resolve(Response.json({ message: 'Not now.' }, { status: 503 })));
  expect(document.querySelector('button')?.disabled).toBe(false);
  await act(async () => root.unmount());
});
