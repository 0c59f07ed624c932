/** What nobody sees: spreadsheets pass over it, or cut it off, before they look for a formula. */
const invisible = /^[\s\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]+/u;
const startsFormula = /^[=+\-@|%]/;

/** Whether a spreadsheet may take a text for a formula, in any width of its first sign. */
const isFormula = (text: string): boolean => {
  if (/^[\t\r\n]/.test(text)) return true;
  const [first = ''] = text.replace(invisible, '');
  return startsFormula.test(first.normalize('NFKC').replace('\u2212', '-'));
};

/**
 * One cell. What a spreadsheet would take for a formula gets an apostrophe in front, so that it stays text
 * (OWASP, CSV injection); quotes are doubled and every cell is quoted.
 */
export const toCell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = isFormula(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** A CSV file for spreadsheets: byte order mark, CRLF, every cell quoted and harmless. */
export const toCsv = (header: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `\ufeff${[header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
