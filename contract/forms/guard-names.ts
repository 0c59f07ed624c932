/** Header by which one filled form is known, however often it is sent. The field of the same use is `lead_key`. */
export const idempotencyHeader = 'Idempotency-Key';

/** A field that people do not see; only programs fill it. */
export const honeypotField = 'website';
