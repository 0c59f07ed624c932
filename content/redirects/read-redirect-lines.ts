import { readTable } from '../spreadsheets/read-table.ts';

/** A line of a file of redirects, as it is written there. */
export interface RedirectLine {
  /** Counted from 1, for the person who corrects the file. */
  line: number;
  from: string;
  to: string;
}

/** The largest number of lines in one file. */
const mostLines = 10_000;

const isHeading = ([first = '']: readonly string[]): boolean => /^(from|old|source)\b/i.test(first);

/**
 * Reads a file of two columns, the old address and the new one, with or without a heading.
 * @throws {APIError} 400 with a sentence for staff if it is not such a file
 */
export const readRedirectLines = (text: string): RedirectLine[] =>
  readTable(text, mostLines, isHeading).lines.map(({ line, cells: [from = '', to = ''] }) => ({
    line,
    from,
    to,
  }));
