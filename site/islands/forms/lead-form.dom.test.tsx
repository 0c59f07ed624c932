import { listFields } from '@ev-site/contract/forms/forms.ts';
import type { LeadKind } from '@ev-site/contract/forms/kinds.ts';
import { limits } from '@ev-site/contract/forms/limits.ts';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeRequest } from '../../testing/fake-request.ts';
import { getTexts, getWords } from '../../words/words.ts';
import { readDraft } from './draft-store.ts';
import { toShownFields } from './field-description.ts';
import type { FormWords } from './form-words.ts';
import { LeadForm } from './lead-form.tsx';
import { solveHumanCheck } from './solve-human-check.ts';
import type { FailedForm } from './use-lead-form.ts';

vi.mock('./solve-human-check.ts', () => ({ solveHumanCheck: vi.fn() }));

const { messages, controls, check, file, labels, success, next } = getWords('en').forms;

const makeFormWords = (kind: LeadKind): FormWords => ({
  fields: Object.fromEntries(
    listFields(kind).flatMap(([name, { label }]) =>
      label ? [[name, { label: labels[label], hint: '' }]] : [],
    ),
  ),
  controls,
  check,
  file: kind === 'application' ? file : null,
  success: success[kind],
  next: next[kind],
  sent: getTexts('en').forms.sent,
});

const contact = {
  firstname: 'Asha',
  lastname: 'Patel',
  email: 'asha@example.com',
  phone: '98250 12345',
  message: 'Which vehicle takes 500 kg?',
};
const inquiry = { name: 'Asha Patel', email: 'asha@example.com', mobile: '98250 12345' };

let unmount = () => {};

