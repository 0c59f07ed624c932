import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getWords } from '../words/words.ts';
import type { HumanCheckSettings } from './forms/human-check-settings.ts';
import { showProviderWidget } from './forms/provider-widget.ts';
import { solveHumanCheck } from './forms/solve-human-check.ts';
import PersonCheck from './person-check.island.tsx';

vi.mock('./forms/solve-human-check.ts', () => ({ solveHumanCheck: vi.fn() }));
vi.mock('./forms/provider-widget.ts', () => ({ showProviderWidget: vi.fn(async () => {}) }));

const { messages, check } = getWords('en').forms;
const sent = vi.fn<(answer: FormDataEntryValue | null) => void>();
let unmount = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.mocked(solveHumanCheck).mockReset();
  sent.mockReset();
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

const open = (provider: HumanCheckSettings['provider'] = 'altcha') => {
  const form = document.createElement('form');
  const holder = form.appendChild(document.createElement('div'));
  document.body.append(form);
  const root = createRoot(holder);
  act(() =>
    root.render(
      <PersonCheck settings={{ provider, siteKey: '' }} words={check} missing={messages.rCaptchaMissing} />,
    ),
  );
  // Replaces the browser, which sends a form unless the event was cancelled.
  form.addEventListener('submit', (event) => {
    if (!event.defaultPrevented) sent(new FormData(form).get('rCaptcha'));
    event.preventDefault();
  });
  unmount = () => {
    act(() => root.unmount());
    form.remove();
  };
  return { form, send: () => act(async () => form.requestSubmit()) };
};

test('the form is sent once the check is done, which begins with the first press at the latest', async () => {
  const solved = Promise.withResolvers<string>();
  vi.mocked(solveHumanCheck).mockReturnValue(solved.promise);
  const { form, send } = open();
  await send();
  await send();
  expect(form.textContent).toContain(check.working);
  expect(sent).not.toHaveBeenCalled();
  await act(async () => solved.resolve('answer'));
  expect(sent.mock.calls).toEqual([['answer']]);
  expect(solveHumanCheck).toHaveBeenCalledOnce();
});

test('a failed check says so and does not send the form, and the next press tries again', async () => {
  vi.mocked(solveHumanCheck).mockRejectedValueOnce(new Error('no line')).mockResolvedValueOnce('answer');
  const { form, send } = open();
  await send();
  expect(form.textContent).toContain(check.unreached);
  expect(sent).not.toHaveBeenCalled();
  await send();
  expect(sent.mock.calls).toEqual([['answer']]);
});

test('with the widget of a provider the form is sent only with its answer', async () => {
  const { form, send } = open('turnstile');
  await send();
  expect(form.textContent).toContain(messages.rCaptchaMissing);
  expect(sent).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(showProviderWidget).toHaveBeenCalled());
  const [, , told] = vi.mocked(showProviderWidget).mock.calls.at(-1) ?? [];
  await act(async () => told?.answered('from the provider'));
  await send();
  expect(sent.mock.calls).toEqual([['from the provider']]);
});

test('loading the widget again moves the focus from the button to the widget', async () => {
  vi.mocked(showProviderWidget).mockRejectedValueOnce(new Error('away'));
  const { form } = open('turnstile');
  await act(async () => {});
  const reload = form.querySelector<HTMLElement>('fieldset button');
  expect(reload?.textContent).toBe(check.reload);
  await act(async () => reload?.click());
  expect(document.activeElement).toBe(form.querySelector('fieldset'));
  expect(form.querySelector('fieldset button')).toBeNull();
});
