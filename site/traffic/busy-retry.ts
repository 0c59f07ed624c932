/**
 * Seconds after which a request that found no place, or lost it, may be sent again. The line is empty long before that,
 * and visitors who retry are spread over a minute by themselves.
 */
export const busyRetryAfter = 30;