/** Replaces the call that says whether forms are accepted. An empty text means that they are. */
const askWhy = vi.fn<() => Promise<string>>();
const fakeFetch = async (url: string) => {
  expect(url).toBe('/api/get-form-status?lang=en');
  const message = await askWhy();
  return { ok: true, json: async () => ({ data: { taken: message === '', message } }) };
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('fetch', fakeFetch);
  askWhy.mockReset().mockResolvedValue('');
  FakeRequest.forget();
  localStorage.clear();
  vi.mocked(solveHumanCheck).mockResolvedValue('answer');
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Draws a form, and returns a visitor's actions and views. */
const open = (kind: LeadKind, extra: Record<string, string> = {}, shortestMs = 0) => {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  const onSent = vi.fn();
  const onFailed = vi.fn<(failed: FailedForm) => void>();
  const words = makeFormWords(kind);
  act(() =>
    root.render(
      <LeadForm
        kind={kind}
        fields={toShownFields(kind, words)}
        surroundings={{
          words,
          shortestMs,
          privacy: {
            note: 'We keep this for 24 months.',
            version: 'v1',
            links: [{ name: 'All about privacy', href: '/privacy' }],
          },
          phone: { number: '+91 98250 12345', href: 'tel:+919825012345' },
          humanCheck: { provider: 'altcha', siteKey: '' },
        }}
        onSent={onSent}
        onFailed={onFailed}
        extra={extra}
      />,
    ),
  );
  unmount = () => {
    act(() => root.unmount());
    holder.remove();
  };

  const find = <Kind extends Element = HTMLInputElement>(selector: string): Kind => {
    const found = holder.querySelector<Kind>(selector);
    if (!found) throw new Error(`The form has no ${selector}.`);
    return found;
  };
  const control = (field: string) => find(`[name="${field}"]`);
  const change = (field: string, value: string) =>
    act(() => {
      control(field).value = value;
      control(field).dispatchEvent(new Event('input', { bubbles: true }));
    });
  return {
    onSent,
    onFailed,
    find,
    control,
    change,
    fill: (values: Record<string, string>) => {
      for (const [field, value] of Object.entries(values)) change(field, value);
    },
    /** Chooses a file. `cancel` is the event if it has the same name and place as the one before. */
    choose: (file: File, event: 'input' | 'cancel' = 'input') =>
      act(async () => {
        const files = new DataTransfer();
        files.items.add(file);
        control('resume').files = files.files;
        control('resume').dispatchEvent(new Event(event, { bubbles: true }));
      }),
    tick: () => act(async () => find('[type="checkbox"]:not([name$="consent"])').click()),
    send: () => act(async () => find<HTMLFormElement>('form').requestSubmit()),
    answer: (status: number, body: object | string) => act(async () => FakeRequest.last.answer(status, body)),
    /** Text of the submit button: "Send" or "Loading...". */
    button: () => find('[type="submit"], [aria-disabled="true"]').textContent,
    /** The error that the field's control refers to. */
    errorOf: (field: string) => {
      const ids = control(field).getAttribute('aria-describedby')?.split(' ') ?? [];
      const [error] = ids.filter((id) => id.endsWith('error'));
      return error ? find(`[id="${error}"]`).textContent : null;
    },
    alert: () => holder.querySelector('[role="alert"]')?.textContent ?? '',
    hasAlert: () => holder.querySelector('[role="alert"]') !== null,
  };
};

const sentFields = (): Record<string, unknown> => JSON.parse(String(FakeRequest.last.body));
const keysSent = () => FakeRequest.sent.map(({ headers }) => headers['idempotency-key']);

test('an untouched form offers to send and shows no error', () => {
  const form = open('contact');
  expect(form.button()).toBe('Send');
  expect(form.hasAlert()).toBe(false);
  for (const field of Object.keys(contact)) expect(form.errorOf(field)).toBeNull();
});

test.each([
  ['nothing is filled', {}],
  ['one required field is empty', { ...contact, message: '' }],
  ['one required field holds blanks only', { ...contact, phone: '  ' }],
])('if %s the form is sent without the loader', async (_what, values) => {
  const form = open('contact');
  form.fill(values);
  await form.send();
  expect(FakeRequest.sent).toHaveLength(1);
  expect(form.button()).toBe('Send');
});

test('if every required field is filled the loader replaces the button and gets its focus', async () => {
  const form = open('contact');
  form.fill(contact);
  await form.send();
  expect(form.button()).toBe('Loading...');
  expect(document.activeElement?.textContent).toBe('Loading...');
});

test('an inquiry without its human check is sent without the loader', async () => {
  const form = open('inquiry');
  form.fill(inquiry);
  await form.send();
  expect(form.button()).toBe('Send');
  expect(sentFields().rCaptcha).toBe('');
});

test('consent boxes are unticked and optional, and only ticked ones are sent', async () => {
  const form = open('contact');
  const boxes = ['marketing', 'whatsapp'].map((name) => form.find(`[name="${name}_consent"]`));
  expect(boxes.map(({ checked, required }) => [checked, required])).toEqual([
    [false, false],
    [false, false],
  ]);
  form.fill(contact);
  await act(async () => boxes[1]?.click());
  await form.send();
  expect(sentFields()).toMatchObject({ whatsapp_consent: 'yes' });
  expect(sentFields()).not.toHaveProperty('marketing_consent');
});

test('offline an incomplete form shows what is missing, and only a complete one waits for the connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const form = open('contact');
  await form.send();
  for (const field of Object.keys(contact)) expect(form.errorOf(field)).toBe(controls.missing);
  expect(document.activeElement).toBe(form.control('firstname'));
  form.fill({ ...contact, phone: '  ' });
  await form.send();
  expect([form.errorOf('firstname'), form.errorOf('phone')]).toEqual([null, controls.missing]);
  expect(document.activeElement).toBe(form.control('phone'));
  expect(form.hasAlert()).toBe(false);
  form.fill(contact);
  await form.send();
  expect(form.errorOf('phone')).toBeNull();
  expect(form.alert()).toContain(controls.offline);
  expect(document.activeElement).toBe(form.find('[data-problem]'));
  expect(FakeRequest.sent).toHaveLength(0);
  // A second press sends the form. If there really is no connection, the focus returns to the message.
  form.control('message').focus();
  await form.send();
  await act(async () => FakeRequest.last.onerror?.());
  expect(form.alert()).toContain(controls.unreached);
  expect(document.activeElement).toBe(form.find('[data-problem]'));
});

