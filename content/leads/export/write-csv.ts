import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import { toCsvHead, toCsvLines } from '../../spreadsheets/csv.ts';
import { sortableIndianTime } from '../../time/india-time.ts';
import type { Cell, ExportColumn } from './export-columns.ts';

const toText = (cell: Cell, { type }: ExportColumn): Cell => {
  if (cell instanceof Date) return type === 'day' ? toIsoDay(cell) : sortableIndianTime.format(cell);
  // In brackets, because a spreadsheet takes a text that begins with + for a formula.
  return type === 'phone' ? String(cell ?? '').replace(/^\+(\d+)/, '(+$1)') : cell;
};

/** Writes a CSV file, part by part, from `pages` of rows as they arrive. Each row has a cell for every column. */
export async function* writeCsv(
  columns: readonly ExportColumn[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder();
  yield bytes.encode(toCsvHead(columns.map(({ heading }) => heading)));
  for await (const rows of pages)
    yield bytes.encode(
      toCsvLines(rows.map((row) => columns.map((column, place) => toText(row[place], column)))),
    );
}
