import { indiaOffsetMs } from '@ev-site/content/time/india-time.ts';
import { minute } from '@ev-site/content/time/spans-of-time.ts';

const units = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'] as const;

type Unit = (typeof units)[number];
type Part = (this: Date, ...parts: number[]) => number;

// Subclasses of Date have methods of the same names that do more, so these are taken from Date itself.
const { getTime, setTime } = Date.prototype;

/** A date whose parts in UTC are the Indian parts of another date. */
const toShifted = (date: Date): Date => new Date(getTime.call(date) + indiaOffsetMs);

const readIn = (unit: Unit): Part =>
  function () {
    return toShifted(this)[`getUTC${unit}`]();
  };

const writeIn = (unit: Exclude<Unit, 'Day'>): Part =>
  function (...parts) {
    const shifted = toShifted(this);
    (shifted[`setUTC${unit}`] as Part).apply(shifted, parts);
    return setTime.call(this, shifted.getTime() - indiaOffsetMs);
  };

/**
 * Makes all code of this page write and read times in Indian time, whatever the zone of the device. It does in the
 * browser what `process.env.TZ` does on the server (start.ts): Payload shows dates, and its calendar takes them, in the
 * zone of the browser, and has no setting for another. India has no summer time, so one difference is enough. Texts of
 * a date (`toString`), and dates made from parts or from texts without a zone (`new Date(2026, 0, 1)`), stay in the zone
 * of the device.
 */
export const setIndianClock = (): void => {
  for (const unit of units) {
    Date.prototype[`get${unit}`] = readIn(unit);
    if (unit !== 'Day') Date.prototype[`set${unit}`] = writeIn(unit);
  }
  Date.prototype.getTimezoneOffset = () => -indiaOffsetMs / minute;
  const withZone = ([locales, options]: unknown[]) => [
    locales,
    {
      ...(options as Intl.DateTimeFormatOptions),
      timeZone: (options as Intl.DateTimeFormatOptions)?.timeZone ?? 'Asia/Kolkata',
    },
  ];
  Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
    apply: (format, self, args) => Reflect.apply(format, self, withZone(args)),
    construct: (format, args, made) => Reflect.construct(format, withZone(args), made),
  });
};
