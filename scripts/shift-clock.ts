/**
 * Moves this process's clock for tests: `new Date()` and `Date.now()` then give a shifted time.
 * @param getShift the shift in milliseconds, asked each time
 * @returns the real time in milliseconds
 */
export const shiftClock = (getShift: () => number): (() => number) => {
  const RealDate = Date;
  const now = () => RealDate.now() + getShift();
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, asked),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name, target)),
  });
  return () => RealDate.now();
};
