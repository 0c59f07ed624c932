import { parse } from 'csv-parse/sync';

/** A line of a file of redirects, as it stands there. */
export interface CsvRedirect {
  /** Counted from 1, for the one who mends the file. */
  line: number;
  from: string;
  to: string;
}

/** How many lines one file may have. */
const mostLines = 10_000;

const heading = /^(from|old|source)\b/i;

/**
 * Reads a file of two columns, old address and new, with or without a heading; commas, semicolons or tabs part them.
 * @throws {Error} with a sentence for staff where it is no such file
 */
export const readCsv = (text: string): CsvRedirect[] => {
  let rows: { record: string[]; info: { lines: number } }[];
  try {
    rows = parse(text, {
      bom: true,
      delimiter: [',', ';', '\t'],
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as never;
  } catch {
    throw new Error(
      'This is no CSV file: a quotation mark in it is never closed, or stands in the wrong place.',
    );
  }
  const [first] = rows;
  const lines = first && heading.test(first.record[0] ?? '') ? rows.slice(1) : rows;
  if (lines.length === 0) throw new Error('There is no line in this file.');
  if (lines.length > mostLines)
    throw new Error(`A file may have at most ${mostLines.toLocaleString('en-IN')} lines: divide it.`);
  return lines.map(({ record: [from = '', to = ''], info }) => ({ line: info.lines, from, to }));
};
