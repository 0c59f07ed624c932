import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { act } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleSurroundings } from '../../testing/example-form.ts';
import { FakeRequest } from '../../testing/fake-request.ts';
import { leaveDraft, readDraft, writeDraft } from './draft-store.ts';
import type { FieldDescription } from './field-description.ts';
import { LeadForm } from './lead-form.tsx';
import { solveHumanCheck } from './solve-human-check.ts';

vi.mock('./solve-human-check.ts', () => ({ solveHumanCheck: vi.fn() }));

const field = (name: string, kind: FieldDescription['kind'] = 'text'): FieldDescription => ({
  name,
  kind,
  label: name,
  required: false,
});
const fields = [
  field('firstname'),
  field('message', 'message'),
  field('resume', 'file'),
  field('c', 'consent'),
];
const day = 24 * 60 * 60 * 1000;
let online = true;
let close = () => {};
let checks = 0;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async () => ({ json: async () => ({ data: { message: '' } }) }));
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  vi.mocked(solveHumanCheck).mockImplementation(async () => `answer ${++checks}`);
  localStorage.clear();
  FakeRequest.forget();
  online = true;
  checks = 0;
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the page, for the first time or again, and shows what a visitor sees. */
const open = (
  shown: readonly FieldDescription[] = fields,
  kind: LeadKind = 'contact',
  shortestMs = 0,
  about = '',
  kept?: string,
) => {
  close();
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  const onSent = vi.fn();
  const draw = (now: readonly FieldDescription[]) =>
    act(() =>
      root.render(
        <LeadForm
          kind={kind}
          fields={now}
          surroundings={{
            ...exampleSurroundings,
            words: { ...exampleSurroundings.words, ...(kept && { kept }) },
            shortestMs,
          }}
          about={about}
          onSent={onSent}
        />,
      ),
    );
  draw(shown);
  close = () => {
    act(() => root.unmount());
    holder.remove();
    close = () => {};
  };
  const control = (name: string) =>
    holder.querySelector<HTMLInputElement>(`[name="${name}"]`) as HTMLInputElement;
  return {
    onSent,
    draw,
    control,
    text: () => holder.textContent ?? '',
    noteOfKeeping: () =>
      [...holder.querySelectorAll('p')].find((one) => one.textContent?.includes(controls.kept)),
    type: (name: string, value: string) =>
      act(() => {
        control(name).value = value;
        control(name).dispatchEvent(new Event('input', { bubbles: true }));
      }),
    tick: () => act(async () => holder.querySelector<HTMLElement>('[type="checkbox"]')?.click()),
    send: () => act(async () => holder.querySelector('form')?.requestSubmit()),
    press: (words: string) =>
      act(async () =>
        [...holder.querySelectorAll('button')].find((one) => one.textContent === words)?.click(),
      ),
  };
};
const goOnline = (now: boolean) =>
  act(async () => {
    online = now;
    window.dispatchEvent(new Event(now ? 'online' : 'offline'));
  });
const keysSent = () => FakeRequest.sent.map(({ headers }) => headers['idempotency-key']);
const { controls } = exampleSurroundings.words;

test('restores typed texts after a reload, but no files, consents or checks', async () => {
  const first = open();
  first.type('firstname', 'Asha');
  first.type('message', 'Which takes 500 kg?');
  await act(async () => first.control('c').click());
  const again = open();
  expect(again.control('firstname').value).toBe('Asha');
  expect(again.control('message').value).toBe('Which takes 500 kg?');
  expect(again.control('c').checked).toBe(false);
  expect(Object.keys(readDraft('contact')?.texts ?? {})).toEqual(['firstname', 'message']);
});

