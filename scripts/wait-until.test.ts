import type { ChildProcess } from 'node:child_process';
import { expect, test } from 'vitest';
import { waitUntil } from './wait-until.ts';

test('asks again after false and after an error, until true', async () => {
  const answers = [
    () => false,
    () => {
      throw new Error('It does not listen yet.');
    },
    () => true,
    () => true,
  ];
  await waitUntil('it listens', () => answers.shift()?.() ?? false, { pause: 1 });
  expect(answers).toHaveLength(1);
});

test('gives up at once when the program has ended', async () => {
  const program = { exitCode: 1, signalCode: null } as ChildProcess;
  const waiting = waitUntil('it listens', () => false, { pause: 1, program });
  await expect(waiting).rejects.toThrow('Its program ended with code 1');
});

test('gives up after its limit, and names what was waited for', async () => {
  const waiting = waitUntil('it listens', () => false, { limit: 20, pause: 1 });
  await expect(waiting).rejects.toThrow('Not within 0.02 s: it listens.');
});
