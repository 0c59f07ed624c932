import type { PayloadRequest } from 'payload';
import { publicError } from '../requests/refuse.ts';
import { type Column, type FileKind, listColumns, ownHeadings } from './columns.ts';
import { fromCell } from './csv.ts';
import { readTable } from './read-table.ts';

/** A line of a content file, with its cells by the heading of their column. Columns that the file lacks are missing. */
export interface ContentLine {
  line: number;
  number: string;
  /** Null if the file has no such column. */
  status: string | null;
  savedAt: string;
  cells: Map<string, string>;
  /** Why the line cannot be read; empty otherwise. */
  problem: string;
}

/** The limit of lines. Each line can cause one save for each language. */
const mostLines = 500;

const toComparableHeading = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ' ')
    .trim();

const toText = (cell: string): string => fromCell(cell).replaceAll(/\r\n?/g, '\n').trim();

/** Without the empty cells at the end, which spreadsheets add. */
const withoutEnd = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

/**
 * Reads a content file. Its first line names the columns, in any order.
 * @throws {APIError} 400 with a sentence for staff if it is not such a file
 */
export const readContentLines = (kind: FileKind, text: string, req: PayloadRequest): ContentLine[] => {
  const { heading: first, lines } = readTable(text, mostLines, () => true);
  const columns = listColumns(kind, req);
  const all = new Map<string, Column | string>([
    ...columns.map((column): [string, Column] => [toComparableHeading(column.heading), column]),
    ...Object.values(ownHeadings).map((heading): [string, string] => [toComparableHeading(heading), heading]),
  ]);
  const named = withoutEnd(first);
  if (named.length > all.size)
    throw publicError(
      400,
      `The first line has ${named.length} headings. A file like this has at most ${all.size}.`,
    );
  const headings = named.map((heading) => ({ heading, column: all.get(toComparableHeading(heading)) }));
  const unknown = headings.find(({ heading, column }) => heading !== '' && !column);
  if (unknown)
    throw publicError(
      400,
      `There is no column “${unknown.heading.slice(0, 60)}”. The first line must name the columns as an export does: ${[...columns.map(({ heading }) => heading), ...Object.values(ownHeadings)].join(', ')}.`,
    );
  const twice = headings.find(
    ({ column }, index) => column && headings.slice(0, index).some((one) => one.column === column),
  );
  if (twice) throw publicError(400, `There are two columns “${twice.heading}”.`);
  return lines.map(({ line, cells }) => {
    const getOwn = (heading: string) => {
      const at = headings.findIndex(({ column }) => column === heading);
      return at === -1 ? null : toText(cells[at] ?? '');
    };
    const isLonger = cells.some((cell, index) => cell !== '' && !headings[index]?.column);
    return {
      line,
      // A spreadsheet may add zeros in front.
      number: (getOwn(ownHeadings.number) ?? '').replace(/^0+(?=\d)/, ''),
      status: getOwn(ownHeadings.status),
      savedAt: getOwn(ownHeadings.savedAt) ?? '',
      cells: new Map(
        headings.flatMap(({ column }, index): [string, string][] =>
          typeof column === 'object' ? [[column.heading, toText(cells[index] ?? '')]] : [],
        ),
      ),
      problem: isLonger ? 'This line has more cells than there are headings.' : '',
    };
  });
};
