import { readRecordId } from '@ev-site/contract/record-id.ts';

/**
 * The number in a list's `?page=`, 1 where there is none.
 * @returns `undefined` for what no page of a list is called: "0", "02", "two".
 */
export const readPageNumber = (text: string | undefined): number | undefined => {
  if (text === undefined) return 1;
  return readRecordId(text);
};

/** The address of one page of a list; the first has no number. */
export const toPageAddress = (path: string, pageNumber: number): string =>
  pageNumber === 1 ? path : `${path}?page=${pageNumber}`;

// A list of thousands would keep the server busy after every edit; the pages that people read come first.
const numbersMadeAhead = 5;

/** The first addresses of a list, to be made before anyone asks. */
export const listPageAddresses = (path: string, totalPages: number): string[] =>
  Array.from({ length: Math.min(totalPages, numbersMadeAhead) }, (_, index) =>
    toPageAddress(path, index + 1),
  );
