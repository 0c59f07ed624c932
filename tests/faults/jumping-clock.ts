/** Preload of a second site, which ends by most signals: on each SIGWINCH its clock jumps to five seconds before its day ends in India. */
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
  const sinceMidnight = (RealDate.now() + shift + indiaAhead) % day;
  shift += day - sinceMidnight - 5000;
});
