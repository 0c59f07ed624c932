import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { parse } from 'csv-parse/sync';
import { publicError } from '../requests/refuse.ts';

/** A line of a file for spreadsheets. */
interface TableLine {
  /** Counted from 1, as spreadsheets count: a cell may run over several lines of the file. */
  line: number;
  cells: string[];
}

const delimiters = [',', ';', '\t'];

/** What parts the cells: spreadsheets take a comma, a semicolon or a tab, as the computer is set. */
const findDelimiter = (text: string): string => {
  const [first = ''] = text
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r?\n/);
  const count = (delimiter: string) => first.split(delimiter).length;
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
};

/**
 * Reads a CSV file; lines without a word are left out.
 * @throws {APIError} 400 with a sentence for staff where it is no such file, or has too many lines
 */
export const readTable = (text: string, mostLines: number): TableLine[] => {
  // What a browser or a server puts for bytes that are not UTF-8.
  if (text.includes('\ufffd'))
    throw publicError(
      400,
      'Letters of this file cannot be read: save it as “CSV UTF-8” in the spreadsheet program.',
    );
  let rows: string[][];
  try {
    rows = parse(text, {
      bom: true,
      delimiter: findDelimiter(text.replace(/^\ufeff/, '')),
      relax_column_count: true,
      trim: true,
    });
  } catch {
    throw publicError(
      400,
      'This is no CSV file: a quotation mark in it is never closed, or stands in the wrong place.',
    );
  }
  const lines = rows
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (lines.length === 0) throw publicError(400, 'There is no line in this file.');
  // One more, for the headings.
  if (lines.length > mostLines + 1)
    throw publicError(400, `A file may have at most ${groupDigits(mostLines)} lines: divide it.`);
  return lines;
};
