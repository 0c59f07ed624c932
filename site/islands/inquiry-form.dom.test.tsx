import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { exampleSurroundings } from '../testing/example-form.ts';
import { FakeRequest } from '../testing/fake-request.ts';
import { EnquireLink, type EnquirySubject } from './enquire-link.tsx';
import { readDraft, writeDraft } from './forms/draft-store.ts';
import { solveHumanCheck } from './forms/solve-human-check.ts';
import InquiryForm from './inquiry-form.island.tsx';

vi.mock('./forms/solve-human-check.ts', () => ({ solveHumanCheck: vi.fn() }));

const common = {
  ...exampleSurroundings,
  words: {
    ...exampleSurroundings.words,
    fields: { name: { label: 'Name', hint: '' }, email: { label: 'Mail', hint: '' } },
  },
};

let close = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', async () => Response.json({ data: { taken: true, message: '' } }));
  vi.mocked(solveHumanCheck).mockResolvedValue('answer');
  FakeRequest.forget();
  localStorage.clear();
});
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

/** Opens the form's dialog by the first of several links, each about another subject. */
const open = async (...subjects: EnquirySubject[]): Promise<HTMLElement> => {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  await act(async () =>
    root.render(
      <>
        {subjects.map((subject) => (
          <EnquireLink key={subject.product} words="Enquire" href="#enquiry" subject={subject} />
        ))}
        <InquiryForm
          common={common}
          own={{ phone: null, email: 'privacy@example.com' }}
          words={{ title: 'Enquiry', close: 'Close' }}
          about={{ major: 'It is about Major.', 'Half load': 'It is about Millo.' }}
          product="Millo"
        />
      </>,
    ),
  );
  close = () => {
    // The module, not the page, knows which dialog is open.
    act(() => holder.querySelector<HTMLElement>('form button:not([type="submit"])')?.click());
    act(() => root.unmount());
    holder.remove();
    close = () => {};
  };
  await act(async () => holder.querySelector('a')?.click());
  return holder;
};

/** The values that the form adds to the visitor's when a link about a subject has opened it. */
const readExtra = async (subject: EnquirySubject): Promise<Record<string, unknown>> => {
  const holder = await open(subject);
  await act(async () => holder.querySelector('form')?.requestSubmit());
  const { name, email, privacy_version, filled_in_ms, website, rCaptcha, ...extra } = JSON.parse(
    String(FakeRequest.last.body),
  );
  return extra;
};

const major = { product: 'major', marker: '', colorval: '' };
const millo = { product: 'millo', marker: 'millo', colorval: 'Half load' };

test('an enquiry with a calculation sends its vehicle, even one without a marker', async () => {
  const reckoning = '/savings?vehicle=major&km=90';
  expect(await readExtra({ ...major, name: 'Major', reckoning })).toEqual({ vehicle: 'major', reckoning });
});

test('an enquiry from the page of a vehicle sends only the fields of the specification', async () => {
  expect(await readExtra(millo)).toEqual({ millo: 'Millo', colorval: 'Half load' });
  close();
  expect(await readExtra(major)).toEqual({});
});

test('an unsent form about one body is not offered in the dialog of another', async () => {
  const left = { at: Date.now(), texts: {}, about: 'millo Half load', key: 'key', unsent: true };
  writeDraft('inquiry', left);
  const { back } = exampleSurroundings.words.controls;
  expect((await open(millo)).textContent).toContain(back);
  for (const other of [major, { ...millo, colorval: 'Full load' }, { ...millo, product: 'mastee' }]) {
    close();
    expect((await open(other)).textContent).not.toContain(back);
  }
});

test('an unsent form about one calculation is not offered in the dialog of another', async () => {
  const { back } = exampleSurroundings.words.controls;
  const short = { ...major, reckoning: '/savings?vehicle=major&km=40' };
  const about = `major ${short.reckoning}`;
  writeDraft('inquiry', { at: Date.now(), texts: {}, about, key: 'key', unsent: true });
  expect((await open(short)).textContent).toContain(back);
  for (const other of [major, { ...major, reckoning: '/savings?vehicle=major&km=90' }]) {
    close();
    expect((await open(other)).textContent).not.toContain(back);
  }
});

/** Types into the open form, like a visitor. */
const write = (holder: HTMLElement, name: string, text: string) =>
  act(async () => {
    const control = holder.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (control) control.value = text;
    control?.dispatchEvent(new Event('input', { bubbles: true }));
  });

const leave = (holder: HTMLElement) =>
  act(async () => holder.querySelector<HTMLElement>('form button:not([type="submit"]):last-child')?.click());

/** Sends the open enquiry, and closes its dialog before the answer comes. */
const sendAndLeave = async (holder: HTMLElement): Promise<FakeRequest> => {
  await write(holder, 'name', 'Asha');
  await act(async () => holder.querySelector('form')?.requestSubmit());
  await leave(holder);
  expect(holder.querySelector('dialog')?.open).toBe(false);
  return FakeRequest.last;
};

/** The same, and then opens the dialog by another link. */
const sendAndLeaveFor = async (holder: HTMLElement, next: number): Promise<FakeRequest> => {
  const request = await sendAndLeave(holder);
  await act(async () => holder.querySelectorAll('a')[next]?.click());
  return request;
};

