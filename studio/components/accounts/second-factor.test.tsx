// @vitest-environment happy-dom
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '../../testing/router-under-test.ts';
import { pressEnter, typeInto } from '../../testing/type-under-test.ts';
import { SecondFactor } from './second-factor.tsx';

const { toast, opened } = vi.hoisted(() => ({
  toast: { success: vi.fn(), error: vi.fn() },
  opened: { id: 7, savedDocumentData: {} as { secondFactorSince?: string } },
}));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../testing/plain-button.tsx')),
  toast,
  useAuth: () => ({ user: { id: 1, role: 'admin' } }),
  useDocumentInfo: () => opened,
}));

const answer = vi.fn();
const page = document.createElement('section');
let root: Root;

const open = () =>
  act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <SecondFactor />
      </AppRouterContext>,
    ),
  );

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', answer);
  Object.assign(opened, { id: 7, savedDocumentData: { secondFactorSince: '2026-11-21T11:45:00.000Z' } });
  root = createRoot(page);
  await open();
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

const getInput = (): HTMLInputElement => {
  const input = page.querySelector('input');
  if (!input) throw new Error('There is no field.');
  return input;
};

test('Enter in the password and in the code field does the same as the button, and submits no form', async () => {
  Object.assign(opened, { id: 1, savedDocumentData: {} });
  await open();
  answer.mockResolvedValueOnce(Response.json({ picture: 'data:,', secret: 'ABCD' }));
  await typeInto(getInput(), 'right');
  expect(await pressEnter(getInput())).toBe(false);
  answer.mockResolvedValueOnce(Response.json({ recoveryCodes: ['one'] }));
  await typeInto(getInput(), '123456');
  expect(await pressEnter(getInput())).toBe(false);
  expect(answer.mock.calls.map(([path, { body }]) => [path, JSON.parse(body)])).toEqual([
    ['/studio/api/staff/second-factor', { currentPassword: 'right' }],
    ['/studio/api/staff/second-factor/confirm', { code: '123456' }],
  ]);
  expect(page.textContent).toContain('one');
});

test('the recovery codes go away once the person has kept them, and the second factor can be taken away', async () => {
  Object.assign(opened, { id: 1, savedDocumentData: {} });
  await open();
  answer.mockResolvedValueOnce(Response.json({ picture: 'data:,', secret: 'ABCD' }));
  await press();
  answer.mockResolvedValueOnce(Response.json({ recoveryCodes: ['one'] }));
  await press();
  expect(page.textContent).toContain('one');
  Object.assign(opened, { savedDocumentData: { secondFactorSince: '2026-11-30T11:45:00.000Z' } });
  await press();
  expect(router.refresh).toHaveBeenCalled();
  expect(page.textContent).not.toContain('one');
  expect(page.querySelector('button')?.textContent).toBe('Take it away');
});

test('removing a colleague’s second factor requires one’s own password, and shows its error beside it', async () => {
  const input = getInput();
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
  await pressEnter(input);
  expect(answer.mock.calls.map(([path, { body }]) => [path, JSON.parse(body)])).toEqual(
    ['wrong', 'wrong', 'right'].map((currentPassword) => [
      '/studio/api/staff/7/second-factor/drop',
      { currentPassword },
    ]),
  );
  expect([input.value, toast.success.mock.calls]).toEqual(['', [['The second factor is gone.']]]);
});
