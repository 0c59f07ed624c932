/**
 * Preload of a second site: on each SIGWINCH the site's clock jumps to five seconds before the end of its day in India.
 * It writes the time of that end by the real clock, in milliseconds, into the file that DAY_ENDS names. Most other
 * signals would end the site.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { shiftClock } from '@ev-site/scripts/shift-clock.ts';

const day = 86_400_000;
const indiaAhead = 5.5 * 3_600_000;
let shift = 0;

const realNow = shiftClock(() => shift);

process.on('SIGWINCH', async () => {
  // Waits a turn, so that the clock does not jump in the middle of an answer.
  await delay(0);
  const now = realNow();
  const sinceMidnight = (now + shift + indiaAhead) % day;
  shift += day - sinceMidnight - 5000;
  const file = process.env.DAY_ENDS;
  if (!file) throw new Error('DAY_ENDS names no file.');
  // Renamed when complete, so that a reader never finds half a file.
  writeFileSync(`${file}.part`, String(now + 5000));
  renameSync(`${file}.part`, file);
});