test('a form that is being sent is not sent again', async () => {
  const form = open('contact');
  form.fill(contact);
  await form.send();
  await form.send();
  expect(FakeRequest.sent).toHaveLength(1);
});

test('sends the texts, the extra values, the version of the notice, the time taken, and the empty trap field', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(5000);
  const form = open('inquiry', { colorval: 'Green', mastee: 'Mastee' });
  form.fill(inquiry);
  await form.tick();
  vi.spyOn(performance, 'now').mockReturnValue(9000);
  await form.send();
  vi.restoreAllMocks();
  expect(sentFields()).toEqual({
    ...inquiry,
    comment: '',
    rCaptcha: 'answer',
    colorval: 'Green',
    mastee: 'Mastee',
    privacy_version: 'v1',
    filled_in_ms: '4000',
    website: '',
  });
});

test('success empties the form, resets the human check, and is reported once', async () => {
  const form = open('inquiry');
  form.fill(inquiry);
  await form.tick();
  await form.send();
  await form.answer(200, { data: {} });
  expect(form.onSent).toHaveBeenCalledOnce();
  for (const field of [...Object.keys(inquiry), 'rCaptcha']) expect(form.control(field).value).toBe('');
  expect(form.find('[type="checkbox"]:not([name$="consent"])').checked).toBe(false);
  expect(form.button()).toBe('Send');
  expect(document.activeElement).toBe(form.find('form'));
});

test('a refusal shows the first message of each field, and focuses the first wrong field', async () => {
  const form = open('contact');
  form.fill(contact);
  await form.send();
  await form.answer(422, { message: { phone: ['too short', 'no digits'], email: ['not complete'] } });
  expect(form.errorOf('phone')).toBe('too short');
  expect(form.errorOf('email')).toBe('not complete');
  expect(form.control('phone').getAttribute('aria-invalid')).toBe('true');
  expect(form.control('message').getAttribute('aria-invalid')).toBe('false');
  expect(document.activeElement).toBe(form.control('email'));
  expect(form.button()).toBe('Send');
  expect(form.onSent).not.toHaveBeenCalled();
});

test.each<[number, object | string]>([
  [422, { message: { mobile: ['too short'] } }],
  [503, { message: { form: ['not saved'] } }],
  [502, '<h1>Bad Gateway</h1>'],
])(
  'after an answer with the status %d the typed texts stay, and the human check is reset',
  async (...answer) => {
    const form = open('inquiry');
    form.fill(inquiry);
    await form.tick();
    await form.send();
    await form.answer(...answer);
    for (const [field, value] of Object.entries(inquiry)) expect(form.control(field).value).toBe(value);
    expect(form.control('rCaptcha').value).toBe('');
    expect(form.find('[type="checkbox"]:not([name$="consent"])').checked).toBe(false);
  },
);

test('an error of no field is shown above the form with the telephone, and has the focus', async () => {
  const form = open('contact');
  form.fill(contact);
  await form.send();
  await act(async () => FakeRequest.last.onerror?.());
  const alert = form.find<HTMLElement>('[role="alert"]');
  expect(alert.textContent).toContain(controls.unreached);
  expect(form.find('[role="alert"] a').getAttribute('href')).toBe('tel:+919825012345');
  expect(document.activeElement).toBe(alert);
});

test('a message about a hidden field is shown', async () => {
  const form = open('contact');
  await form.send();
  await form.answer(422, { message: { filled_in_ms: [messages.tooFast] } });
  expect(form.find('[role="alert"]').textContent).toContain(messages.tooFast);
});

test('a change removes only the message of its field, and the next answer replaces all messages', async () => {
  const form = open('contact');
  await form.send();
  await form.answer(422, { message: { phone: ['too short'], email: ['not complete'] } });
  form.change('phone', '98250 12345');
  expect(form.errorOf('phone')).toBeNull();
  expect(form.errorOf('email')).toBe('not complete');
  await form.send();
  await form.answer(422, { message: { lastname: ['missing'] } });
  expect([form.errorOf('email'), form.errorOf('lastname')]).toEqual([null, 'missing']);
});

