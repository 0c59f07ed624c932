import { hoursOn, type OpeningHours, type Weekday, weekdays } from '@ev-site/contract/dealers.ts';

/** Consecutive days with the same opening hours. Without hours the dealer is closed. */
interface DayGroup {
  first: Weekday;
  last: Weekday;
  hours: Pick<OpeningHours, 'opens' | 'closes'>[];
}

const toText = (hours: DayGroup['hours']): string =>
  hours.map(({ opens, closes }) => `${opens}-${closes}`).join();

/** The week from Monday to Sunday in as few lines as possible. */
export const groupDays = (hours: readonly OpeningHours[]): DayGroup[] => {
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const own = hoursOn(hours, day).map(({ opens, closes }) => ({ opens, closes }));
    const last = groups.at(-1);
    if (last && toText(last.hours) === toText(own)) last.last = day;
    else groups.push({ first: day, last: day, hours: own });
  }
  return groups;
};
