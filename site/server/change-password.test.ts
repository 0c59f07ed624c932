import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addChangePassword } from './change-password.ts';

test('the address for changing a password leads to the account page of the studio', async () => {
  const server = Fastify();
  addChangePassword(server);
  const { statusCode, headers } = await server.inject('/.well-known/change-password');
  expect(statusCode).toBe(302);
  expect(headers.location).toBe('/studio/account');
  await server.close();
});
