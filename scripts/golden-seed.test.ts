import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepWhole } from './golden-seed.ts';

let cache = '';
beforeEach(() => {
  cache = mkdtempSync(join(tmpdir(), 'ev-site-golden-'));
});
afterEach(() => rmSync(cache, { recursive: true }));

const makeFile = (made: string[], name: string) => async (folder: string) => {
  made.push(name);
  writeFileSync(join(folder, 'file'), name);
};

test('makes each state once, and reuses it', async () => {
  const made: string[] = [];
  const first = await keepWhole({ cache, kind: 'x', state: 'a', make: makeFile(made, 'one') });
  const second = await keepWhole({ cache, kind: 'x', state: 'a', make: makeFile(made, 'two') });
  expect(second).toBe(first);
  expect(made).toEqual(['one']);
  await keepWhole({ cache, kind: 'x', state: 'b', make: makeFile(made, 'other state') });
  await keepWhole({ cache, kind: 'y', state: 'a', make: makeFile(made, 'other kind') });
  expect(made).toEqual(['one', 'other state', 'other kind']);
});

test('never reuses an incomplete folder', async () => {
  const make = async (folder: string) => {
    writeFileSync(join(folder, 'half'), '');
    throw new Error('interrupted');
  };
  await expect(keepWhole({ cache, kind: 'x', state: 'a', make })).rejects.toThrow('interrupted');
  expect(readdirSync(cache)).toEqual([]);
  // A folder that a killed process could not remove.
  mkdirSync(join(cache, 'partial-1'));
  const made: string[] = [];
  const whole = await keepWhole({ cache, kind: 'x', state: 'a', make: makeFile(made, 'whole') });
  expect(made).toEqual(['whole']);
  expect(existsSync(join(whole, 'file'))).toBe(true);
});

test('removes old incomplete folders, and keeps recent ones that may be in use', async () => {
  for (const name of ['partial-old', 'partial-new']) mkdirSync(join(cache, name));
  const twoHoursAgo = new Date(Date.now() - 7_200_000);
  utimesSync(join(cache, 'partial-old'), twoHoursAgo, twoHoursAgo);
  await keepWhole({ cache, kind: 'x', state: 'a', make: makeFile([], 'a') });
  expect(readdirSync(cache).filter((name) => name.startsWith('partial-'))).toEqual(['partial-new']);
});

test('keeps the last four states of a kind', async () => {
  for (const state of ['a', 'b', 'c', 'd', 'e']) {
    await keepWhole({ cache, kind: 'x', state, make: makeFile([], state) });
    // They are ordered by time, in milliseconds.
    await delay(2);
  }
  const states = readdirSync(cache).map((name) => name.split('-').at(-1));
  expect(states.sort()).toEqual(['b', 'c', 'd', 'e']);
});
