import { limits } from '@ev-site/contract/forms/limits.ts';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { getWords } from '../../words/words.ts';
import { ApiFailure } from '../failures.ts';
import { type MultipartForm, readMultipart } from './read-multipart.ts';

const words = getWords('en').forms;
const { messages, problems } = words;
let room: number;

let held = 0;
let form: MultipartForm | undefined;

const server = Fastify({ forceCloseConnections: true });
server.register(multipart);
server.post('/', async (request, reply) => {
  try {
    form = await readMultipart(request, 'application', words, {
      hold(bytes) {
        held += bytes;
        if (held > room) throw new ApiFailure(503, 'full');
      },
      drop(bytes) {
        held -= bytes;
      },
    });
    return {};
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return reply.code(error.statusCode).send(error.failure.message);
  }
});
afterAll(() => server.close());
beforeEach(() => {
  room = 100_000;
  held = 0;
  form = undefined;
});

interface Part {
  name: string;
  value: string;
  /** Further parameters of its header. */
  more?: string;
}

const send = async (parts: readonly Part[]) => {
  const body = parts.map(
    ({ name, value, more = '' }) =>
      `--x\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`,
  );
  const response = await server.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${body.join('')}--x--\r\n`,
  });
  return { status: response.statusCode, message: response.json() };
};

const file: Part = {
  name: 'resume',
  value: '%PDF-',
  more: '; filename="cv.pdf"\r\nContent-Type: application/pdf',
};
const asJson = '\r\nContent-Type: application/json';

test('keeps every field and the file, and counts all their bytes', async () => {
  const comment = 'मैं मिस्त्री हूँ।'.repeat(100);
  expect(
    await send([{ name: 'comment', value: comment }, { name: 'jobid', value: '1' }, file]),
  ).toMatchObject({
    status: 200,
  });
  expect(form).toEqual({
    fields: { comment, jobid: '1' },
    resume: { name: 'cv.pdf', bytes: Buffer.from('%PDF-') },
  });
  expect(held).toBe(Buffer.byteLength(`comment${comment}jobid1%PDF-`));
});

test('refuses fields that exceed the space', async () => {
  const parts = Array.from({ length: 20 }, (_, count) => ({ name: `f${count}`, value: 'x'.repeat(9000) }));
  expect(await send(parts)).toEqual({ status: 503, message: { form: ['full'] } });
});

test('reads a file that is too large to its end, and keeps none of it', async () => {
  room = limits.resume;
  const parts = [
    { name: 'jobid', value: '1' },
    { ...file, value: 'x'.repeat(limits.resume + 1) },
  ];
  expect(await send(parts)).toEqual({ status: 413, message: { resume: [messages.resumeLarge] } });
  expect(held).toBe('jobid1'.length);
});

test('reads the longest allowed text of a visitor completely, in every script', async () => {
  const comment = '𑒧'.repeat(limits.message);
  const rCaptcha = 'x'.repeat(limits.rCaptcha);
  expect(
    await send([
      { name: 'comment', value: comment },
      { name: 'rCaptcha', value: rCaptcha },
    ]),
  ).toMatchObject({
    status: 200,
  });
  expect(form?.fields).toEqual({ comment, rCaptcha });
});

test.each([
  ['comment', { comment: [messages.messageLong] }],
  ['email', { email: [messages.emailForm] }],
  ['rCaptcha', { rCaptcha: [messages.rCaptchaWrong] }],
  ['resume', { resume: [messages.resumeMissing] }],
  ['anything', { form: [problems.unreadable] }],
])('a field %s that is far too long is refused by name, and none of it is kept', async (name, message) => {
  const parts = [
    { name, value: 'x'.repeat(limits.body) },
    { name: 'jobid', value: '1' },
  ];
  expect(await send(parts)).toEqual({ status: 422, message });
  expect(held).toBe('jobid1'.length);
});

test.each([
  ['JSON', { name: 'comment', value: '[{},{}]', more: asJson }],
  ['JSON in the place of the file', { name: 'resume', value: '[{},{}]', more: asJson }],
  ['another file', { ...file, name: 'photo' }],
  ['a name of the language', { name: '__proto__', value: 'x' }],
])('%s is refused without being parsed', async (_what, part) => {
  const parse = vi.spyOn(JSON, 'parse');
  const refused = await send([part]);
  const parsed = parse.mock.calls.filter(([text]) => text === part.value);
  parse.mockRestore();
  expect(refused).toEqual({ status: 422, message: { form: [problems.unreadable] } });
  expect(parsed).toEqual([]);
});

test('what follows a refused part is skipped, and the connection stays open', async () => {
  const url = await server.listen({ host: '127.0.0.1', port: 0 });
  const body = new FormData();
  body.append('photo', new Blob(['x']), 'photo.png');
  for (let count = 0; count < 10; count += 1) body.append(`f${count}`, 'x'.repeat(limits.body));
  for (let time = 0; time < 2; time += 1) {
    const refused = await fetch(url, { method: 'POST', body });
    expect([refused.status, await refused.json()]).toEqual([422, { form: [problems.unreadable] }]);
  }
  expect(held).toBe(0);
});