const taken = { data: { reference: 'K7M2-4QXD' } };
const { success } = exampleSurroundings.words;

test('an enquiry accepted after its dialog was closed leaves the next dialog open, and names its subject', async () => {
  const holder = await open(millo, major);
  const request = await sendAndLeaveFor(holder, 1);
  await write(holder, 'email', 'asha@example.com');
  await act(async () => request.answer(200, taken));
  const [dialog, said] = holder.querySelectorAll('dialog');
  expect(dialog?.open).toBe(true);
  expect(dialog?.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('asha@example.com');
  expect(readDraft('inquiry')?.about).toBe('major');
  expect(said?.open).toBe(true);
  for (const words of ['It is about Millo.', success, 'K7M2-4QXD'])
    expect(said?.textContent).toContain(words);
});

test('a dialog that is open again about the same subject closes when the enquiry is accepted', async () => {
  const holder = await open(millo, major);
  const request = await sendAndLeaveFor(holder, 0);
  expect(holder.querySelector('form')).not.toBeNull();
  await act(async () => request.answer(200, taken));
  const [dialog, said] = holder.querySelectorAll('dialog');
  expect([dialog?.open, said?.open]).toEqual([false, true]);
  expect(said?.textContent).not.toContain('It is about');
});

const { unreached, back } = exampleSurroundings.words.controls;

test.each<[string, (request: FakeRequest) => void, string, string]>([
  [
    'is refused for a field',
    (request) => request.answer(422, { message: { email: ['No such mail.'] } }),
    '[name="email"]',
    'No such mail.',
  ],
  [
    'is refused',
    (request) => request.answer(503, { message: { form: ['Too busy.'] } }),
    '[role="alert"]',
    'Too busy.',
  ],
  ['is lost', (request) => request.onerror?.(), '[role="alert"]', unreached],
])(
  'an enquiry that %s after its dialog was closed opens it again with the message',
  async (_what, answer, at, said) => {
    const holder = await open(millo);
    const request = await sendAndLeave(holder);
    await act(async () => answer(request));
    const dialog = holder.querySelector('dialog');
    expect(dialog?.open).toBe(true);
    expect(dialog?.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('Asha');
    for (const words of ['It is about Millo.', said]) expect(dialog?.textContent).toContain(words);
    expect(document.activeElement?.matches(at)).toBe(true);
    // Closed again, the dialog stays closed. Opened again by its link, it does not show the old problem.
    await leave(holder);
    expect(dialog?.open).toBe(false);
    await act(async () => holder.querySelector('a')?.click());
    expect(dialog?.textContent).not.toContain(said);
  },
);

test('such an enquiry is sent again under the same key, even if the browser stores nothing', async () => {
  vi.stubGlobal('localStorage', { setItem: () => {}, getItem: () => null, removeItem: () => {} });
  const holder = await open(millo);
  const request = await sendAndLeave(holder);
  await act(async () => request.onerror?.());
  expect(holder.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('Asha');
  await act(async () => holder.querySelector('form')?.requestSubmit());
  const [first, second, ...more] = FakeRequest.sent.map(({ headers }) => headers['idempotency-key']);
  expect([second, more]).toEqual([first, []]);
});

test('a refused enquiry waits until the dialog of another one is closed', async () => {
  const holder = await open(millo, major);
  const request = await sendAndLeaveFor(holder, 1);
  await write(holder, 'email', 'asha@example.com');
  await act(async () => request.answer(422, { message: { email: ['No such mail.'] } }));
  const dialog = holder.querySelector('dialog');
  expect(dialog?.textContent).toContain('It is about Major.');
  expect(dialog?.textContent).not.toContain('No such mail.');
  await leave(holder);
  expect(dialog?.open).toBe(true);
  for (const words of ['It is about Millo.', 'No such mail.']) expect(dialog?.textContent).toContain(words);
  expect(holder.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('');
  expect(document.activeElement?.matches('[name="email"]')).toBe(true);
  await leave(holder);
  expect(dialog?.open).toBe(false);
});

test('an enquiry whose dialog was closed during its check opens again to be sent', async () => {
  const solving = Promise.withResolvers<string>();
  vi.mocked(solveHumanCheck).mockReturnValue(solving.promise);
  const holder = await open(millo);
  await write(holder, 'name', 'Asha');
  await act(async () => holder.querySelector<HTMLElement>('[type="checkbox"]')?.click());
  await act(async () => holder.querySelector('form')?.requestSubmit());
  await leave(holder);
  const dialog = holder.querySelector('dialog');
  expect(dialog?.open).toBe(false);
  await act(async () => solving.resolve('made'));
  expect(FakeRequest.sent).toHaveLength(0);
  expect(dialog?.open).toBe(true);
  expect(document.activeElement?.textContent).toContain(back);
});

test('a dialog that is open again about the same subject keeps its new texts', async () => {
  const holder = await open(millo);
  const request = await sendAndLeaveFor(holder, 0);
  await write(holder, 'email', 'asha@example.com');
  await act(async () => request.onerror?.());
  expect(holder.querySelector<HTMLInputElement>('[name="email"]')?.value).toBe('asha@example.com');
  await leave(holder);
  expect(holder.querySelector('dialog')?.open).toBe(false);
});
