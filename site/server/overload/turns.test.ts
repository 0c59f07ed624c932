import { setTimeout as delay, setImmediate as turn } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { createStandstill, createTurns, type Line } from './turns.ts';

/** Stops the clock. The event loop still turns. */
const holdClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
afterEach(() => {
  vi.useRealTimers();
});

const open = (options: Partial<Parameters<typeof createTurns>[0]> = {}) => {
  const turns = createTurns({
    most: 100,
    longest: 100,
    patience: { readers: 10_000, visitors: 10_000, studio: 10_000 },
    ...options,
  });
  const begun: string[] = [];
  const refused: string[] = [];
  const ask = (name: string, line: Line = 'visitors', isGone = () => false) =>
    turns.ask(line, { begin: () => begun.push(name), refuse: () => refused.push(name), isGone });
  return { turns, ask, begun, refused };
};

test('the first request of a turn begins at once, the others one in each turn', async () => {
  const { ask, begun } = open();
  for (const name of ['a', 'b', 'c']) ask(name);
  expect(begun).toEqual(['a']);
  await turn();
  expect(begun.length).toBeLessThan(3);
  await expect.poll(() => begun).toEqual(['a', 'b', 'c']);
  await turn();
  ask('d');
  expect(begun).toContain('d');
});

test('requests of the studio wait behind later ones of visitors', async () => {
  const { ask, begun } = open();
  ask('a');
  ask('staff', 'studio');
  ask('b');
  ask('c');
  await expect.poll(() => begun).toEqual(['a', 'b', 'c', 'staff']);
});

test('a reader with a stored page goes before all others', async () => {
  const { ask, begun } = open();
  ask('a');
  ask('staff', 'studio');
  ask('b');
  ask('reader', 'readers');
  await expect.poll(() => begun).toEqual(['a', 'reader', 'b', 'staff']);
});

test('at most `most` requests run at once, and one that waits too long for a place is refused', async () => {
  holdClock();
  const { turns, ask, begun, refused } = open({
    most: 1,
    patience: { readers: 40, visitors: 40, studio: 10 },
  });
  ask('a');
  turns.enter();
  await turn();
  ask('b');
  ask('staff', 'studio');
  vi.advanceTimersByTime(10);
  expect({ begun, refused }).toEqual({ begun: ['a'], refused: ['staff'] });
  vi.advanceTimersByTime(29);
  expect({ begun, refused }).toEqual({ begun: ['a'], refused: ['staff'] });
  vi.advanceTimersByTime(1);
  expect({ begun, refused }).toEqual({ begun: ['a'], refused: ['staff', 'b'] });
  ask('c');
  turns.leave();
  await turn();
  expect(begun).toEqual(['a', 'c']);
});

test('requests that wait too long because of slow turns are refused, and a later request begins at once', async () => {
  holdClock();
  const { turns, begun, refused } = open({
    patience: { readers: 30, visitors: 30, studio: 30 },
    getStandstill: () => 0,
  });
  const work = (name: string) => ({
    begin() {
      begun.push(name);
      vi.advanceTimersByTime(12);
    },
    refuse: () => refused.push(name),
    isGone: () => false,
  });
  for (let count = 0; count < 50; count += 1) turns.ask('visitors', work(String(count)));
  // The first request took 12 ms before the others came.
  for (let count = 0; count < 4; count += 1) await turn();
  expect([begun, refused.length]).toEqual([['0', '1', '2', '3'], 46]);
  turns.ask('visitors', work('later'));
  expect(begun).toContain('later');
});

test('a full line refuses, and a request whose client has gone takes no turn', async () => {
  const { ask, begun, refused } = open({ longest: 2 });
  ask('a');
  ask('gone', 'visitors', () => true);
  ask('b');
  ask('c');
  expect(refused).toEqual(['c']);
  await expect.poll(() => begun).toEqual(['a', 'b']);
  expect(refused).toEqual(['c']);
});

test.each([
  { stood: 9, inTurn: ['b'] },
  { stood: 12, inTurn: ['b', 'c'] },
  { stood: 200, inTurn: ['b', 'c', 'd'] },
])(
  'after a standstill of $stood ms, in which other programs had the core, $inTurn begin in one turn',
  async ({ stood, inTurn }) => {
    const { ask, begun } = open({ getStandstill: () => stood });
    for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name);
    await turn();
    expect(begun).toEqual(['a', ...inTurn]);
  },
);

test('time in which the thread works does not count as standstill', async () => {
  const getStandstill = createStandstill();
  await delay(60);
  getStandstill();
  await delay(60);
  expect(getStandstill()).toBeGreaterThan(30);
  const { user, system } = process.threadCpuUsage();
  const has = () => {
    const now = process.threadCpuUsage();
    return now.user + now.system - user - system;
  };
  const began = performance.now();
  getStandstill();
  while (has() < 40_000);
  expect(getStandstill()).toBeLessThan(performance.now() - began - 39);
});
