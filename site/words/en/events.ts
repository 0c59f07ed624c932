/** What the pages of events say of their time. */
export const events = {
  coming: 'Coming up',
  past: 'Past events',
  over: 'Past event',
} as const;
