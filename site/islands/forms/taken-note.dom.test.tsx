import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleSurroundings } from '../../testing/example-form.ts';
import { FakeRequest } from '../../testing/fake-request.ts';
import ContactForm from '../contact-form.island.tsx';
import { createDialogOpener } from '../dialog-opener.ts';
import TestRideForm from '../test-ride-form.island.tsx';
import { DialogForm } from './dialog-form.tsx';

const { controls, next, success } = exampleSurroundings.words;
const number = 'K7M2-4QXD';

let unmount = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async () => Response.json({ data: { taken: true, message: '' } }));
  FakeRequest.forget();
  localStorage.clear();
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
});

/** Draws a form, and returns a visitor's actions on it. */
const draw = async (form: ReactElement) => {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  await act(async () => root.render(form));
  unmount = () => {
    act(() => root.unmount());
    holder.remove();
  };
  const send = () => act(async () => holder.querySelector('form')?.requestSubmit());
  return {
    holder,
    send,
    /** Sends the form, answers that it was accepted, and closes the success dialog. */
    async sendAndClose() {
      await send();
      await act(async () => FakeRequest.last.answer(200, { data: { reference: number } }));
      const dialog = [...holder.querySelectorAll('dialog')].at(-1);
      expect(dialog?.textContent).toContain(number);
      await act(async () => dialog?.querySelector<HTMLElement>('[data-first]')?.click());
      expect([dialog?.open, dialog?.textContent]).toEqual([false, '']);
    },
  };
};

test('after OK the reference stays above the empty form, unannounced, until the next form is sent', async () => {
  const { holder, send, sendAndClose } = await draw(<ContactForm surroundings={exampleSurroundings} />);
  expect(holder.textContent).not.toContain(controls.success);
  await sendAndClose();
  for (const words of [controls.success, next, number]) expect(holder.textContent).toContain(words);
  expect(holder.textContent).not.toContain(success);
  expect(holder.querySelector('[role="status"]')).toBeNull();
  await send();
  expect(holder.textContent).not.toContain(number);
});

test('the calendar file of a test ride is offered there too', async () => {
  const { holder, sendAndClose } = await draw(
    <TestRideForm
      surroundings={exampleSurroundings}
      words={{ chooseVehicle: '', chooseDay: '', noDay: '' }}
      vehicles={[]}
      vehicle=""
      dealer="surat-udhna"
      days={[]}
      language="hi"
    />,
  );
  await sendAndClose();
  expect(holder.querySelector('form a[download]')?.getAttribute('href')).toBe(
    '/testride.ics?vehicle=&dealer=surat-udhna&first_choice=&lang=hi',
  );
});

test('a dialog shows the reference again only if it is opened about the same subject', async () => {
  const opener = createDialogOpener('[data-taken]');
  const { holder, sendAndClose } = await draw(
    <DialogForm
      kind="inquiry"
      opener={opener}
      common={exampleSurroundings}
      own={{ phone: null, email: 'privacy@example.com' }}
      words={{ title: 'Enquiry', close: 'Close' }}
      about={() => null}
      subject={({ taken = '' }) => taken}
      extra={() => ({})}
    />,
  );
  const open = (taken: string) => act(async () => opener.openAgain({ taken }));
  const close = () => act(async () => opener.close());
  await open('millo');
  await sendAndClose();
  await open('major');
  expect(holder.querySelector('form')).not.toBeNull();
  expect(holder.textContent).not.toContain(number);
  await close();
  await open('millo');
  expect(holder.querySelector('form')?.textContent).toContain(number);
  await close();
});
