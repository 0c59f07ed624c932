import { readPositiveInt } from '@ev-site/contract/positive-int.ts';

/**
 * The number in a list's `?page=`; 1 if it is missing.
 * @returns `undefined` for text that is no valid page number: "0", "02", "two".
 */
export const readPageNumber = (text: string | undefined): number | undefined => {
  if (text === undefined) return 1;
  return readPositiveInt(text);
};

/** The address of one page of a list. The first page has no number. */
export const toPageAddress = (path: string, pageNumber: number): string =>
  pageNumber === 1 ? path : `${path}?page=${pageNumber}`;

// With thousands of pages, every edit would keep the server busy. People read the first pages most.
const numbersMadeAhead = 5;

/** The first addresses of a list, to be rendered ahead. */
export const listPageAddresses = (path: string, totalPages: number): string[] =>
  Array.from({ length: Math.min(totalPages, numbersMadeAhead) }, (_, index) =>
    toPageAddress(path, index + 1),
  );