test('a retry has the same key, and the next form another', async () => {
  const form = open('contact');
  form.fill(contact);
  await form.send();
  await act(async () => FakeRequest.last.onerror?.());
  await form.send();
  await form.answer(422, { message: { phone: ['too short'] } });
  await form.send();
  await form.answer(200, { data: {} });
  form.fill(contact);
  await form.send();
  const [first, second, third, next] = keysSent();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect([second, third]).toEqual([first, first]);
  expect(next).toMatch(/^[0-9a-f]{32}$/);
  expect(next).not.toBe(first);
});

test('ticking the box removes the request to tick it', async () => {
  const form = open('inquiry');
  await form.send();
  await form.answer(422, { message: { rCaptcha: [messages.rCaptchaMissing] } });
  const box = form.find('[type="checkbox"]:not([name$="consent"])');
  const toldBy = () => box.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(toldBy().map((id) => form.find(`[id="${id}"]`).textContent)).toContain(messages.rCaptchaMissing);
  expect(document.activeElement).toBe(box);
  await form.tick();
  expect(box.getAttribute('aria-invalid')).toBeNull();
  expect(toldBy().map((id) => form.find(`[id="${id}"]`).textContent)).toEqual(['Checked.']);
});

test('sending waits for a human check that is running', async () => {
  const solving = Promise.withResolvers<string>();
  vi.mocked(solveHumanCheck).mockReturnValue(solving.promise);
  const form = open('inquiry');
  form.fill(inquiry);
  await form.tick();
  expect(form.find('[role="status"]').textContent).toBe('Checking, one moment.');
  await form.send();
  expect(FakeRequest.sent).toHaveLength(0);
  // The button shows that the tap was accepted.
  expect(form.button()).toBe('Loading...');
  await act(async () => solving.resolve('late answer'));
  expect(sentFields().rCaptcha).toBe('late answer');
  expect(form.button()).toBe('Loading...');
});

test('the loader disappears if the check fails, and does not appear if a field is empty', async () => {
  const solving = Promise.withResolvers<string>();
  vi.mocked(solveHumanCheck).mockReturnValueOnce(solving.promise);
  const form = open('inquiry');
  form.fill(inquiry);
  await form.tick();
  await form.send();
  expect(form.button()).toBe('Loading...');
  await act(async () => solving.reject(new Error('offline')));
  expect(form.button()).toBe('Send');
  expect(sentFields().rCaptcha).toBe('');
  await form.answer(422, { message: { rCaptcha: ['wrong'] } });

  form.change('mobile', ' ');
  vi.mocked(solveHumanCheck).mockReturnValueOnce(Promise.withResolvers<string>().promise);
  await form.tick();
  await form.send();
  expect(form.button()).toBe('Send');
});

test('the loader is also shown during a new check after a lost connection', async () => {
  const form = open('inquiry');
  form.fill(inquiry);
  await form.tick();
  await form.send();
  await act(async () => FakeRequest.last.onerror?.());
  const solving = Promise.withResolvers<string>();
  vi.mocked(solveHumanCheck).mockReturnValueOnce(solving.promise);
  await form.send();
  expect(FakeRequest.sent).toHaveLength(1);
  expect(form.button()).toBe('Loading...');
  await act(async () => solving.resolve('second answer'));
  expect(sentFields().rCaptcha).toBe('second answer');
});

test('a box that is unticked during the check stays unticked', async () => {
  const solving = Promise.withResolvers<string>();
  vi.mocked(solveHumanCheck).mockReturnValueOnce(solving.promise);
  const form = open('inquiry');
  await form.tick();
  await form.tick();
  await act(async () => solving.resolve('answer'));
  expect(form.find('[type="checkbox"]:not([name$="consent"])').checked).toBe(false);
  expect(form.control('rCaptcha').value).toBe('');
});

