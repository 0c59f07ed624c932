import { type OpeningHours, openState, type Weekday, weekdays } from '@ev-site/contract/dealers.ts';
import { sayTime as sayTimeOf } from '../../ui/day-formats.ts';
import { fill } from '../fill.ts';

/** The sentences, with the placeholders `{time}` and `{day}`. */
export interface OpenWords {
  openUntil: string;
  opensToday: string;
  opensTomorrow: string;
  opensOn: string;
}

/** A time of day (`09:30`) as it is written in the language. */
export const sayTime = (time: string, tag: string): string =>
  sayTimeOf(new Date(`1970-01-01T${time}:00+05:30`), tag);

// 5 January 1970 was a Monday.
export const sayDay = (day: Weekday, tag: string): string =>
  new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(1970, 0, 5 + weekdays.indexOf(day))),
  );

/** Whether a dealer is open at a given time, as a sentence; null if no hours are known. */
export const sayOpen = (
  hours: readonly OpeningHours[],
  now: Date,
  words: OpenWords,
  tag: string,
): { isOpen: boolean; text: string } | null => {
  const state = openState(hours, now);
  if (!state) return null;
  if (state.isOpen) return { isOpen: true, text: fill(words.openUntil, { time: sayTime(state.until, tag) }) };
  const text =
    state.inDays === 0 ? words.opensToday : state.inDays === 1 ? words.opensTomorrow : words.opensOn;
  const values = { time: sayTime(state.from, tag), day: sayDay(state.day, tag) };
  return { isOpen: false, text: fill(text, values) };
};
