// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { Sessions } from './sessions.tsx';

const opened = vi.hoisted(() => ({ id: 7, lastUpdateTime: 1 }));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../testing/plain-button.tsx')),
  toast: {},
  useAuth: () => ({ user: { id: 7, role: 'sales' } }),
  useDocumentInfo: () => ({ ...opened }),
}));

const toSession = (device: string, isOwn: boolean) => ({
  id: device,
  device,
  from: '',
  since: '2026-11-30T08:00:00.000Z',
  isOwn,
});

test('the list is read again after a save, because a new password ends the other sessions', async () => {
  const answer = vi.fn();
  vi.stubGlobal('fetch', answer);
  const page = document.createElement('section');
  const root = createRoot(page);
  const own = toSession('Firefox', true);
  answer.mockResolvedValueOnce(Response.json({ docs: [own, toSession('Chrome', false)] }));
  await act(async () => root.render(<Sessions />));
  expect(page.textContent).toContain('Chrome');
  opened.lastUpdateTime = 2;
  answer.mockResolvedValueOnce(Response.json({ docs: [own] }));
  await act(async () => root.render(<Sessions />));
  expect(page.textContent).toContain('Firefox');
  expect(page.textContent).not.toContain('Chrome');
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
