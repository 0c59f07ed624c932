import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { start } from '@ev-site/scripts/run.ts';
import { waitUntil } from '@ev-site/scripts/wait-until.ts';
import { expect, test } from 'vitest';
import { keepRunning } from './kept-program.ts';

const runIdle = () => start('node', ['-e', 'setTimeout(() => {}, 60_000)']);

test('starts a program again that ended by itself, and counts that as a crash', async () => {
  const starts: number[] = [];
  const program = keepRunning({
    name: 'site-1',
    start: () => {
      starts.push(Date.now());
      return starts.length === 1 ? start('node', ['-e', 'process.exit(3)']) : runIdle();
    },
  });
  await waitUntil('it is started again', () => starts.length === 2);
  await program.stop();
  expect(program.crashes.map(({ name }) => name)).toEqual(['site-1']);
});

test('counts no crash for a program that the rehearsal killed, restarted or stopped', async () => {
  const starts: ChildProcess[] = [];
  const program = keepRunning({
    name: 'site-1',
    start: () => {
      const one = runIdle();
      starts.push(one);
      return one;
    },
  });
  program.kill();
  await waitUntil('it is started after the kill', () => starts.length === 2);
  await program.restart();
  const [, , third] = starts;
  if (!third) throw new Error('It was not restarted.');
  const gone = once(third, 'exit');
  program.killForLonger();
  program.comeBack();
  await gone;
  expect(starts).toHaveLength(4);
  await program.stop();
  expect(program.crashes).toEqual([]);
});
