import { endOfDay, indianDay, startOfDay } from '../../time/india-time.ts';

/** The first and last day of a leave. */
export interface Away {
  awayFrom?: string | null;
  awayUntil?: string | null;
}

/**
 * Whether somebody is on leave. A leave without an end lasts until an end is entered; a leave without a beginning has
 * begun.
 */
export const isAway = ({ awayFrom, awayUntil }: Away, now = new Date()): boolean => {
  if (!awayFrom && !awayUntil) return false;
  const hasBegun = !awayFrom || startOfDay(new Date(awayFrom)) <= now;
  return hasBegun && (!awayUntil || endOfDay(new Date(awayUntil)) > now);
};

/** What is said about a person on leave; empty for everybody else. */
export const sayLeave = (away: Away, now = new Date()): string => {
  if (!isAway(away, now)) return '';
  const { awayUntil } = away;
  return `on leave ${awayUntil ? `until ${indianDay.format(new Date(awayUntil))}` : 'without an end'}`;
};

/**
 * Checks the end of a leave.
 * @returns true, or what is wrong with it
 */
export const checkAway = (value: unknown, { siblingData }: { siblingData: unknown }): true | string => {
  const { awayFrom } = siblingData as Away;
  if (!value || !awayFrom) return true;
  return (
    startOfDay(new Date(value as string)) >= startOfDay(new Date(awayFrom)) ||
    'The last day is before the first day.'
  );
};
