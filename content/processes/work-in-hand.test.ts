import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { beginWork, finishWork } from './work-in-hand.ts';

const run = promisify(execFile);

test('finishWork waits for work and for the work that it begins, and reports failed work as lost', async () => {
  const seen: string[] = [];
  const later = async (what: string) => {
    await delay(5);
    seen.push(what);
  };
  const lost = () => seen.push('lost');
  beginWork(async () => {
    await later('first');
    beginWork(() => later('second'), lost);
  }, lost);
  beginWork(async () => {
    throw new Error('no mail server');
  }, lost);
  expect(seen).toEqual([]);
  await finishWork();
  expect(seen).toEqual(['lost', 'first', 'second']);
  await finishWork();
});

test('a program that exits reports unfinished work as lost', async () => {
  const file = path.join(import.meta.dirname, 'work-in-hand.ts');
  const script = `
    import { beginWork } from ${JSON.stringify(file)};
    beginWork(async () => {}, () => console.log('never'));
    beginWork(() => new Promise(() => {}), () => console.log('lost'));
    setTimeout(() => process.exit(0), 10);`;
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', script]);
  expect(stdout).toBe('lost\n');
});