test('keeps what was typed before the script loaded, and does not overwrite it', async () => {
  writeDraft('contact', { at: Date.now(), texts: { firstname: 'Old' }, about: '', key: '', unsent: false });
  const holder = document.createElement('div');
  document.body.append(holder);
  const view = (
    <LeadForm kind="contact" fields={fields} surroundings={exampleSurroundings} onSent={() => {}} />
  );
  holder.innerHTML = renderToString(view);
  const control = holder.querySelector<HTMLInputElement>('[name="firstname"]');
  if (control) control.value = 'New';
  let root = await act(async () => hydrateRoot(holder, view));
  expect(control?.value).toBe('New');
  act(() => root.unmount());
  localStorage.clear();
  holder.innerHTML = renderToString(view);
  const fresh = holder.querySelector<HTMLInputElement>('[name="firstname"]');
  if (fresh) fresh.value = 'Early';
  root = await act(async () => hydrateRoot(holder, view));
  expect(readDraft('contact')?.texts).toEqual({ firstname: 'Early' });
  act(() => root.unmount());
  // Text that the browser itself has sent appears again after going back.
  localStorage.clear();
  holder.innerHTML = renderToString(view);
  holder.dataset.left = '';
  const sent = holder.querySelector<HTMLInputElement>('[name="firstname"]');
  if (sent) sent.value = 'Sent';
  root = await act(async () => hydrateRoot(holder, view));
  expect([sent?.value, readDraft('contact')]).toEqual(['Sent', null]);
  act(() => root.unmount());
  holder.remove();
});

test('restores a choice once its list is loaded', () => {
  writeDraft('contact', { at: Date.now(), texts: { city: '7' }, about: '', key: '', unsent: false });
  const city = (list: FieldDescription['choices']): FieldDescription => ({
    ...field('city', 'choice'),
    ...(list && { choices: list }),
  });
  const form = open([city({ list: [], empty: 'loading' })]);
  expect(form.control('city').value).toBe('');
  form.draw([city({ list: [{ value: '7', label: 'Surat' }], empty: 'choose' })]);
  expect(form.control('city').value).toBe('7');
});

const surat = { value: '7', label: 'Surat' };
const rajkot = { value: '8', label: 'Rajkot' };

test('prefers a choice that is already made, by the address or by the visitor, to the draft', async () => {
  writeDraft('contact', { at: Date.now(), texts: { city: '7' }, about: '', key: '', unsent: false });
  const choices = { list: [surat, rajkot], empty: 'choose' };
  const named = open([{ ...field('city', 'choice'), choices: { ...choices, initial: '8' } }]);
  expect(named.control('city').value).toBe('8');
  close();

  const holder = document.createElement('div');
  document.body.append(holder);
  const view = (
    <LeadForm
      kind="contact"
      fields={[{ ...field('city', 'choice'), choices }]}
      surroundings={exampleSurroundings}
      onSent={() => {}}
    />
  );
  holder.innerHTML = renderToString(view);
  const select = holder.querySelector('select') as HTMLSelectElement;
  select.value = '8';
  const root = await act(async () => hydrateRoot(holder, view));
  expect(select.value).toBe('8');
  // Its draft text is not filled in a second time.
  select.value = '';
  act(() => root.render(view));
  expect(select.value).toBe('');
  act(() => root.unmount());
  holder.remove();
});

test('keeps a choice that waits for its list while other fields change, and drops what the visitor emptied', () => {
  writeDraft('contact', {
    at: Date.now(),
    texts: { city: '7', firstname: 'Asha' },
    about: '',
    key: '',
    unsent: false,
  });
  const city = (list: readonly (typeof surat)[]): FieldDescription => ({
    ...field('city', 'choice'),
    choices: { list, empty: 'choose' },
  });
  const form = open([...fields, city([])]);
  form.type('message', 'Soon?');
  expect(readDraft('contact')?.texts).toEqual({ firstname: 'Asha', message: 'Soon?', city: '7' });
  form.type('firstname', '');
  expect(readDraft('contact')?.texts).toEqual({ message: 'Soon?', city: '7' });
  form.draw([...fields, city([surat])]);
  form.type('city', '');
  expect(readDraft('contact')?.texts).toEqual({ message: 'Soon?' });
});

test('drops a choice that its list no longer has at the next input', () => {
  writeDraft('contact', { at: Date.now(), texts: { city: '9' }, about: '', key: '', unsent: false });
  const form = open([
    ...fields,
    { ...field('city', 'choice'), choices: { list: [surat, rajkot], empty: 'choose' } },
  ]);
  expect(form.control('city').value).toBe('');
  form.type('message', 'Soon?');
  expect(readDraft('contact')?.texts).toEqual({ message: 'Soon?' });
});

