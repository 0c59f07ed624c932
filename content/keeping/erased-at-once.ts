/**
 * Documents that are erased in one transaction. Their statements wait for each other on one connection, and one that
 * waits too long is given up; what their hooks have raised or locked, everybody else waits for.
 */
export const erasedAtOnce = 20;
