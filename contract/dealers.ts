import { toTypedNumber } from './forms/typed-number.ts';

/** Services of a dealer or service point. */
export const dealerServices = ['sales', 'service', 'parts', 'testRide', 'charging'] as const;

export type DealerService = (typeof dealerServices)[number];

/** What a dealer can report about a lead that he has taken. */
export const dealerOutcomes = ['called', 'sold', 'notReached'] as const;

export type DealerOutcome = (typeof dealerOutcomes)[number];

/** The days of the week in order, from Monday. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof weekdays)[number];

/** Names of the days for staff and for search engines. */
export const dayNames: Record<Weekday, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
};

/** Languages spoken at dealers, as ISO 639 codes. Their names come from the tables of the browser and of Node. */
export const spokenLanguages = [
  'en',
  'hi',
  'gu',
  'as',
  'bn',
  'kn',
  'ml',
  'mr',
  'or',
  'pa',
  'sd',
  'ta',
  'te',
  'ur',
] as const;

export type SpokenLanguage = (typeof spokenLanguages)[number];

/** The opening hours of a place on some days, as `09:30`. A day that no line names is closed. */
export interface OpeningHours {
  days: readonly Weekday[];
  opens: string;
  closes: string;
}

/** Six digits, the first not 0. */
export const pinPattern = /^[1-9]\d{5}$/;
export const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/**
 * Keys of the query of the dealer search: `place` is a PIN or a town, `state` tells towns of the same name apart, `at`
 * is the visitor's position (degrees north, degrees east), `service` a service, `vehicle` the key of a vehicle.
 */
export const dealerKeys = ['place', 'state', 'at', 'service', 'vehicle'] as const;

/** Longest name of a place in a search, in characters. */
export const longestPlace = 60;

/** Reads a typed PIN, in digits of any script, with or without gaps; null if it holds other characters or no digit. */
export const readPin = (typed: string): string | null => {
  const text = toTypedNumber(typed).replace(/[ -]/g, '');
  return /^\d+$/.test(text) ? text : null;
};

/** Reads `23.02,72.58`. @returns degrees north and east; null if it is no place on earth. */
export const readPosition = (text: string): { latitude: number; longitude: number } | null => {
  const [, north, east] = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text) ?? [];
  if (north === undefined || east === undefined) return null;
  const [latitude, longitude] = [Number(north), Number(east)];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
};

/** The day of the week of a date (`2026-11-23`), independent of the machine's time zone. */
export const weekdayOf = (day: string): Weekday => {
  const index = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  return weekdays[index] ?? 'mon';
};

/** The lines of the hours for a day, the earliest first. */
export const hoursOn = <Hours extends OpeningHours>(hours: readonly Hours[], day: Weekday): Hours[] =>
  hours.filter(({ days }) => days.includes(day)).sort((a, b) => a.opens.localeCompare(b.opens));

const inIndia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** Whether a place is open at a moment, in Indian time: until when, or when it opens next within a week, else null. */
export const openState = (
  hours: readonly OpeningHours[],
  now: Date,
): { isOpen: true; until: string } | { isOpen: false; day: Weekday; inDays: number; from: string } | null => {
  const parts = new Map(inIndia.formatToParts(now).map(({ type, value }) => [type, value]));
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  const today = (weekdays as readonly string[]).indexOf(parts.get('weekday')?.toLowerCase() ?? '');
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const day = weekdays[(today + inDays) % 7] ?? 'mon';
    for (const { opens, closes } of hoursOn(hours, day)) {
      if (inDays > 0 || time < opens) return { isOpen: false, day, inDays, from: opens };
      if (time < closes) return { isOpen: true, until: closes };
    }
  }
  return null;
};
