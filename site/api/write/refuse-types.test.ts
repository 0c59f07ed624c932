import { forms } from '@ev-site/contract/forms/forms.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { ApiFailure } from '../failures.ts';
import { refuseTypesBut } from './refuse-types.ts';

const server = Fastify();
server.setErrorHandler((error, _request, reply) => {
  if (!(error instanceof ApiFailure)) throw error;
  return reply.code(error.statusCode).send(error.failure);
});
for (const { path, types } of Object.values(forms))
  server.post(path, { onRequest: refuseTypesBut(types), handler: async () => 'taken' });

const post = async (path: string, type: string, language: string) => {
  const answer = await server.inject({
    method: 'POST',
    url: `${path}?lang=${language}`,
    headers: { 'content-type': type },
    payload: '{}',
  });
  return { status: answer.statusCode, said: answer.json().message?.form?.[0] };
};

test.each([
  ['application', 'en', 'This call takes multipart/form-data. Please send it with the right content type.'],
  ['application', 'hi', 'यहाँ multipart/form-data भेजा जा सकता है। सही कंटेंट टाइप के साथ भेजें।'],
  ['inquiry', 'gu', 'આ API application/json જ લે છે. સાચા કન્ટેન્ટ ટાઈપ સાથે મોકલો.'],
  [
    'contact',
    'en',
    'This call takes application/json or application/x-www-form-urlencoded. Please send it with the right content type.',
  ],
] as const)('the call of the form “%s” says in %s which types it accepts', async (kind, language, said) => {
  // The answer is the same whether Fastify has a parser for the type or not.
  for (const type of ['text/plain', 'text/csv', ''])
    expect(await post(forms[kind].path, type, language)).toEqual({ status: 415, said });
});

test('a call accepts its type with any parameters and letter case', async () => {
  const answer = await server.inject({
    method: 'POST',
    url: forms.inquiry.path,
    headers: { 'content-type': 'Application/JSON; charset=utf-8' },
    payload: '{}',
  });
  expect(answer.body).toBe('taken');
});
