/**
 * The id of a stored record as it comes in an address. Anything but a plain positive whole number names no record,
 * so that "1e3", " 7" or "07" are not second addresses of one page.
 */
export const toRecordId = (text: string): number | null =>
  /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
