// @vitest-environment happy-dom
import { limits } from '@ev-site/contract/forms/limits.ts';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime.js';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { router } from '../../../testing/router-under-test.ts';
import { typeInto } from '../../../testing/type-under-test.ts';
import type { Choice } from '../../choices.tsx';
import { isUnsaved } from '../../use-unsaved.ts';
import { LeadEntry } from './lead-entry.tsx';

const answer = vi.fn();
const page = document.body;
let root: Root;

const draw = (kinds: Choice[]) =>
  act(async () =>
    root.render(
      <AppRouterContext value={router}>
        <LeadEntry kinds={kinds} vehicles={[]} places={[]} positions={[]} />
      </AppRouterContext>,
    ),
  );

beforeEach(async () => {
  vi.clearAllMocks();
  vi.stubGlobal('fetch', answer);
  root = createRoot(page);
  await draw([{ value: 'contact', label: 'Contact' }]);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

const find = <Element extends HTMLElement>(selector: string): Element => {
  const found = page.querySelector<Element>(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
};
const fill = () => {
  find<HTMLInputElement>('[name=name]').value = 'Asha Patel';
  find<HTMLInputElement>('[name=phone]').value = '98250 12345';
};
const press = () => act(async () => find('[type=submit]').click());
const readSent = () => answer.mock.calls.map(([, { body }]) => JSON.parse(body));

test('the name field allows as many characters as the forms of the site', () => {
  expect(find<HTMLInputElement>('[name=name]').maxLength).toBe(limits.name);
});

test('the kind must be chosen, unless there is only one', async () => {
  expect(find<HTMLSelectElement>('[name=kind]').value).toBe('contact');
  await act(async () => root.unmount());
  root = createRoot(page);
  await draw([
    { value: 'dealer', label: 'Dealers' },
    { value: 'contact', label: 'Contacts' },
  ]);
  const kind = find<HTMLSelectElement>('[name=kind]');
  expect([kind.value, kind.required, kind.options[0]?.text]).toEqual(['', true, 'Choose']);
});

test('two presses send one request, and after a lost answer the same key is sent again', async () => {
  fill();
  const { promise, reject } = Promise.withResolvers<Response>();
  answer.mockReturnValueOnce(promise);
  await press();
  await press();
  expect(answer).toHaveBeenCalledOnce();
  await act(async () => reject(new Error('The line is gone.')));
  expect(page.textContent).toContain('The studio does not answer just now.');
  answer.mockResolvedValueOnce(Response.json({ id: 7 }));
  await press();
  const [first, second] = readSent();
  expect(second).toEqual(first);
  expect(first.formKey).toMatch(/^[0-9a-f]{32}$/);
  expect(router.push.mock.calls).toEqual([['/studio/collections/leads/7']]);
});

test('an error is shown beside its focused field until the field changes, and the typed text stays', async () => {
  const message = 'This is not a phone number.';
  const errors = [{ message, data: { errors: [{ path: 'phone', message }] } }];
  answer.mockImplementation(async () => Response.json({ errors }, { status: 400 }));
  fill();
  await press();
  const phone = find<HTMLInputElement>('[name=phone]');
  expect(document.activeElement).toBe(phone);
  expect([phone.value, phone.getAttribute('aria-invalid')]).toEqual(['98250 12345', 'true']);
  const problem = page.querySelector(`#${phone.getAttribute('aria-describedby')}`);
  expect([problem?.textContent, find('[role=status]').textContent]).toEqual([message, '']);
  await typeInto(phone, '98250 123456');
  expect(phone.getAttribute('aria-invalid')).toBeNull();
  expect(page.textContent).not.toContain(message);
});

test('consent to WhatsApp is sent only if ticked', async () => {
  answer.mockImplementation(async () => Response.json({ errors: [{ message: 'No.' }] }, { status: 400 }));
  fill();
  await press();
  await act(async () => find('[name=whatsappConsent]').click());
  await press();
  expect(readSent().map(({ whatsappConsent }) => whatsappConsent)).toEqual([false, true]);
});

test('the form counts as unsaved until it is emptied or sent', async () => {
  expect(isUnsaved()).toBe(false);
  const name = find<HTMLInputElement>('[name=name]');
  await typeInto(name, 'Asha Patel');
  expect(isUnsaved()).toBe(true);
  await typeInto(name, ' ');
  expect(isUnsaved()).toBe(false);
  await typeInto(name, 'Asha Patel');
  await typeInto(find<HTMLInputElement>('[name=phone]'), '98250 12345');
  answer.mockResolvedValueOnce(Response.json({ id: 7 }));
  await press();
  expect(router.push).toHaveBeenCalledOnce();
  expect(isUnsaved()).toBe(false);
});
