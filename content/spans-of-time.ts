/** A day of 24 hours (ms). */
export const day = 24 * 60 * 60 * 1000;

/** A month as things are kept (ms): 30.44 days, so that no calendar is needed. */
export const month = 30.44 * day;
