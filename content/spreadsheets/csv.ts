/** Characters that nobody sees: spreadsheets skip them, or cut them off, before they look for a formula. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]+/u;
const startsFormula = /^[=+\-@|%]/;

/** Whether a spreadsheet may take a text for a formula, whatever the width of its first character. */
const isFormula = (text: string): boolean => {
  if (/^[\t\r\n]/.test(text)) return true;
  const [first = ''] = text.replace(invisible, '');
  return startsFormula.test(first.normalize('NFKC').replace('\u2212', '-'));
};

/** Apostrophes before a text that could be a formula. */
const guarded = /^'+/;

/**
 * Writes one cell. A text that a spreadsheet would take for a formula gets an apostrophe in front, so that it stays
 * text (OWASP, CSV injection). Every cell is quoted, and quotes inside are doubled.
 */
export const toCell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value);
  // A text that begins with apostrophes gets another one too: `fromCell` removes one, and the text is as it was.
  const safe = isFormula(text.replace(guarded, '')) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** The text of a cell that `toCell` has written. */
export const fromCell = (cell: string): string =>
  guarded.test(cell) && isFormula(cell.replace(guarded, '')) ? cell.slice(1) : cell;

/** Content-Type of a CSV file. */
export const csvType = 'text/csv; charset=utf-8';

/** Lines of a CSV file: CRLF, every cell quoted and harmless. */
export const toCsvLines = (rows: readonly (readonly unknown[])[]): string =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');

/** The first line of a CSV file, after the byte order mark: with it, spreadsheets read letters of all scripts. */
export const toCsvHead = (header: readonly string[]): string => `\ufeff${toCsvLines([header])}`;

/** A CSV file for spreadsheets: byte order mark, CRLF, every cell quoted and harmless. */
export const toCsv = (header: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  toCsvHead(header) + toCsvLines(rows);
