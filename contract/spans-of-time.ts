/** A minute (ms). */
export const minute = 60_000;

/** An hour (ms). */
export const hour = 60 * minute;

/** A day of 24 hours (ms). */
export const day = 24 * hour;

/** A month (ms) for retention periods: 30.44 days, so that no calendar is needed. */
export const month = 30.44 * day;
