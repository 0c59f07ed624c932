/** The page of whoever sent a lead. */
export const toPersonLink = (lead: number | string): string => `/studio/person?lead=${lead}`;
