import { ownDataPath } from '@ev-site/contract/paths.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import type { OwnData } from '../../leads/privacy/own-data.ts';
import type { NoResume } from '../../page/own-record.ts';
import type { PlainContent } from '../../page/plain-page.ts';
import { createPlainPages } from '../plain-pages.ts';
import { addOwnData } from './add-own-data.ts';

const unused = async () => {
  throw new Error('Not asked here.');
};

/** Serves the page with one person's data, and records what is drawn. */
const serve = async (own: Partial<OwnData>, isWithinQuota = true) => {
  const server = Fastify();
  const drawn: PlainContent[] = [];
  const plain = createPlainPages({
    isHttps: false,
    draw: async ({ kind }) => ({ html: kind, policy: "default-src 'none'" }),
  });
  await plain.prepare();
  addOwnData(server, {
    own: {
      isLink: unused,
      isKeyOfErased: async () => false,
      open: unused,
      read: async () => [],
      count: async () => 0,
      toFile: unused,
      readResume: unused,
      withdraw: unused,
      correct: unused,
      erase: unused,
      ...own,
    },
    drawPlain: async (content) => {
      drawn.push(content);
      return { html: content.kind, policy: "default-src 'none'" };
    },
    plain,
    publicUrl: 'https://ev.example',
    headers: { 'X-Content-Type-Options': 'nosniff' },
    takeFromQuota: async () => isWithinQuota,
  });
  const post = (fields: Record<string, string>, from = 'https://ev.example') =>
    server.inject({
      method: 'POST',
      url: ownDataPath,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: from },
      payload: new URLSearchParams(fields).toString(),
    });
  return { server, post, drawn };
};

/** Serves the page with only a resume. */
const open = async (resume: Awaited<ReturnType<OwnData['readResume']>>, isWithinQuota = true) => {
  const asked: unknown[] = [];
  const readResume: OwnData['readResume'] = async (...keys) => {
    asked.push(keys);
    return resume;
  };
  const { post, drawn } = await serve({ readResume }, isWithinQuota);
  const ask = (from?: string) => post({ action: 'resume', ticket: '1.abc', reference: 'K7M2-4QXD' }, from);
  return { ask, asked, drawn };
};

const bytes = new TextEncoder().encode('%PDF-1.7 of Asha');
const toResume = () => ({ bytes: bytes.length, stream: new Blob([bytes]).stream() });

test('a resume is sent as a download that is not cached, and only to forms of this site', async () => {
  const { ask, asked } = await open(toResume());
  const answer = await ask();
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('%PDF-1.7 of Asha');
  expect(answer.headers).toMatchObject({
    'content-disposition': 'attachment; filename="resume-K7M2-4QXD.pdf"',
    'content-type': 'application/octet-stream',
    'content-length': String(bytes.length),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(asked).toEqual([['1.abc', 'K7M2-4QXD']]);
  expect((await ask('https://elsewhere.example')).statusCode).toBe(404);
  expect(asked).toHaveLength(1);
});

test.each<[NoResume, number]>([
  ['resumeAway', 503],
  ['resumeGone', 404],
])('the page shows %s if there is no resume to send', async (why, status) => {
  const { ask, drawn } = await open(why);
  expect((await ask()).statusCode).toBe(status);
  expect(drawn).toEqual([expect.objectContaining({ kind: 'own data', ticket: '1.abc', done: why })]);
});

test('an expired ticket gets 404, and too many requests get 429', async () => {
  const { ask, drawn } = await open(null);
  expect((await ask()).statusCode).toBe(404);
  expect(drawn).toEqual([expect.objectContaining({ kind: 'own gone' })]);
  const often = await open(toResume(), false);
  expect((await often.ask()).statusCode).toBe(429);
  expect(often.asked).toEqual([]);
});

test.each(['resume', 'file', 'open', 'erase', 'keep', 'eraseForGood', 'withdraw', 'correct'])(
  'a key that is no text opens nothing for the action %s',
  async (action) => {
    const gone = async () => null;
    const { server } = await serve({
      ...{ open: gone, read: gone, toFile: gone, readResume: gone },
      ...{ erase: gone, withdraw: gone, correct: gone },
    });
    const none = { toString: 1 };
    const answer = await server.inject({
      method: 'POST',
      url: ownDataPath,
      headers: { origin: 'https://ev.example' },
      payload: { action, key: none, ticket: none, reference: none },
    });
    expect(answer.statusCode).toBe(404);
  },
);

test('all data are erased only by a second press, and another button keeps them', async () => {
  const ticket = '1.abc';
  const erased: unknown[] = [];
  const { post, drawn } = await serve({
    count: async () => 3,
    async erase(given) {
      erased.push(given);
      return 'erased';
    },
  });
  expect((await post({ action: 'erase', ticket })).statusCode).toBe(200);
  expect((await post({ action: 'keep', ticket })).statusCode).toBe(200);
  expect(erased).toEqual([]);
  expect((await post({ action: 'eraseForGood', ticket })).statusCode).toBe(200);
  expect(erased).toEqual([ticket]);
  expect(drawn).toEqual([
    { kind: 'own erase', language: 'en', ticket, count: 3 },
    expect.not.objectContaining({ done: expect.anything() }),
    expect.objectContaining({ kind: 'own data', done: 'erased' }),
  ]);
});

test('nobody is asked to confirm the erasure if nothing is left or the ticket has expired', async () => {
  const { post, drawn } = await serve({});
  await post({ action: 'erase', ticket: '1.abc' });
  expect(drawn).toEqual([expect.objectContaining({ kind: 'own data', records: [] })]);
  const gone = await serve({ read: async () => null });
  for (const action of ['erase', 'keep'])
    expect((await gone.post({ action, ticket: '1.abc' })).statusCode).toBe(404);
  expect(gone.drawn.map(({ kind }) => kind)).toEqual(['own gone', 'own gone']);
});

test('an invalid correction comes back with what was typed, what was shown, and the error codes', async () => {
  const codes = { phone: ['phoneForm'] } as const;
  const { post, drawn } = await serve({ correct: async () => ({ codes }) });
  const typed = { name: 'Asha Patil', email: 'asha@example.com', phone: '12' };
  const shown = { shownName: 'Asha', shownEmail: 'a@example.com', shownPhone: '+91 98250 12345' };
  const answer = await post({ action: 'correct', ticket: '1.abc', ...typed, ...shown });
  expect(answer.statusCode).toBe(422);
  const before = { name: 'Asha', email: 'a@example.com', phone: '+91 98250 12345' };
  expect(drawn).toEqual([expect.objectContaining({ refused: { typed, shown: before, codes } })]);
});