test('keeps the draft and its key if the clock is set back by less than a day', () => {
  const draft = {
    at: Date.now() + 60_000,
    texts: { firstname: 'Asha' },
    about: '',
    key: 'key-of-asha',
    unsent: true,
  };
  writeDraft('contact', draft);
  expect(readDraft('contact')).toEqual(draft);
  writeDraft('contact', { ...draft, at: Date.now() + day + 1000 });
  expect(readDraft('contact')).toBeNull();
});

test('deletes the draft after a day, after a success, and on request', async () => {
  writeDraft('contact', {
    at: Date.now() - day,
    texts: { firstname: 'Old' },
    about: '',
    key: '',
    unsent: false,
  });
  expect(readDraft('contact')).toBeNull();
  expect(localStorage.length).toBe(0);
  const form = open();
  form.type('firstname', 'Asha');
  await form.press(controls.forget);
  expect(form.control('firstname').value).toBe('');
  expect(localStorage.length).toBe(0);
  expect(document.activeElement?.textContent).toBe(controls.forgotten);
  // The focus makes screen readers read it, so it is not announced a second time.
  expect(document.activeElement?.closest('[role="status"], [role="alert"], [aria-live]')).toBeNull();
  form.type('firstname', 'Asha');
  expect(form.text()).not.toContain(controls.forgotten);
  await form.send();
  await act(async () => FakeRequest.last.answer(200, { data: {} }));
  expect(form.onSent).toHaveBeenCalledOnce();
  expect(localStorage.length).toBe(0);
});

test('offline nothing is sent, the form says so, and one tap sends it with a new check once online', async () => {
  await goOnline(false);
  const form = open(fields, 'inquiry');
  form.type('firstname', 'Asha');
  await form.send();
  expect(FakeRequest.sent).toHaveLength(0);
  expect(form.text()).toContain(controls.offline);
  await goOnline(true);
  expect(form.text()).toContain(controls.back);
  await form.press(controls.sendNow);
  expect(FakeRequest.sent).toHaveLength(1);
  expect(JSON.parse(String(FakeRequest.last.body))).toMatchObject({
    firstname: 'Asha',
    rCaptcha: 'answer 1',
  });
});

test('a second press sends a complete form even if the device says that it is offline', async () => {
  await goOnline(false);
  const form = open([{ ...field('firstname'), required: true }]);
  form.type('firstname', 'Asha');
  await form.send();
  form.type('firstname', '');
  await form.send();
  expect(FakeRequest.sent).toHaveLength(0);
  form.type('firstname', 'Asha');
  await form.send();
  await form.send();
  expect(FakeRequest.sent).toHaveLength(1);
  await act(async () => FakeRequest.last.onerror?.());
  await form.press(controls.sendNow);
  expect(new Set(keysSent()).size).toBe(1);
  await act(async () => FakeRequest.last.answer(200, { data: {} }));
  expect(form.onSent).toHaveBeenCalledOnce();
  // The next form gets a new message.
  await goOnline(true);
  await goOnline(false);
  form.type('firstname', 'Amit');
  await form.send();
  expect(FakeRequest.sent).toHaveLength(2);
});

test('before the script loads the page says where texts are kept, and hides the button to delete them', () => {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(
    <LeadForm kind="contact" fields={fields} surroundings={exampleSurroundings} onSent={() => {}} />,
  );
  const said = [...holder.querySelectorAll('p')].find((one) => one.textContent?.includes(controls.kept));
  expect(said?.className).not.toContain('unseen');
  const button = [...holder.querySelectorAll('button')].find((one) => one.textContent === controls.forget);
  expect(button?.closest('.unseen')).not.toBeNull();
});

test('a dialog says that closing it deletes the texts, except for a form that waits to be sent', async () => {
  const kept = 'until you close this form';
  const form = open(fields, 'inquiry', 0, '', kept);
  form.type('firstname', 'Asha');
  expect(form.text()).toContain(kept);
  expect(form.text()).not.toContain(controls.kept);
  await form.send();
  await act(async () => FakeRequest.last.onerror?.());
  expect(form.text()).toContain(controls.kept);
  expect(form.text()).not.toContain(kept);
});

