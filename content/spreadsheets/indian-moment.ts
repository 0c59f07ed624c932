import { indiaOffsetMs } from '../time/india-time.ts';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const pad = (value: number): string => String(value).padStart(2, '0');

/** Writes a moment in Indian time: "21 Nov 2026, 17:22". No spreadsheet converts it, and day and month are clear. */
export const toMomentText = (time: Date): string => {
  const india = new Date(time.getTime() + indiaOffsetMs);
  const day = `${india.getUTCDate()} ${months[india.getUTCMonth()]} ${india.getUTCFullYear()}`;
  return `${day}, ${pad(india.getUTCHours())}:${pad(india.getUTCMinutes())}`;
};

const spellings = [
  /^(?<day>\d{1,2})[ -](?<month>[a-z]{3,9})\.?[ -](?<year>\d{4})(?:,? +(?<hour>\d{1,2}):(?<minute>\d{2}))?$/i,
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?:[ T](?<hour>\d{1,2}):(?<minute>\d{2})(?::\d{2})?)?$/,
];

/** Reads what `toMomentText` writes, with or without the time, and ISO dates. Null if there is no such moment. */
export const readMoment = (text: string): Date | null => {
  const parts = spellings.map((spelling) => spelling.exec(text)?.groups).find(Boolean);
  if (!parts) return null;
  const { year, month = '', day, hour = '0', minute = '0' } = parts;
  const isNumber = /^\d/.test(month);
  const index = isNumber
    ? Number(month) - 1
    : months.findIndex((one) => month.toLowerCase().startsWith(one.toLowerCase()));
  const [hours, minutes] = [Number(hour), Number(minute)];
  if (index < 0 || hours > 23 || minutes > 59) return null;
  const india = new Date(Date.UTC(Number(year), index, Number(day), hours, minutes));
  // `Date.UTC` turns the 31st of a month of 30 days into the first of the next month.
  if (india.getUTCMonth() !== index || india.getUTCDate() !== Number(day)) return null;
  return new Date(india.getTime() - indiaOffsetMs);
};
