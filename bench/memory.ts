import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { withFreshProduct } from '../scripts/fresh-product.ts';

/** Memory of one site process (Linux): the most it ever had, and what it has once all pages are made and it rests. */
const most = 350;
const restingSeconds = 5;
const secondsAtMost = 300;

const readMegabytes = (pid: number, name: 'VmRSS' | 'VmHWM'): number => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024);
};

/** Hundredths of a second that the process has worked. */
const readTicks = (pid: number): number => {
  const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const fields = after.split(' ');
  return Number(fields[11]) + Number(fields[12]);
};

/** Waits until the process has hardly worked for some seconds. @throws {Error} when it never rests. */
const waitForRest = async (pid: number): Promise<void> => {
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

await withFreshProduct(
  async ({ site }) => {
    const { pid } = site;
    if (!pid) throw new Error('The site has no process.');
    await waitForRest(pid);
    const resting = readMegabytes(pid, 'VmRSS');
    if (resting > most) process.exitCode = 1;
    console.log(
      `${resting > most ? '✗' : '✓'} site: ${resting} of ${most} MB resident with all pages made, ` +
        `${readMegabytes(pid, 'VmHWM')} MB at most while they were made`,
    );
  },
  { siteOnly: true },
);
