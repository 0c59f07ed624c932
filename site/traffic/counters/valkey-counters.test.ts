import { setTimeout as delay } from 'node:timers/promises';
import { hasValkey, startValkey, type TestValkey } from '@ev-site/scripts/test-valkey.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Counters } from './counter.ts';
import { openCounters } from './open-counters.ts';

const secret = 'x'.repeat(32);

describe.skipIf(!hasValkey)('counters in a store (needs valkey-server or redis-server)', () => {
  let server: TestValkey;
  const open: Counters[] = [];

  const openOne = async (log = { warn: vi.fn(), info: vi.fn() }) => {
    const counters = await openCounters({ VALKEY_URL: server.url }, secret, log);
    open.push(counters);
    return { counters, log };
  };

  beforeAll(async () => {
    server = await startValkey();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((counters) => counters.close()));
  });
  afterAll(() => server.remove());

  test('are shared by all processes, with a separate window for each key', async () => {
    const [one, two] = [(await openOne()).counters, (await openOne()).counters];
    const [here, there] = [one.open('shared', 1000), two.open('shared', 1000)];
    expect([await here.add('a'), await there.add('a'), await here.add('b')]).toEqual([1, 2, 1]);
    expect([await there.read('a'), await there.add('a', -1), await here.read('never')]).toEqual([2, 1, 0]);
    expect(await one.open('other', 1000).read('a')).toBe(0);
    await expect.poll(() => here.read('a'), { timeout: 3000 }).toBe(0);
  });

  test('hide the counted addresses in the store', async () => {
    const { counters } = await openOne();
    await counters.open('addresses', 60_000).add('203.0.113.9');
    await counters.open('addresses', 60_000).add('asha@example.com');
    const keys = await server.ask('KEYS *');
    expect(keys.match(/ev-site:addresses:/g)).toHaveLength(2);
    expect(keys).not.toMatch(/203\.0|asha/);
  });

  test('count locally while the store is down or paused, without long waits, and log each outage once', async () => {
    const { counters, log } = await openOne();
    const counter = counters.open('gone', 60_000);
    await counter.add('a');
    for (const [away, back] of [
      [server.kill, server.start],
      [server.hold, server.goOn],
    ] as const) {
      log.warn.mockClear();
      log.info.mockClear();
      const before = await counter.read('a');
      await away();
      const began = performance.now();
      for (let count = 0; count < 10; count += 1) await counter.add('a');
      expect(performance.now() - began).toBeLessThan(400);
      await delay(1500);
      await back();
      await expect.poll(() => log.info).toHaveBeenCalledTimes(1);
      expect(log.warn).toHaveBeenCalledTimes(1);
      // A new server has lost the counts; a paused one still has them, and has executed the command that nobody waited
      // for.
      expect(await counter.add('a')).toBe(away === server.kill ? 1 : before + 2);
    }
  });

  test('open within two seconds without the store, and use it later', async () => {
    await server.kill();
    const began = performance.now();
    const { counters, log } = await openOne();
    expect(await counters.open('late', 60_000).add('a')).toBe(1);
    expect(performance.now() - began).toBeLessThan(2000);
    await server.start();
    await expect.poll(() => log.info).toHaveBeenCalledTimes(1);
  });
});
