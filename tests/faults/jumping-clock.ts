/**
 * Preload of a second site, which ends by most signals: on each SIGWINCH its clock jumps to five seconds before its day ends in
 * India. When that is by the clock of everybody else, in milliseconds, it writes into the file that DAY_ENDS names.
 */
import { renameSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';

const RealDate = Date;
const day = 86_400_000;
const indiaAhead = 5.5 * 3_600_000;
let shift = 0;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + shift] : given),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + shift : Reflect.get(target, name, target)),
});

process.on('SIGWINCH', async () => {
  // Not in the middle of an answer.
  await delay(0);
  const now = RealDate.now();
  const sinceMidnight = (now + shift + indiaAhead) % day;
  shift += day - sinceMidnight - 5000;
  const file = process.env.DAY_ENDS;
  if (!file) throw new Error('DAY_ENDS names no file.');
  // Whoever waits for it finds it whole.
  writeFileSync(`${file}.part`, String(now + 5000));
  renameSync(`${file}.part`, file);
});
