import Fastify from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import type { FoundPage } from '../rendering/rendered-page.ts';
import type { PageSource } from './pages.ts';
import { createShowFormAgain } from './show-form-again.ts';
import { toStoredAnswer } from './stored-answer.ts';

const toAnswer = (status: number, text: string) =>
  toStoredAnswer({ status, etag: 'W/"x"', headers: {}, bodies: { identity: Buffer.from(text) } });
const found = { address: '/hi/form', own: {} } as FoundPage;
const find = vi.fn<PageSource['find']>(async () => found);
const get = vi.fn<PageSource['get']>(async () => toAnswer(422, 'the form'));
const showFormAgain = createShowFormAgain({ find, get }, { get: (status) => toAnswer(status, 'ours') });
const typed = { email: 'a@example.com' };

const server = Fastify();
server.post('/', (request, reply) => showFormAgain(request, reply, '/hi/form', typed));
afterAll(() => server.close());

const post = async () => {
  const { statusCode, body } = await server.inject({ method: 'POST', url: '/' });
  return [statusCode, body];
};

test('what was typed goes into the page but not into its address', async () => {
  expect(await post()).toEqual([422, 'the form']);
  expect(find.mock.calls).toEqual([['/hi/form', {}]]);
  expect(get.mock.calls[0]?.[0]).toEqual({ address: '/hi/form', own: typed });
});

test('a missing page causes a 500', async () => {
  find.mockResolvedValueOnce(undefined);
  expect(await post()).toEqual([500, 'ours']);
});
