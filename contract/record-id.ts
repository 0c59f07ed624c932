/** Largest number that is taken as an id or a page: more than any list will have, and safe in every database. */
const largest = 2_147_483_647;

/** How such a number is written. */
export const recordIdPattern = '[1-9][0-9]{0,9}';

const isRecordId = new RegExp(`^${recordIdPattern}$`);

/**
 * The id of a stored record, or the number of a page, as it comes in an address. Anything but a plain positive whole
 * number names nothing, so that "1e3", " 7" or "07" are not second addresses of one page.
 */
export const readRecordId = (text: string): number | undefined =>
  isRecordId.test(text) && Number(text) <= largest ? Number(text) : undefined;
