// @vitest-environment happy-dom
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '../../testing/router-under-test.ts';
import { pressEnter, typeInto } from '../../testing/type-under-test.ts';
import { AccountLink } from './account-link.tsx';

const form = {
  name: 'Asha',
  email: 'asha@example.com',
  superior: 4,
  secondFactorRequired: true,
};
const { toast, chosen, marks, submit } = vi.hoisted(() => ({
  toast: { success: vi.fn(), error: vi.fn() },
  marks: vi.fn(),
  submit: vi.fn(),
  chosen: { role: 'sales' },
}));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', async () => ({
  ...(await import('../../testing/plain-button.tsx')),
  toast,
  useAuth: () => ({}),
  useDocumentInfo: () => ({}),
  useForm: () => ({
    getData: () => ({ ...form, ...chosen, password: 'typed', 'confirm-password': 'typed' }),
    dispatchFields: marks,
    setSubmitted: submit,
  }),
  useFormFields: (read: (context: unknown[]) => unknown) => read([{ role: { value: chosen.role } }]),
}));

const answer = vi.fn();
const page = document.createElement('section');
let root: Root;

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', answer);
  chosen.role = 'sales';
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const open = () =>
  act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <AccountLink />
      </AppRouterContext>,
    ),
  );
const press = () => act(async () => page.querySelector('button')?.click());

const invite = async (doc: object) => {
  answer.mockResolvedValue(Response.json({ doc }, { status: 201 }));
  await open();
  await press();
  expect(router.push.mock.calls).toEqual([['/studio/collections/staff/7']]);
};

const readSent = (call: number) => JSON.parse(answer.mock.calls[call]?.[1].body);

test('an invitation sends the fields of the form, with the superior and without the password', async () => {
  await invite({ id: 7, isInvitationSent: true });
  expect(page.querySelector('input')).toBeNull();
  expect(readSent(0)).toEqual({ ...form, role: 'sales' });
  expect(toast.success.mock.calls).toEqual([['The invitation is on its way.']]);
  expect(toast.error).not.toHaveBeenCalled();
});

test('reports when the account is created but the mail could not be sent', async () => {
  await invite({ id: 7, isInvitationSent: false });
  expect(toast.success).not.toHaveBeenCalled();
  expect(toast.error.mock.calls).toEqual([
    [
      'The account is made, but the mail could not be sent. Look at the mail server, then send the invitation again.',
    ],
  ]);
});

test('shows the errors of an invitation at their fields and as a message', async () => {
  const errors = ['Email', 'Name'].map((label) => ({
    label,
    path: label.toLowerCase(),
    message: 'This field is required.',
  }));
  const message = 'The following fields are invalid: Email, Name';
  answer.mockResolvedValueOnce(Response.json({ errors: [{ message, data: { errors } }] }, { status: 400 }));
  await open();
  await press();
  expect(submit.mock.calls).toEqual([[true]]);
  expect(marks.mock.calls).toEqual([[{ type: 'ADD_SERVER_ERRORS', errors }]]);
  expect(toast.error.mock.calls).toEqual([[message]]);
  expect(router.push).not.toHaveBeenCalled();
});

test('adding an administrator requires one’s own password, and shows its error beside it', async () => {
  chosen.role = 'admin';
  await open();
  const input = page.querySelector('input');
  if (!input) throw new Error('There is no field.');
  const message = 'This is not your password.';
  const errors = [{ message: 'One field.', data: { errors: [{ message, path: 'currentPassword' }] } }];
  answer.mockResolvedValueOnce(Response.json({ errors }, { status: 400 }));
  await typeInto(input, 'wrong');
  await press();
  expect(readSent(0)).toEqual({ ...form, role: 'admin', currentPassword: 'wrong' });
  const problem = page.querySelector('[role=alert]');
  expect(problem?.textContent).toBe(message);
  expect(input.getAttribute('aria-describedby')?.split(' ')).toContain(problem?.id);
  expect([input.value, input.getAttribute('aria-invalid')]).toEqual(['wrong', 'true']);
  expect(toast.error).not.toHaveBeenCalled();
  answer.mockResolvedValueOnce(Response.json({ errors: [{ message: 'No.' }] }, { status: 403 }));
  expect(await pressEnter(input)).toBe(false);
  expect(toast.error.mock.calls).toEqual([['No.']]);
  expect(page.querySelector('[role=alert]')).toBeNull();
  expect(router.push).not.toHaveBeenCalled();
});

test('an invitation that is pressed twice is sent once', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(promise);
  await open();
  await press();
  await press();
  expect(answer).toHaveBeenCalledOnce();
  await act(async () => resolve(Response.json({ errors: [{ message: 'No.' }] }, { status: 403 })));
  expect(page.querySelector('button')?.disabled).toBe(false);
});
