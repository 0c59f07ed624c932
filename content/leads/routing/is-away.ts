import { endOfDay, indianDay, startOfDay } from '../../time/india-time.ts';

/** From when to when somebody is on leave. */
export interface Away {
  awayFrom?: string | null;
  awayUntil?: string | null;
}

/** Whether somebody is on leave; a leave without an end lasts until one is written, one without a beginning has begun. */
export const isAway = ({ awayFrom, awayUntil }: Away, now = new Date()): boolean => {
  if (!awayFrom && !awayUntil) return false;
  const hasBegun = !awayFrom || startOfDay(new Date(awayFrom)) <= now;
  return hasBegun && (!awayUntil || endOfDay(new Date(awayUntil)) > now);
};

/** What is said of who is on leave; empty of everybody else. */
export const sayLeave = (away: Away, now = new Date()): string => {
  if (!isAway(away, now)) return '';
  const { awayUntil } = away;
  return `on leave ${awayUntil ? `until ${indianDay.format(new Date(awayUntil))}` : 'without an end'}`;
};

/** Checks the end of a leave. @returns true, or what is wrong with it. */
export const checkAway = (value: unknown, { siblingData }: { siblingData: unknown }): true | string => {
  const { awayFrom } = siblingData as Away;
  if (!value || !awayFrom) return true;
  return (
    startOfDay(new Date(value as string)) >= startOfDay(new Date(awayFrom)) || 'It ends before it begins.'
  );
};
