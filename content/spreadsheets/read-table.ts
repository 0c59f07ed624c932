import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { parse } from 'csv-parse/sync';
import { publicError } from '../requests/refuse.ts';

/** A line of a file for spreadsheets. */
interface TableLine {
  /** The row number, from 1, as in a spreadsheet. The line in the file can differ: a cell may contain line breaks. */
  line: number;
  cells: string[];
}

const delimiters = [',', ';', '\t'];

/** Finds the separator of the cells: spreadsheets use comma, semicolon or tab, by the computer's settings. */
const findDelimiter = (text: string): string => {
  const [first = ''] = text
    .replaceAll(/"[^"]*"/g, '')
    .trimStart()
    .split(/\r?\n/);
  const count = (delimiter: string) => first.split(delimiter).length;
  return delimiters.reduce((best, one) => (count(one) > count(best) ? one : best));
};

/**
 * Reads a CSV file, without its empty lines.
 * @param mostLines besides the line that names the columns
 * @param isHeading whether the first line names the columns
 * @throws {APIError} 400 with a sentence for staff if it is not such a file, or has no or too many lines
 */
export const readTable = (
  text: string,
  mostLines: number,
  isHeading: (cells: readonly string[]) => boolean,
): { heading: string[]; lines: TableLine[] } => {
  // The replacement character: a browser or server puts it in place of bytes that are not UTF-8.
  if (text.includes('\ufffd'))
    throw publicError(
      400,
      'The studio cannot read some letters of this file. Save it as “CSV UTF-8” in the spreadsheet program.',
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
      'This is not a correct CSV file: a quotation mark is not closed, or is in the wrong place.',
    );
  }
  const all = rows
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const heading = all[0] && isHeading(all[0].cells) ? all[0].cells : null;
  const lines = heading ? all.slice(1) : all;
  if (lines.length === 0) throw publicError(400, 'This file has no lines.');
  if (lines.length > mostLines)
    throw publicError(
      400,
      `A file may have at most ${groupDigits(mostLines)} lines. Divide it into several files.`,
    );
  return { heading: heading ?? [], lines };
};
