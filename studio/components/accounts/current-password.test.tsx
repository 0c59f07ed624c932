// @vitest-environment happy-dom
import type { TextFieldClientProps } from 'payload';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CurrentPassword } from './current-password.tsx';

const form = vi.hoisted(() => ({ modified: false, processing: false, submitted: false, password: '' }));
const dispatchFields = vi.hoisted(() => vi.fn());
const fields = vi.hoisted(() => ({
  password: { value: '', valid: false, errorMessage: 'Easy to guess.' },
  'confirm-password': { valid: true },
}));

// Payload's own package imports style sheets, which only Next can load.
vi.mock('@payloadcms/ui', () => ({
  FieldDescription: () => null,
  PasswordField: () => null,
  useDocumentInfo: () => ({ id: 7 }),
  useForm: () => ({ dispatchFields, getFields: () => fields }),
  useFormFields: (pick: (state: object[]) => unknown) => pick([{ password: { value: form.password } }]),
  useFormModified: () => form.modified,
  useFormProcessing: () => form.processing,
  useFormSubmitted: () => form.submitted,
}));

const press = vi.fn();
const page = document.createElement('section');
let root: Root;
const become = async (state: Partial<typeof form>) => {
  Object.assign(form, state);
  const props = { path: 'currentPassword', field: {} } as TextFieldClientProps;
  await act(async () => root.render(<CurrentPassword {...props} />));
  await act(async () => vi.runAllTimers());
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  fields.password.value = 'mango rickshaw';
  for (const id of ['change-password', 'cancel-change-password']) {
    const button = document.createElement('button');
    button.id = id;
    button.addEventListener('click', () => press(id));
    document.body.append(button);
  }
  document.body.append(page);
  root = createRoot(page);
});
afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

test('a refused save opens the fields of the new password again with their marks, and keeps the present password', async () => {
  await become({ modified: true, processing: false, submitted: false, password: 'easy' });
  await become({ processing: true });
  await become({ modified: false });
  expect(press).not.toHaveBeenCalled();
  await become({ processing: false, submitted: true });
  expect(press).toHaveBeenCalledOnce();
  expect(dispatchFields.mock.calls).toEqual([
    [{ type: 'UPDATE', path: 'password', valid: false, errorMessage: 'Easy to guess.' }],
    [{ type: 'UPDATE', path: 'confirm-password', valid: true, errorMessage: '' }],
  ]);
});

test('a refused save without a new password opens nothing', async () => {
  await become({ modified: true, processing: true, submitted: false, password: '' });
  await become({ modified: false, processing: false, submitted: true });
  expect(press).not.toHaveBeenCalled();
});

test('after a save the present password is empty, and the new one is forgotten', async () => {
  await become({ modified: true, processing: true, submitted: false, password: 'mango rickshaw' });
  await become({ modified: false, processing: false });
  expect(dispatchFields.mock.calls).toEqual([
    [{ type: 'UPDATE', path: 'currentPassword', value: '', initialValue: '' }],
  ]);
  expect(press.mock.calls).toEqual([['change-password'], ['cancel-change-password']]);
});

test('after a save without a new password its fields stay closed', async () => {
  fields.password.value = '';
  await become({ modified: true, processing: true, submitted: false, password: '' });
  await become({ modified: false, processing: false });
  expect(press).not.toHaveBeenCalled();
});
