import { EventEmitter } from 'node:events';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { createStudioPlaces } from './studio-places.ts';

test('all networks of one IPv6 /48 together leave half of the places to others', () => {
  const places = createStudioPlaces();
  const take = (network: string): boolean => {
    const reply = { raw: new EventEmitter() } as unknown as FastifyReply;
    try {
      places.take(reply, { asker: null, network, body: 'small', isFile: false });
      return true;
    } catch {
      return false;
    }
  };
  const networks = Array.from({ length: 128 }, (_, index) => `2001:db8:0:${index.toString(16)}::`);
  expect(networks.filter(take)).toHaveLength(60);
  expect([take('2001:db8:1::'), take('203.0.113.9')]).toEqual([true, true]);
});
