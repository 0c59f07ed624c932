import { expect, test } from 'vitest';
import { saveAndClear } from './run-backup.ts';

const run = async (error?: Error): Promise<string[]> => {
  const done: string[] = [];
  const save = async () => {
    if (error) throw error;
    done.push('saved');
  };
  const clear = async (isStoreFull: boolean) => {
    done.push(isStoreFull ? 'cleared to make room' : 'cleared');
  };
  await saveAndClear(save, clear).catch(({ message }: Error) => done.push(message));
  return done;
};
const fail = (message: string, code?: string) => Object.assign(new Error(message), { code });

test('what is past its time is cleared away after a backup, and for want of room also where none could be made', async () => {
  expect(await run()).toEqual(['saved', 'cleared']);
  expect(await run(fail('no space', 'ENOSPC'))).toEqual(['cleared to make room', 'no space']);
  expect(await run(fail('database or disk is full'))).toEqual([
    'cleared to make room',
    'database or disk is full',
  ]);
  expect(await run(fail('no answer', 'ETIMEDOUT'))).toEqual(['no answer']);
});