test('if there are two checks the form waits for the later one, which has its own time limit', async () => {
  vi.useFakeTimers();
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  vi.mocked(solveHumanCheck).mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const form = open('inquiry');
  form.fill(inquiry);
  await form.tick();
  await form.send();
  await form.tick();
  await form.tick();
  await act(async () => first.reject(new Error('offline')));
  expect(form.find('[role="status"]').textContent).toBe(check.working);
  expect(FakeRequest.sent).toHaveLength(0);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await act(async () => second.resolve('later answer'));
  expect(sentFields().rCaptcha).toBe('later answer');
});

test('no timer is left of an earlier check or of a removed form', async () => {
  vi.useFakeTimers();
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()];
  vi.mocked(solveHumanCheck).mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
  const form = open('inquiry');
  await form.tick();
  await form.tick();
  await form.tick();
  await act(async () => first.resolve('early answer'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  await act(async () => second.resolve('later answer'));
  await act(() => vi.advanceTimersByTimeAsync(17.5 * 60_000));
  expect(form.control('rCaptcha').value).toBe('later answer');

  const solving = Promise.withResolvers<string>();
  vi.mocked(solveHumanCheck).mockReturnValueOnce(solving.promise);
  await form.tick();
  await form.tick();
  unmount();
  await act(async () => solving.resolve('too late'));
  expect(vi.getTimerCount()).toBe(0);
});

test('a failed human check says so, counts as empty, and can be repeated', async () => {
  vi.mocked(solveHumanCheck).mockRejectedValueOnce(new Error('offline'));
  const form = open('inquiry');
  await form.tick();
  expect(form.find('[role="status"]').textContent).toBe(check.unreached);
  expect(form.find('[type="checkbox"]:not([name$="consent"])').checked).toBe(false);
  expect(form.control('rCaptcha').value).toBe('');
  await form.tick();
  expect(form.control('rCaptcha').value).toBe('answer');
});

test('the human check is reset before its answer expires', async () => {
  vi.useFakeTimers();
  const form = open('inquiry');
  await form.tick();
  await act(() => vi.advanceTimersByTimeAsync(17 * 60_000));
  expect(form.control('rCaptcha').value).toBe('answer');
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(form.control('rCaptcha').value).toBe('');
  expect(form.find('[type="checkbox"]:not([name$="consent"])').checked).toBe(false);
});

test.each([
  ['of another kind', new File(['x'], 'resume.docx', { type: 'application/msword' }), messages.resumeNotPdf],
  [
    'too large',
    new File([new Uint8Array(limits.resume + 1)], 'resume.pdf', { type: 'application/pdf' }),
    messages.resumeLarge,
  ],
])(
  'a file that is %s is refused when it is chosen and never sent; a good one removes the message',
  async (...given) => {
    const [, file, problem] = given;
    const form = open('application');
    const heard = form.find('.only-heard[role="status"]');
    expect(heard.textContent).toBe('');
    await form.choose(file);
    expect([form.errorOf('resume'), heard.textContent]).toEqual([problem, problem]);
    // The next problem is announced again, even with the same words.
    const told = heard.firstElementChild;
    await form.choose(file);
    expect([heard.textContent, heard.firstElementChild === told]).toEqual([problem, false]);
    await form.send();
    expect((FakeRequest.last.body as FormData).has('resume')).toBe(false);
    await form.answer(422, { message: { name: ['missing'], resume: [messages.resumeMissing] } });
    expect([form.errorOf('name'), form.errorOf('resume')]).toEqual(['missing', problem]);
    await form.choose(new File(['%PDF-'], 'resume'));
    expect([form.errorOf('resume'), heard.textContent]).toEqual([null, '']);
  },
);

/** A resume that a phone must still download from a cloud. `fetch` is the result of that. */
const inCloud = (fetch: () => Promise<ArrayBuffer>): File =>
  Object.assign(new File(['%PDF-'], 'resume.pdf', { type: 'application/pdf' }), { arrayBuffer: fetch });

test.each([
  ['cannot be read', () => Promise.reject(new DOMException('', 'NotReadableError'))],
  ['comes empty', async () => new ArrayBuffer(0)],
])('a file that %s shows an error at its field and stops the form', async (_what, fetch) => {
  const form = open('application', { jobid: '7' });
  form.fill(inquiry);
  await form.choose(inCloud(fetch));
  expect(form.errorOf('resume')).toBe(file.unread);
  expect(form.find('.only-heard[role="status"]').textContent).toBe(file.unread);
  await form.tick();
  await form.send();
  expect(FakeRequest.sent).toHaveLength(0);
  expect([form.errorOf('resume'), form.button(), form.hasAlert()]).toEqual([file.unread, 'Send', false]);
  expect(document.activeElement).toBe(form.control('resume'));
  expect(form.control('rCaptcha').value).toBe('answer');
  expect(readDraft('application')).toMatchObject({ unsent: false, texts: inquiry });
  await form.choose(new File(['%PDF-'], 'resume.pdf', { type: 'application/pdf' }));
  await form.send();
  expect(FakeRequest.sent).toHaveLength(1);
});

test('a file that the cloud does not deliver blocks the form for at most a minute', async () => {
  vi.useFakeTimers();
  const form = open('application', { jobid: '7' });
  form.fill(inquiry);
  await form.choose(inCloud(() => new Promise(() => {})));
  await form.tick();
  await form.send();
  expect(form.button()).toBe(controls.loading);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(FakeRequest.sent).toHaveLength(0);
  expect([form.errorOf('resume'), form.button()]).toEqual([file.unread, controls.send]);
});

test('the content of a file at the time of choosing is sent', async () => {
  const form = open('application', { jobid: '7' });
  form.fill(inquiry);
  const chosen = new File(['%PDF-1'], 'resume.pdf', { type: 'application/pdf' });
  await form.choose(chosen);
  Object.assign(chosen, { arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) });
  await form.tick();
  await form.send();
  const sent = (FakeRequest.last.body as FormData).get('resume') as File;
  expect(sent).not.toBe(chosen);
  expect([sent.name, sent.type, await sent.text()]).toEqual(['resume.pdf', 'application/pdf', '%PDF-1']);
});

