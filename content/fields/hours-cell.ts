import { timePattern, type Weekday, weekdays } from '@ev-site/contract/dealers.ts';
import type { CellForm } from '../spreadsheets/cell-form.ts';

/** A line of opening hours as it is stored. */
export interface HoursLine {
  days?: Weekday[] | null;
  opens?: string | null;
  closes?: string | null;
}

const toWord = (day: Weekday): string => `${day.charAt(0).toUpperCase()}${day.slice(1)}`;

/** "Mon-Sat", "Mon, Wed". */
const writeDays = (days: readonly Weekday[]): string => {
  const runs: Weekday[][] = [];
  for (const [index, day] of weekdays.entries()) {
    if (!days.includes(day)) continue;
    const last = runs.at(-1);
    if (last && last.at(-1) === weekdays[index - 1]) last.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => {
      const [first, end] = [run[0] as Weekday, run.at(-1) as Weekday];
      return first === end ? toWord(first) : `${toWord(first)}-${toWord(end)}`;
    })
    .join(', ');
};

const readDay = (word: string): number =>
  (weekdays as readonly string[]).indexOf(word.trim().slice(0, 3).toLowerCase());

/** @returns null if a word is not a day, or a range goes backwards */
const readDays = (text: string): Weekday[] | null => {
  const days = new Set<Weekday>();
  for (const part of text.split(',')) {
    const [first = -1, end = first, ...more] = part.split(/[-–]/).map(readDay);
    if (first < 0 || end < first || more.length > 0) return null;
    for (const day of weekdays.slice(first, end + 1)) days.add(day);
  }
  return [...days];
};

const readLine = (written: string): HoursLine | string => {
  // Collapse blanks first: otherwise the pattern would need quadratic time for many of them.
  const text = written.trim().replaceAll(/\s+/g, ' ');
  const [, named = '', opens = '', closes = ''] =
    /^(.+?) (\d{1,2}:\d\d) ?[-–] ?(\d{1,2}:\d\d)$/.exec(text) ?? [];
  const days = readDays(named);
  const line = { opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') };
  if (!days || ![line.opens, line.closes].every((time) => timePattern.test(time)))
    return `Write “${text}” in the form “Mon-Sat 10:00-19:00”.`;
  return line.opens < line.closes ? { days, ...line } : `“${text}” closes before it opens.`;
};

/** Opening hours in one cell: "Mon-Fri 10:00-19:00; Sat, Sun 10:00-13:00". */
export const hoursCell: CellForm = {
  write: (value) =>
    (value as HoursLine[])
      .map(({ days, opens, closes }) => `${writeDays(days ?? [])} ${opens}-${closes}`)
      .join('; '),
  read(text) {
    const lines = text
      .split(/[;\n]/)
      .filter((part) => part.trim() !== '')
      .map(readLine);
    const problem = lines.find((line) => typeof line === 'string');
    return problem === undefined ? { value: lines } : { problem };
  },
};
