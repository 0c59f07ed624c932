import { describe, expect, it } from 'vitest';
import { createRateLimit, toNetwork } from './rate-limit.ts';

describe('createRateLimit', () => {
  it('lets a burst through, then as many as come back with time', () => {
    let time = 0;
    const limit = createRateLimit(3, 3000, () => time);
    expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false]);
    time = 1000;
    expect([1, 2].map(() => limit.take('a'))).toEqual([true, false]);
  });

  it('counts each key by itself', () => {
    const limit = createRateLimit(1, 1000, () => 0);
    expect([limit.take('a'), limit.take('b'), limit.take('a')]).toEqual([true, true, false]);
  });

  it('never saves up more than the burst', () => {
    let time = 0;
    const limit = createRateLimit(2, 1000, () => time);
    time = 1_000_000;
    expect([1, 2, 3].map(() => limit.take('a'))).toEqual([true, true, false]);
  });
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2401:4900:1c2a:9d:1:2:3:4', '2401:4900:1c2a:9d'],
  ['2401:4900::1', '2401:4900:0:0'],
  ['::1', '0:0:0:0'],
])('takes %s as %s', (address, network) => {
  expect(toNetwork(address)).toBe(network);
});