test('choosing a corrected file of the same name removes the message, and the new content is sent', async () => {
  const form = open('application', { jobid: '7' });
  form.fill(inquiry);
  const toFile = (content: string) => new File([content], 'resume.pdf', { type: 'application/pdf' });
  await form.choose(toFile('%PDF-locked'));
  await form.tick();
  await form.send();
  await form.answer(422, { message: { resume: [messages.resumeEncrypted] } });
  expect(form.errorOf('resume')).toBe(messages.resumeEncrypted);
  await form.choose(toFile('docx'), 'cancel');
  expect(form.errorOf('resume')).toBe(messages.resumeNotPdf);
  await form.choose(toFile('%PDF-open'), 'cancel');
  expect(form.errorOf('resume')).toBeNull();
  await form.tick();
  await form.send();
  const sent = (FakeRequest.last.body as FormData).get('resume') as File;
  expect(await sent.text()).toBe('%PDF-open');
});

test('closing the file dialog without a choice changes nothing', async () => {
  const form = open('application', { jobid: '7' });
  const locked = new File(['%PDF-locked'], 'resume.pdf', { type: 'application/pdf' });
  form.fill(inquiry);
  await form.choose(locked);
  await form.tick();
  await form.send();
  await form.answer(422, { message: { resume: [messages.resumeEncrypted] } });
  await act(async () => form.control('resume').dispatchEvent(new Event('cancel', { bubbles: true })));
  expect(form.errorOf('resume')).toBe(messages.resumeEncrypted);
});

