// @vitest-environment happy-dom
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '../testing/router-under-test.ts';
import { typeInto } from '../testing/type-under-test.ts';
import { SecondFactor } from './second-factor.tsx';

const { toast } = vi.hoisted(() => ({ toast: { success: vi.fn(), error: vi.fn() } }));

// Payload's own package brings style sheets, which only Next reads.
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../testing/plain-button.tsx')),
  toast,
  useAuth: () => ({ user: { id: 1, role: 'admin' } }),
  useDocumentInfo: () => ({ id: 7, savedDocumentData: { secondFactorSince: '2026-11-21T11:45:00.000Z' } }),
}));

const answer = vi.fn();
const page = document.createElement('section');
let root: Root;

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', answer);
  root = createRoot(page);
  await act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <SecondFactor />
      </AppRouterContext>,
    ),
  );
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const press = () => act(async () => page.querySelector('button')?.click());
const refusal = (message: string, path?: string) =>
  Response.json(
    { errors: [{ message, ...(path && { data: { errors: [{ message, path }] } }) }] },
    { status: 400 },
  );

test('a colleague’s goes with one’s own password, and what is wrong with that stands beside it', async () => {
  const input = page.querySelector('input');
  if (!input) throw new Error('There is no field.');
  await typeInto(input, 'wrong');
  answer.mockResolvedValueOnce(refusal('This is not your password.', 'currentPassword'));
  await press();
  expect(page.querySelector('[role=alert]')?.textContent).toBe('This is not your password.');
  expect(input.value).toBe('wrong');
  expect(toast.error).not.toHaveBeenCalled();
  answer.mockResolvedValueOnce(refusal('The studio does not answer.'));
  await press();
  expect(page.querySelector('[role=alert]')).toBeNull();
  expect(toast.error.mock.calls).toEqual([['The studio does not answer.']]);
  await typeInto(input, 'right');
  answer.mockResolvedValueOnce(Response.json({ message: 'The second factor is gone.' }));
  await press();
  expect(answer.mock.calls.map(([path, { body }]) => [path, JSON.parse(body)])).toEqual(
    ['wrong', 'wrong', 'right'].map((currentPassword) => [
      '/studio/api/staff/7/second-factor/drop',
      { currentPassword },
    ]),
  );
  expect([input.value, toast.success.mock.calls]).toEqual(['', [['The second factor is gone.']]]);
});
