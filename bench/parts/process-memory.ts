import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

/** A process is at rest when it has hardly worked for this many seconds. */
const restingSeconds = 10;
const secondsAtMost = 300;

/** The process id of a program. @throws {Error} if it was not started. */
export const pidOf = (program: ChildProcess | undefined): number => {
  if (!program?.pid) throw new Error('The program has no process.');
  return program.pid;
};

/** The present or peak memory of a process, in MB (Linux). */
export const readMegabytes = (pid: number, name: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
};

/** Processor time of a process, in hundredths of a second. */
export const readTicks = (pid: number): number => {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return Number(fields[11]) + Number(fields[12]);
};

/** Waits until the process has hardly worked for some seconds. @throws {Error} if it never rests. */
export const waitForRest = async (pid: number): Promise<void> => {
  let rested = 0;
  let before = readTicks(pid);
  for (let second = 0; second < secondsAtMost; second += 1) {
    await delay(1000);
    const now = readTicks(pid);
    rested = now - before <= 3 ? rested + 1 : 0;
    before = now;
    if (rested >= restingSeconds) return;
  }
  throw new Error(`The site was still at work after ${secondsAtMost} s.`);
};