test('an unsent application asks for its file again after a reload, and can then be sent with one tap', async () => {
  const pdf = new File(['%PDF-'], 'resume.pdf', { type: 'application/pdf' });
  const form = open('application', { jobid: '7' });
  form.fill(inquiry);
  await form.choose(pdf);
  await form.tick();
  await form.send();
  await act(async () => FakeRequest.last.onerror?.());
  expect(form.button()).toBe(controls.sendNow);
  unmount();
  const again = open('application', { jobid: '7' });
  expect(again.control('name').value).toBe(inquiry.name);
  expect([again.alert(), again.button()]).toEqual([
    `${file.again}Or call us: +91 98250 12345`,
    controls.send,
  ]);
  await again.choose(pdf);
  expect(again.alert()).toContain(controls.back);
  expect(again.button()).toBe(controls.sendNow);
  await again.send();
  expect(new Set(keysSent()).size).toBe(1);
});

test('an application refused after its dialog was closed asks for its file again', async () => {
  const form = open('application', { jobid: '7' });
  form.fill(inquiry);
  await form.choose(new File(['%PDF-'], 'resume.pdf', { type: 'application/pdf' }));
  await form.tick();
  await form.send();
  unmount();
  await form.answer(422, { message: { email: ['No such mail.'] } });
  expect(form.onFailed).toHaveBeenCalledExactlyOnceWith({
    draft: expect.objectContaining({ texts: expect.objectContaining(inquiry), unsent: false }),
    messages: { email: 'No such mail.', resume: file.again },
  });
});

test('offline an application without its file says that the file is missing', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const form = open('application', { jobid: '7' });
  form.fill(inquiry);
  await form.send();
  expect(form.errorOf('resume')).toBe(controls.missing);
  expect(readDraft('application')?.unsent).toBe(false);
});

test('an error of an earlier file is not shown once another file is chosen', async () => {
  const form = open('application');
  const slow = Promise.withResolvers<ArrayBuffer>();
  await form.choose(inCloud(() => slow.promise));
  await form.choose(new File(['%PDF-'], 'resume.pdf'));
  await act(async () => slow.resolve(new ArrayBuffer(0)));
  expect(form.errorOf('resume')).toBeNull();
});

test('a form sent too fast waits behind the loader and is then sent by itself', async () => {
  vi.useFakeTimers();
  const form = open('contact', {}, 2000);
  form.fill(contact);
  vi.spyOn(performance, 'now').mockReturnValue(300);
  await form.send();
  expect(form.button()).toBe('Loading...');
  expect(FakeRequest.sent).toHaveLength(0);
  vi.spyOn(performance, 'now').mockReturnValue(2000);
  await act(() => vi.advanceTimersByTimeAsync(1700));
  vi.restoreAllMocks();
  expect(FakeRequest.sent).toHaveLength(1);
  expect(Number(sentFields().filled_in_ms)).toBeGreaterThanOrEqual(2000);
});

test('an incomplete form sent too fast shows its errors, keeps the check, and can be sent again', async () => {
  const form = open('inquiry', {}, 60_000);
  form.fill({ ...inquiry, mobile: '' });
  await form.tick();
  await form.send();
  expect(FakeRequest.sent).toHaveLength(1);
  await form.answer(422, { message: { mobile: ['missing'] } });
  expect(form.errorOf('mobile')).toBe('missing');
  expect(form.control('rCaptcha').value).toBe('answer');
  expect(form.find('[type="checkbox"]:not([name$="consent"])').checked).toBe(true);
  await form.send();
  expect(FakeRequest.sent).toHaveLength(2);
});

test('a refused human check is reset, even in a form sent too fast', async () => {
  const form = open('inquiry', {}, 60_000);
  form.fill({ ...inquiry, mobile: '' });
  await form.tick();
  await form.send();
  await form.answer(422, { message: { rCaptcha: ['wrong'] } });
  expect(form.control('rCaptcha').value).toBe('');
});

test('a form without a human check shows one if the server asks for it', async () => {
  const form = open('contact');
  form.fill(contact);
  await form.send();
  expect(() => form.find('[type="checkbox"]:not([name$="consent"])')).toThrow();
  await form.answer(422, { message: { rCaptcha: [messages.rCaptchaFlood] } });
  expect(form.find('form').textContent).toContain(messages.rCaptchaFlood);
  expect(document.activeElement).toBe(form.find('[type="checkbox"]:not([name$="consent"])'));
  await form.tick();
  await form.send();
  expect(sentFields()).toMatchObject({ ...contact, rCaptcha: 'answer' });
});