test('if the browser cannot store texts the form does not promise it, and can still be sent', async () => {
  const form = open();
  const isSaid = () => !form.noteOfKeeping()?.className.includes('unseen');
  expect(isSaid()).toBe(true);
  let isFull = true;
  const setItem = (name: string, text: string) => {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    kept.setItem(name, text);
  };
  const kept = localStorage;
  vi.stubGlobal('localStorage', { setItem, getItem: () => null, removeItem: () => {} });
  form.type('firstname', 'Asha');
  expect(isSaid()).toBe(false);
  await goOnline(false);
  await form.send();
  expect(form.text()).toContain(controls.unreached);
  expect(form.text()).not.toContain(controls.offline);
  await goOnline(true);
  await form.press(controls.sendNow);
  expect(FakeRequest.sent).toHaveLength(1);
  await act(async () => FakeRequest.last.onerror?.());
  isFull = false;
  form.type('firstname', 'Asha Patel');
  expect(isSaid()).toBe(true);
});

test('after a lost answer and a closed tab the form is sent with the same key and a new check', async () => {
  const form = open();
  form.type('firstname', 'Asha');
  await form.send();
  await act(async () => FakeRequest.last.onerror?.());
  const again = open();
  expect(again.text()).toContain(controls.back);
  await again.press(controls.sendNow);
  expect(new Set(keysSent()).size).toBe(1);
  await act(async () => FakeRequest.last.answer(200, { data: {} }));
  expect(again.onSent).toHaveBeenCalledOnce();
  again.type('firstname', 'Asha');
  await again.send();
  expect(new Set(keysSent()).size).toBe(2);
});

test('an unsent form about another subject gives its texts only, and stays unsent for its own subject', async () => {
  const openAbout = (vehicle: string) => open(fields, 'inquiry', 0, vehicle);
  const form = openAbout('millo');
  form.type('firstname', 'Asha');
  await form.send();
  await act(async () => FakeRequest.last.onerror?.());
  const other = openAbout('major');
  expect(other.control('firstname').value).toBe('Asha');
  expect(other.text()).not.toContain(controls.back);
  // The other dialog did not change the draft.
  expect(openAbout('millo').text()).toContain(controls.back);
  const again = openAbout('major');
  again.type('message', 'Which takes 500 kg?');
  await again.press(controls.send);
  expect(new Set(keysSent()).size).toBe(2);
  await act(async () => FakeRequest.last.onerror?.());
  expect(readDraft('inquiry')).toMatchObject({ about: 'major', key: keysSent()[1], unsent: true });
});

test('an unsent form with another vehicle than the address names cannot be sent with one tap', async () => {
  const list = [
    { value: 'millo', label: 'Millo' },
    { value: 'major', label: 'Major' },
  ];
  const openWith = (vehicle: string) => {
    const choices = { list, empty: 'choose', initial: vehicle };
    return open([...fields, { ...field('vehicle', 'choice'), choices }], 'testride', 0, 'surat-udhna');
  };
  const form = openWith('');
  form.type('firstname', 'Asha');
  form.type('vehicle', 'millo');
  await form.send();
  await act(async () => FakeRequest.last.onerror?.());
  const other = openWith('major');
  expect(other.control('firstname').value).toBe('Asha');
  expect(other.text()).not.toContain(controls.back);
  await other.press(controls.send);
  expect(new Set(keysSent()).size).toBe(2);
});

test('an unsent form with the vehicle of the address can be sent with one tap', async () => {
  const choices = { list: [{ value: 'millo', label: 'Millo' }], empty: 'choose' };
  const texts = { firstname: 'Asha', vehicle: 'millo' };
  writeDraft('testride', { at: Date.now(), texts, about: 'surat-udhna', key: 'key-of-asha', unsent: true });
  const named = { ...field('vehicle', 'choice'), choices: { ...choices, initial: 'millo' } };
  const form = open([...fields, named], 'testride', 0, 'surat-udhna');
  expect(form.text()).toContain(controls.back);
  await form.press(controls.sendNow);
  expect(keysSent()).toEqual(['key-of-asha']);
});

test.each([
  ['that was lost', (request: FakeRequest) => request.onerror?.()],
  ['that it was taken', (request: FakeRequest) => request.answer(200, { data: {} })],
])(
  'the answer to a closed dialog (%s) does not change the draft about another subject',
  async (_said, answer) => {
    const form = open(fields, 'inquiry', 0, 'millo');
    form.type('firstname', 'Asha');
    await form.send();
    const { last } = FakeRequest;
    open(fields, 'inquiry', 0, 'major').type('message', 'Which takes 500 kg?');
    await act(async () => answer(last));
    expect(readDraft('inquiry')).toMatchObject({
      texts: { firstname: 'Asha', message: 'Which takes 500 kg?' },
      about: 'major',
      key: '',
      unsent: false,
    });
  },
);

