import type { AnswerTimes } from '@ev-site/content/leads/answer-times.ts';
import { kindWords } from '@ev-site/content/leads/staff-words.ts';
import { dayNames, weekdays } from '@ev-site/contract/dealers.ts';
import { leadKinds } from '@ev-site/contract/forms/kinds.ts';

/** Says what counts as answered in time, for every kind of lead. */
export const sayAnswerTimes = ({ hours, days, opensAt, closesAt }: AnswerTimes): string => {
  const within = leadKinds.map((kind) => `${hours[kind]} for a ${kindWords[kind].toLowerCase()}`);
  const open = weekdays.filter((day) => days.includes(day)).map((day) => dayNames[day]);
  return `In time is a call, an answer or a change of status by staff within so many working hours: ${within.join(', ')}. Working hours are ${opensAt} to ${closesAt} o’clock in India on ${open.join(', ')}.`;
};
