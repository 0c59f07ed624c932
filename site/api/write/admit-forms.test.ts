import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { FieldCodes } from '@ev-site/contract/forms/codes.ts';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyReply } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getWords } from '../../words/words.ts';
import type { ApiContext } from '../context.ts';
import { ApiFailure } from '../failures.ts';
import { createAdmission } from './admit-forms.ts';
import { createFormHandlers } from './form-calls.ts';
import { createFormsInFlight } from './forms-in-flight.ts';
import { createPrivacyHandler } from './privacy-call.ts';

const takePlace = vi.fn<ApiContext['takePlace']>(async () => true);
const takeLead = vi.fn<ApiContext['leads']['takeLead']>();
const takeRequest = vi.fn<ApiContext['leads']['takeRequest']>();
const phone = { number: '+91 79 0000 0001', href: 'tel:+917900000001' };
const context = {
  leads: { takeLead, takeRequest },
  environment: { PUBLIC_URL: 'https://ev.example' },
  getWays: async () => ({ phone, mailbox: '' }),
  takePlace,
  drawPlain: async (content: object) => ({ html: JSON.stringify(content), policy: '' }),
  showFormAgain: (_request: unknown, reply: FastifyReply, path: string, typed: object) =>
    reply.code(422).send({ path, typed }),
} as unknown as ApiContext;

const privacy = '/api/post-privacy-request';
const contact = '/api/post-contact-us';
const application = '/api/post-apply-job';
const mostOpen = 3;
const mostOfAll = 10;

const server = Fastify({ forceCloseConnections: true });
let origin = '';
beforeAll(async () => {
  const admission = createAdmission(
    context,
    createFormsInFlight({
      ofOne: { forms: mostOpen, bytes: 1000 },
      ofAll: { forms: mostOfAll, bytes: 1000 },
    }),
  );
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  server.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof ApiFailure)) throw error;
    return reply.code(error.statusCode).headers(error.headers).send(error.failure);
  });
  server.post(privacy, createPrivacyHandler(context, admission));
  server.register(multipart);
  const handlers = createFormHandlers(context, admission);
  server.post(contact, handlers['post-contact-us']);
  server.post(application, handlers['post-apply-job']);
  origin = await server.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.close());
beforeEach(() => {
  takeLead.mockReset().mockResolvedValue({ outcome: 'saved' });
  takeRequest.mockReset().mockResolvedValue({ outcome: 'saved' });
});

