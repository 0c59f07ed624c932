const startsFormula = /^[\s]*[=+\-@\t\r＝＋－＠]/u;

/**
 * One cell. What a spreadsheet would take for a formula gets an apostrophe in front, so that it stays text
 * (OWASP, CSV injection); quotes are doubled and every cell is quoted.
 */
export const toCell = (value: unknown): string => {
  const text = value === null || value === undefined ? '' : String(value);
  const safe = startsFormula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
};

/** A CSV file for spreadsheets: byte order mark, CRLF, every cell quoted and harmless. */
export const toCsv = (header: readonly string[], rows: readonly (readonly unknown[])[]): string =>
  `\ufeff${[header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join('')}`;
