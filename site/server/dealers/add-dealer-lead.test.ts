import Fastify from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { drawPlainPage } from '../../rendering/plain/draw-plain-page.tsx';
import { toStoredAnswer } from '../stored-answer.ts';
import { addDealerLead } from './add-dealer-lead.ts';

const server = Fastify();
const desk = { read: vi.fn(), take: vi.fn(), giveBack: vi.fn(), note: vi.fn() };
let isWithinQuota = true;
const plain = {
  get: (status: number) =>
    toStoredAnswer({ status, etag: '"x"', headers: {}, bodies: { identity: Buffer.from('plain') } }),
};

beforeAll(async () => {
  addDealerLead(server, {
    desk,
    drawPlain: drawPlainPage,
    plain,
    publicUrl: 'https://ev.example',
    headers: {},
    takeFromQuota: async () => isWithinQuota,
  });
  await server.ready();
});
afterAll(() => server.close());
beforeEach(() => {
  isWithinQuota = true;
  for (const one of Object.values(desk)) one.mockReset().mockResolvedValue(null);
});

const post = (body: string, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: '/gu/lead',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    payload: body,
  });

test('too many requests get 429, and neither read nor change anything', async () => {
  isWithinQuota = false;
  expect((await server.inject('/lead?key=1.x')).statusCode).toBe(429);
  expect((await post('action=take&key=1.x')).statusCode).toBe(429);
  for (const one of Object.values(desk)) expect(one).not.toHaveBeenCalled();
});

test('opening the link changes nothing, nor does a form of another site', async () => {
  await server.inject('/lead?key=1.x&action=take');
  await server.inject({ method: 'HEAD', url: '/lead?key=1.x&action=back' });
  const strange = await post('action=back&key=1.x&reason=x', { Origin: 'https://elsewhere.example' });
  expect(strange.statusCode).toBe(404);
  for (const change of [desk.take, desk.giveBack, desk.note]) expect(change).not.toHaveBeenCalled();
  await post('action=take&key=1.x', { Origin: 'https://ev.example' });
  expect(desk.take).toHaveBeenCalledWith('1.x');
});