const stall = async (
  path: string,
  type = 'application/json',
  begun = '{"email":',
  localAddress = '127.0.0.1',
): Promise<Socket> => {
  const socket = connect({ port: Number(new URL(origin).port), host: '127.0.0.1', localAddress });
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nX-Requested-With: XMLHttpRequest\r\nContent-Type: ${type}\r\nContent-Length: 99999\r\n\r\n${begun}`,
  );
  return socket;
};

const send = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(`${origin}${path}?lang=en`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers,
    redirect: 'manual',
  });
const sendScripted = (path: string) => send(path, {}, { 'X-Requested-With': 'XMLHttpRequest' });
/** Header that the browser inside an app adds to each request. */
const inApp = { 'X-Requested-With': 'com.facebook.katana' };
const statusOf = async (path: string) => (await sendScripted(path)).status;

test.each([
  [privacy, contact],
  [contact, privacy],
])('forms under way to %s take places from %s, because both share them', async (stalledPath, path) => {
  const stalled = await Promise.all(Array.from({ length: mostOpen }, () => stall(stalledPath)));
  try {
    // Each form has its place once its headers have arrived, unless this status check held the last place just then.
    await vi.waitFor(async () => {
      const status = await statusOf(path);
      if (status !== 503 && stalled.length < 10) stalled.push(await stall(stalledPath));
      expect(status).toBe(503);
    });
    const refused = await sendScripted(path);
    expect(refused.headers.get('retry-after')).toBe('30');
    const { problems } = getWords('en').forms;
    expect(await refused.json()).toEqual({
      message: { form: [problems.overloaded({ phone: '+91 79 0000 0001' })] },
      code: 'busy',
    });
    for (const headers of [{}, inApp])
      expect(await (await send(path, {}, headers)).json()).toMatchObject({ kind: 'problems', isOurs: true });
  } finally {
    for (const socket of stalled) socket.destroy();
  }
  await expect.poll(() => statusOf(path)).toBe(200);
});

test('forms that arrive slowly from a few addresses fill all places, and give way to a visitor of another address', async () => {
  const places = Array.from({ length: mostOfAll }, (_, place) => place);
  const answers: string[] = [];
  const stalled = await Promise.all(
    places.map(async (place) => {
      const socket = await stall(
        contact,
        undefined,
        undefined,
        `127.0.2.${1 + Math.floor(place / mostOpen)}`,
      );
      return socket.on('data', (data) => answers.push(String(data)));
    }),
  );
  try {
    const byAnother = await stall(contact, undefined, undefined, '127.0.3.1');
    await expect.poll(() => answers).toHaveLength(1);
    byAnother.destroy();
    expect(answers[0]).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\nRetry-After: 30\r\n/);
    expect(await statusOf(contact)).toBe(200);
  } finally {
    for (const socket of stalled) socket.destroy();
  }
});

test('a form with a file is not taken if it gets no place once it has arrived', async () => {
  takePlace.mockResolvedValueOnce(false);
  const body = new FormData();
  body.set('name', 'Asha');
  const answer = await fetch(origin + application, { method: 'POST', body });
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await answer.json()).toMatchObject({ code: 'busy' });
  expect(takeLead).not.toHaveBeenCalled();
});

test('a refused file ends its connection with the answer', async () => {
  const part = '--x\r\nContent-Disposition: form-data; name="picture"; filename="a.png"\r\n\r\nx';
  const socket = await stall(application, 'multipart/form-data; boundary=x', part);
  const [answered] = await once(socket, 'data');
  socket.destroy();
  expect(String(answered)).toMatch(/^HTTP\/1\.1 422 /);
  expect(String(answered)).toMatch(/^connection: close/im);
});

test('a form that needs the human check comes back with what was typed and what is wrong', async () => {
  const { messages } = getWords('en').forms;
  const refuse = (codes: FieldCodes) => takeRequest.mockResolvedValue({ outcome: 'refused', codes });
  const path = '/privacy/requests';
  const typed = { kind: 'see', email: 'a@example.com' };
  refuse({ rCaptcha: ['rCaptchaFlood'] });
  const again = await send(privacy, typed);
  expect([again.status, again.headers.get('location')]).toEqual([422, null]);
  expect(await again.json()).toEqual({ path, typed: { ...typed, problem: messages.rCaptchaFlood } });
  refuse({ rCaptcha: ['rCaptchaWrong'] });
  const spent = { ...typed, rCaptcha: 'spent' };
  expect(await (await send(privacy, spent)).json()).toMatchObject({
    typed: { problem: messages.rCaptchaWrong },
  });
  refuse({ kind: ['requestKindMissing'], phone: ['phoneForm'] });
  expect(await (await send(privacy, { phone: '12', rCaptcha: '' })).json()).toEqual({
    path,
    typed: { phone: '12', rCaptcha: '', problem: `${messages.requestKindMissing} ${messages.phoneForm}` },
  });
  expect(await (await send(privacy, {})).json()).toMatchObject({ kind: 'problems', backTo: path });
  refuse({ rCaptcha: ['rCaptchaFlood'] });
  expect(await (await sendScripted(privacy)).json()).toEqual({
    message: { rCaptcha: [messages.rCaptchaFlood] },
  });
});

test.each([
  ['/contactus?vehicle=millo&choice=Half+Body+Cargo', '/contactus?vehicle=millo&choice=Half+Body+Cargo'],
  ['/hi/contactus?sent=contact&reference=ABCD-1234&vehicle=millo', '/contactus?vehicle=millo'],
  ['/contactus?sent=contact&reference=ABCD-1234', '/contactus'],
  ['/testride?vehicle=millo', '/contactus'],
])('a refused form of the page %s links back to %s', async (page, backTo) => {
  const headers = { Referer: `https://ev.example${page}` };
  takeLead.mockResolvedValue({ outcome: 'refused', codes: { phone: ['phoneForm'] } });
  expect(await (await send(contact, {}, headers)).json()).toMatchObject({ kind: 'problems', backTo });
});

test.each([
  [contact, '/contactus?sent=contact#form'],
  [privacy, '/privacy/requests?sent=request#form'],
])('a form to %s from the browser inside an app leads to the page %s', async (path, page) => {
  const answer = await send(path, {}, inApp);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, page]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test.each([
  [contact, '/contactus?vehicle=millo'],
  [privacy, '/privacy/requests'],
])(
  'a form to %s that is too large, and one that fails, get a page with a link back to %s',
  async (path, page) => {
    const { problems } = getWords('en').forms;
    const headers = { Referer: `https://ev.example${page}` };
    const large = await send(path, { message: 'x'.repeat(150_000) }, headers);
    expect([large.status, large.headers.get('content-type')]).toEqual([413, 'text/html; charset=utf-8']);
    expect(large.headers.get('cache-control')).toBe('no-store');
    const said = { kind: 'problems', language: 'en', backTo: page, phone };
    expect(await large.json()).toEqual({ ...said, problems: [problems.tooLarge], isOurs: false });
    for (const take of [takeLead, takeRequest]) take.mockRejectedValue(new Error('secret detail'));
    const failed = await send(path, {}, headers);
    expect(failed.status).toBe(503);
    expect(await failed.json()).toEqual({ ...said, problems: [problems.unavailable], isOurs: true });
  },
);

test('a page of problems names the field of each sentence, because two fields may have the same one', async () => {
  const codes: FieldCodes = { firstname: ['nameLetters'], lastname: ['nameLetters'], form: ['tooFast'] };
  takeLead.mockResolvedValue({ outcome: 'refused', codes });
  const { labels, messages } = getWords('en').forms;
  expect(await (await send(contact, {})).json()).toMatchObject({
    problems: [
      `${labels.firstname}: ${messages.nameLetters}`,
      `${labels.lastname}: ${messages.nameLetters}`,
      messages.tooFast,
    ],
  });
});

test('a form above the limit of its network is shown as our fault, not as one to correct', async () => {
  takeLead.mockResolvedValue({ outcome: 'tooMany' });
  const answer = await send(contact, {}, { Referer: 'https://ev.example/contactus' });
  expect([answer.status, await answer.json()]).toEqual([
    429,
    expect.objectContaining({ kind: 'problems', isOurs: true }),
  ]);
});
