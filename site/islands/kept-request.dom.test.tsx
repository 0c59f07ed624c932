import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getWords } from '../words/words.ts';
import { readDraft } from './forms/draft-store.ts';
import KeptRequest from './kept-request.island.tsx';

const { kept, forget, forgotten } = getWords('en').forms.controls;
let close = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the page with its form, for the first time or again, with a mail address that is already in its field. */
const open = (email = '') => {
  close();
  const form = document.createElement('form');
  form.innerHTML = `
    <input type="radio" name="kind" value="see"><input type="radio" name="kind" value="erase">
    <input type="email" name="email" value="${email}"><input type="tel" name="phone">
    <input name="website"><input type="hidden" name="rCaptcha" value="answer"><div></div>`;
  document.body.append(form);
  const root = createRoot(form.querySelector('div') as HTMLElement);
  act(() => root.render(<KeptRequest words={{ kept, forget, forgotten }} />));
  close = () => {
    act(() => root.unmount());
    form.remove();
    close = () => {};
  };
  return {
    form,
    sent: () => Object.fromEntries(new FormData(form)),
    type: (control: string, value?: string) =>
      act(() => {
        const input = form.querySelector<HTMLInputElement>(control) as HTMLInputElement;
        if (value === undefined) input.checked = true;
        else input.value = value;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
  };
};

const stub = { phone: '', website: '', rCaptcha: 'answer' };

// That the choice comes back is tested in a browser (tests/browser/privacy.spec.ts): this DOM does not set radio buttons.
test('what was typed is there after a reload, and nothing else is stored', () => {
  const first = open();
  first.type('[value="erase"]');
  first.type('[name="email"]', 'asha@example.com');
  first.type('[name="website"]', 'trap');
  expect(readDraft('request')?.texts).toEqual({ kind: 'erase', email: 'asha@example.com' });
  expect(open().sent()).toMatchObject({ ...stub, email: 'asha@example.com' });
});

test('an address that asks for an empty form gets one, once', () => {
  open().type('[name="email"]', 'wrong');
  history.replaceState(null, '', '/privacy/requests#empty');
  const { sent, type } = open();
  expect(sent()).toEqual({ ...stub, email: '' });
  expect(location.href).toMatch(/\/privacy\/requests$/);
  type('[name="email"]', 'asha@example.com');
  expect(open().sent()).toEqual({ ...stub, email: 'asha@example.com' });
});

test('its button empties the form and the device, on the page of problems too', () => {
  const { form, sent, type } = open('wrong');
  type('[value="see"]');
  expect(readDraft('request')?.texts).toEqual({ kind: 'see', email: 'wrong' });
  act(() => form.querySelector('button')?.click());
  expect(localStorage.length).toBe(0);
  expect(sent()).toEqual({ ...stub, email: '' });
  expect(form.textContent).toContain(forgotten);
});

test('what the browser shows again after going back from the confirmation is not stored again', () => {
  const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => '' };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    Object.assign(entry, { type: 'back_forward', redirectCount: 0 }),
  ]);
  const { type } = open('asha@example.com');
  expect(localStorage.length).toBe(0);
  type('[name="phone"]', '98250 12345');
  expect(readDraft('request')?.texts).toEqual({ email: 'asha@example.com', phone: '98250 12345' });
});
