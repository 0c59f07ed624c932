/** Preload of a second site: its clock runs CLOCK_SHIFT milliseconds ahead of the machine's. */
const shift = Number(process.env.CLOCK_SHIFT);
const RealDate = Date;

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + shift] : given),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + shift : Reflect.get(target, name, target)),
});
