import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { readTable } from '../files/read-table.ts';
import { publicError } from '../requests/refuse.ts';

/** A line of a file of redirects, as it is written there. */
export interface RedirectLine {
  /** Counted from 1, for the person who corrects the file. */
  line: number;
  from: string;
  to: string;
}

/** The largest number of lines in one file. */
const mostLines = 10_000;

const heading = /^(from|old|source)\b/i;

/**
 * Reads a file of two columns, the old address and the new one, with or without a heading.
 * @throws {APIError} 400 with a sentence for staff if it is not such a file
 */
export const readRedirectLines = (text: string): RedirectLine[] => {
  const all = readTable(text, mostLines);
  const lines = heading.test(all[0]?.cells[0] ?? '') ? all.slice(1) : all;
  if (lines.length === 0) throw publicError(400, 'This file has no lines.');
  if (lines.length > mostLines)
    throw publicError(
      400,
      `A file may have at most ${groupDigits(mostLines)} lines. Divide it into several files.`,
    );
  return lines.map(({ line, cells: [from = '', to = ''] }) => ({ line, from, to }));
};
