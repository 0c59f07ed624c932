import { hoursOn, type OpeningHours, weekdayOf } from './dealers.ts';
import { isIsoDay, toIsoDay } from './iso-day.ts';
import { day as msPerDay } from './spans-of-time.ts';

/** A half-day on which a dealer is open: until 13:00, or from 13:00. */
interface RideDay {
  /** `2026-11-25-am`; forms send this key. */
  key: string;
  /** `2026-11-25`. */
  day: string;
  half: 'am' | 'pm';
  /** `09:30`, Indian time. */
  from: string;
  until: string;
}

const noon = '13:00';
/** A dealer needs this time to bring the vehicle out and to drive a round. */
const leastMinutes = 60;
/** Number of days on offer, beginning with tomorrow. */
const offered = 14;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const earlier = (a: string, b: string): string => (a < b ? a : b);
const later = (a: string, b: string): string => (a > b ? a : b);

const listHalves = (hours: readonly OpeningHours[], day: string): RideDay[] =>
  (['am', 'pm'] as const).flatMap((half): RideDay[] => {
    const open = hoursOn(hours, weekdayOf(day)).flatMap(({ opens, closes }) => {
      const [from, until] = half === 'am' ? [opens, earlier(closes, noon)] : [later(opens, noon), closes];
      return minutesOf(until) - minutesOf(from) >= leastMinutes ? [{ from, until }] : [];
    });
    const [first] = open;
    const last = open.at(-1);
    return first && last ? [{ key: `${day}-${half}`, day, half, from: first.from, until: last.until }] : [];
  });

const form = /^(\d{4}-\d{2}-\d{2})-(am|pm)$/;

/** Day and half of a key; undefined if it is not a key. */
export const readRideDay = (key: string): Pick<RideDay, 'day' | 'half'> | undefined => {
  const [, day, half] = form.exec(key) ?? [];
  return day && isIsoDay(day) ? { day, half: half === 'am' ? 'am' : 'pm' } : undefined;
};

/** The half-day of a key for a dealer with these hours, past or future; undefined if he is closed then. */
export const findRideDay = (hours: readonly OpeningHours[], key: string): RideDay | undefined => {
  const asked = readRideDay(key);
  return asked && listHalves(hours, asked.day).find((half) => half.key === key);
};

/** The half-days of the next two weeks on which a dealer with these hours is open for at least an hour. */
export const listRideDays = (hours: readonly OpeningHours[], now: Date): RideDay[] => {
  const today = Date.parse(`${toIsoDay(now)}T00:00:00Z`);
  return Array.from({ length: offered }, (_, index) =>
    new Date(today + (index + 1) * msPerDay).toISOString().slice(0, 10),
  ).flatMap((day) => listHalves(hours, day));
};
