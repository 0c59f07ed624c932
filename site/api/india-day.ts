import { toIsoDay } from '@ev-site/contract/iso-day.ts';

const monthName = new Intl.DateTimeFormat('en-IN', { timeZone: 'Asia/Kolkata', month: 'short' });

/** The day of a stored time in India: "2026-11-21", its day "21" and its month "Nov". */
export const toIndiaDay = (time: string): { iso: string; day: string; month: string } => {
  const date = new Date(time);
  const iso = toIsoDay(date);
  return { iso, day: iso.slice(8), month: monthName.format(date) };
};
