import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addSecurityText } from './security-text.ts';

const ask = async (contact: string | undefined) => {
  const server = Fastify();
  addSecurityText(server, { contact, publicUrl: 'https://ev.example' });
  const response = await server.inject('/.well-known/security.txt');
  await server.close();
  return response;
};

test('security.txt names the contact, its own address, and an end within a year', async () => {
  const { statusCode, headers, body } = await ask('mailto:security@ev.example');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    body
      .trimEnd()
      .split('\n')
      .map((line) => line.split(/: (.*)/s) as [string, string]),
  );
  expect(fields.get('Contact')).toBe('mailto:security@ev.example');
  expect(fields.get('Canonical')).toBe('https://ev.example/.well-known/security.txt');
  const days = (Date.parse(fields.get('Expires') ?? '') - Date.now()) / 86_400_000;
  expect([days > 100, days < 365]).toEqual([true, true]);
});

test('without a contact there is no security.txt', async () => {
  expect((await ask(undefined)).statusCode).toBe(404);
});