test('an application shows its upload progress', async () => {
  const form = open('application', { jobid: '7' });
  form.fill(inquiry);
  await form.choose(new File(['%PDF-'], 'resume.pdf', { type: 'application/pdf' }));
  await form.tick();
  await form.send();
  const body = FakeRequest.last.body as FormData;
  expect([body.get('jobid'), (body.get('resume') as File).name]).toEqual(['7', 'resume.pdf']);
  expect(form.find<HTMLProgressElement>('progress').value).toBe(0);
  for (const [loaded, shown] of [
    [1, 0.25],
    [4, 1],
  ] as const) {
    act(() => FakeRequest.last.upload.onprogress?.({ loaded, total: 4 }));
    expect(form.find<HTMLProgressElement>('progress').value).toBe(shown);
    expect(form.find('label:has(progress)').textContent).toContain('Sending your resume');
  }
  await form.answer(200, { data: {} });
  expect(() => form.find('progress')).toThrow();
});

test('a form without a file shows no progress', async () => {
  const form = open('contact');
  form.fill(contact);
  await form.send();
  act(() => FakeRequest.last.upload.onprogress?.({ loaded: 1, total: 4 }));
  expect(() => form.find('progress')).toThrow();
});

const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms));
const away = 'We cannot take this form just now.';

test('a form that is not accepted says so with the telephone before the visitor writes, until it is accepted again', async () => {
  vi.useFakeTimers();
  askWhy.mockResolvedValue(away);
  const form = open('contact');
  expect(form.hasAlert()).toBe(false);
  await settle();
  expect(form.alert()).toBe(`${away}Or call us: +91 98250 12345`);
  // The message does not take the focus.
  expect(document.activeElement).toBe(document.body);
  await settle(19_999);
  expect(askWhy).toHaveBeenCalledTimes(1);
  await settle(1);
  expect(form.hasAlert()).toBe(true);
  askWhy.mockResolvedValue('');
  await settle(20_000);
  expect(form.hasAlert()).toBe(false);
  await settle(120_000);
  expect(askWhy).toHaveBeenCalledTimes(3);
});

test('asks again for the status when the visitor returns after a minute, not while he writes', async () => {
  vi.useFakeTimers();
  const form = open('contact');
  await settle(60_000);
  await act(async () => form.control('firstname').focus());
  expect(askWhy).toHaveBeenCalledTimes(1);
  await settle(1);
  askWhy.mockResolvedValue(away);
  await act(async () => form.control('lastname').focus());
  await settle();
  expect(form.alert()).toContain(away);
  await act(async () => form.control('firstname').focus());
  expect(askWhy).toHaveBeenCalledTimes(2);
});

test('a failed request for the status changes nothing', async () => {
  vi.useFakeTimers();
  askWhy.mockRejectedValue(new TypeError('Failed to fetch'));
  const form = open('contact');
  await settle(120_000);
  expect(form.hasAlert()).toBe(false);
  expect(askWhy).toHaveBeenCalledTimes(1);
});

test('if the status cannot be read later the message stays, and the form asks again', async () => {
  vi.useFakeTimers();
  askWhy
    .mockResolvedValueOnce(away)
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('');
  const form = open('contact');
  await settle();
  await settle(20_000);
  expect(form.alert()).toContain(away);
  await settle(20_000);
  expect(form.hasAlert()).toBe(false);
});

test('the error of a sent form replaces the message about the status', async () => {
  vi.useFakeTimers();
  askWhy.mockResolvedValue(away);
  const form = open('contact');
  await settle();
  await form.send();
  await form.answer(503, { message: { form: ['We could not save this just now.'] } });
  expect(form.alert()).toBe('We could not save this just now.Or call us: +91 98250 12345');
});
