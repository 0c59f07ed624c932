/** Header that identifies one filled form, however often it is sent. The field `lead_key` does the same. */
export const idempotencyHeader = 'Idempotency-Key';

/** A field that people do not see, so only programs fill it. */
export const honeypotField = 'website';
