/** `Cache-Control` for an answer whose URL changes with its content. */
export const immutable = 'public, max-age=31536000, immutable';
