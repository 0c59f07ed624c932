/** How long an answer is kept whose address changes with what it holds. */
export const immutable = 'public, max-age=31536000, immutable';
