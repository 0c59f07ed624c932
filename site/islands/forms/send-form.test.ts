import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeRequest } from '../../testing/fake-request.ts';
import { sendForm } from './send-form.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  FakeRequest.forget();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const toValues = (fields: Record<string, string | File>): FormData => {
  const values = new FormData();
  for (const [name, value] of Object.entries(fields)) values.set(name, value);
  return values;
};

const send = (kind: Parameters<typeof sendForm>[0]['kind'], values = toValues({ name: 'Asha' })) => {
  const onProgress = vi.fn();
  const outcome = sendForm({ kind, values, key: 'k1', unreached: 'no answer', onProgress });
  return { outcome, onProgress, request: FakeRequest.last };
};

const unreached = { sent: false, lost: true, messages: { form: 'no answer' } };

test.each([
  ['dealer', 'POST /api/create-dealer'],
  ['contact', 'POST /api/post-contact-us'],
  ['inquiry', 'POST /api/post-product-inquiry'],
] as const)('a form of the kind "%s" goes as JSON to %s', (kind, path) => {
  const { request } = send(kind);
  expect(request.path).toBe(path);
  expect(request.headers).toEqual({
    'x-requested-with': 'XMLHttpRequest',
    accept: 'application/json',
    'content-type': 'application/json',
    'idempotency-key': 'k1',
  });
  expect(JSON.parse(String(request.body))).toEqual({ name: 'Asha' });
});

test('an application is sent as multipart, with the boundary of the browser', () => {
  const values = toValues({ resume: new File(['%PDF-'], 'resume.pdf') });
  const { request } = send('application', values);
  expect(request.path).toBe('POST /api/post-apply-job');
  expect(request.body).toBe(values);
  expect(request.headers['content-type']).toBeUndefined();
});

test('an accepted form is a success without a reference', async () => {
  const { outcome, request } = send('contact');
  request.answer(200, { data: { title: 'Success' } });
  expect(await outcome).toEqual({ sent: true, reference: '' });
});

test('the reference is read from the answer, and ignored if it is invalid', async () => {
  const ask = async (data: unknown) => {
    const { outcome, request } = send('contact');
    request.answer(200, { data });
    return outcome;
  };
  expect(await ask({ reference: 'K7M2-4QXD' })).toEqual({ sent: true, reference: 'K7M2-4QXD' });
  for (const reference of ['<b>', 7, null])
    expect(await ask({ reference })).toEqual({ sent: true, reference: '' });
});

test('a refusal gives the first message of each field', async () => {
  const { outcome, request } = send('contact');
  request.answer(422, { message: { phone: ['too short', 'no digits'], email: ['missing'] } });
  expect(await outcome).toEqual({
    sent: false,
    lost: false,
    messages: { phone: 'too short', email: 'missing' },
  });
});

test.each([
  ['a proxy’s page', 502, '<h1>Bad Gateway</h1>'],
  ['an empty answer', 500, ''],
  ['messages of another shape', 422, { message: 'bad' }],
  ['the page of a network that one has to sign in to', 200, '<h1>Welcome to the station</h1>'],
  ['a success without a word', 200, ''],
  ['a success of another shape', 200, { data: 'ok' }],
])('%s counts as not sent', async (_what, status, body) => {
  const { outcome, request } = send('contact');
  request.answer(status, body);
  expect(await outcome).toEqual(unreached);
});

test('a lost connection counts as not sent', async () => {
  const { outcome, request } = send('contact');
  request.onerror?.();
  expect(await outcome).toEqual(unreached);
});

test('gives up after thirty seconds without progress', async () => {
  const { outcome, onProgress, request } = send('application');
  const settled = vi.fn();
  outcome.then(settled);
  for (const loaded of [1, 2, 4]) {
    await vi.advanceTimersByTimeAsync(29_000);
    request.upload.onprogress?.({ loaded, total: 4 });
  }
  expect(onProgress.mock.calls).toEqual([[0.25], [0.5], [1]]);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(settled).toHaveBeenCalledExactlyOnceWith(unreached);
});

test.each([
  ['application', 120_000],
  ['contact', 30_000],
] as const)(
  'after the upload of the form “%s” is complete, waits at most %i ms for the answer',
  async (kind, most) => {
    const { outcome, request } = send(kind);
    const settled = vi.fn();
    outcome.then(settled);
    request.upload.onprogress?.({ loaded: 4, total: 4 });
    request.upload.onload?.();
    await vi.advanceTimersByTimeAsync(most - 1000);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(settled).toHaveBeenCalledExactlyOnceWith(unreached);
  },
);

test('an answer stops the timer', async () => {
  const { outcome, request } = send('contact');
  const abort = vi.spyOn(request, 'abort');
  request.answer(200, { data: {} });
  await outcome;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(abort).not.toHaveBeenCalled();
});