const enquiry = ['name', 'email', 'mobile'].map((name) => field(name));

/** Opens the enquiry's dialog, filled in and with the human check passed. `leave` closes it like X and Close. */
const openEnquiry = (shortestMs = 0) => {
  const form = open(enquiry, 'inquiry', shortestMs);
  for (const { name } of enquiry) form.type(name, `${name} of Asha`);
  form.control('rCaptcha').value = 'made';
  return {
    ...form,
    leave: () => {
      leaveDraft('inquiry');
      close();
    },
  };
};

test('a dialog closed during sending keeps its texts if the answer is lost, and sends with the same key again', async () => {
  const form = openEnquiry();
  await form.send();
  form.leave();
  await act(async () => FakeRequest.last.onerror?.());
  const again = open(enquiry, 'inquiry');
  expect(again.control('name').value).toBe('name of Asha');
  expect(again.text()).toContain(controls.back);
  await again.press(controls.sendNow);
  expect(new Set(keysSent()).size).toBe(1);
  expect(FakeRequest.sent).toHaveLength(2);
});

test('a dialog closed during sending leaves nothing behind if the form is accepted', async () => {
  const form = openEnquiry();
  await form.send();
  form.leave();
  expect(readDraft('inquiry')?.texts).toMatchObject({ name: 'name of Asha' });
  await act(async () => FakeRequest.last.answer(200, { data: {} }));
  expect(form.onSent).toHaveBeenCalledOnce();
  expect(localStorage.length).toBe(0);
});

test('a form whose dialog is closed before its shortest time is still sent, and kept until the answer', async () => {
  vi.useFakeTimers();
  const form = openEnquiry(60_000);
  await form.send();
  form.leave();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(FakeRequest.sent).toHaveLength(1);
  await act(async () => FakeRequest.last.onerror?.());
  expect(readDraft('inquiry')).toMatchObject({ unsent: true, texts: { name: 'name of Asha' } });
  vi.useRealTimers();
});

test('a form whose dialog is closed during its check waits to be sent when the dialog opens again', async () => {
  const solving = Promise.withResolvers<string>();
  vi.mocked(solveHumanCheck).mockReturnValue(solving.promise);
  const form = openEnquiry();
  await form.tick();
  await form.send();
  form.leave();
  await act(async () => solving.resolve('made'));
  expect(FakeRequest.sent).toHaveLength(0);
  expect(open(enquiry, 'inquiry').text()).toContain(controls.back);
});

/** Opens an address: by a redirect, as after a form, by a link, or by a reload. */
const comeTo = (address: string, way: 'redirect' | 'link' | 'reload') => {
  history.replaceState(null, '', address);
  const entry = { name: '', entryType: 'navigation', startTime: 0, duration: 0, toJSON: () => '' };
  const navigation = {
    ...entry,
    type: way === 'reload' ? 'reload' : 'navigate',
    redirectCount: way === 'redirect' ? 1 : 0,
  };
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([navigation]);
};

test('a form that the browser itself sent is not restored after it was accepted, but later texts are', async () => {
  const earlier = {
    at: performance.timeOrigin - 5000,
    texts: { firstname: 'Sent' },
    about: '',
    key: '',
    unsent: false,
  };
  writeDraft('contact', earlier);
  writeDraft('testride', earlier);
  comeTo('/contactus?sent=contact#form', 'redirect');
  const form = open();
  expect(form.control('firstname').value).toBe('');
  expect(readDraft('contact')).toBeNull();
  expect(readDraft('testride')).not.toBeNull();
  form.type('firstname', 'Asha');
  expect(open().control('firstname').value).toBe('Asha');
  writeDraft('contact', earlier);
  for (const way of ['link', 'reload'] as const) {
    comeTo('/hi/contactus?sent=contact#form', way);
    expect(open().control('firstname').value).toBe('Sent');
  }
  history.replaceState(null, '', '/');
});
