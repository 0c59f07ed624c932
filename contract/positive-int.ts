/** Largest number accepted as an id or a page: more than any list will have, and safe in every database. */
const largest = 2_147_483_647;

/** How such a number is written, as a pattern. */
export const positiveIntPattern = '[1-9][0-9]{0,9}';

const isPositiveInt = new RegExp(`^${positiveIntPattern}$`);

/**
 * Reads the id of a record, or the number of a page, from an address. Only a plain positive whole number is accepted,
 * so that "1e3", " 7" or "07" are not further addresses of the same page.
 */
export const readPositiveInt = (text: string): number | undefined =>
  isPositiveInt.test(text) && Number(text) <= largest ? Number(text) : undefined;
