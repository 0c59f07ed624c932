import { escapeXml } from '@ev-site/contract/escape.ts';
import { day } from '@ev-site/contract/spans-of-time.ts';
import { Zip, ZipDeflate } from 'fflate';
import { indiaOffsetMs } from '../../time/india-time.ts';
import type { Cell, ExportColumn } from './export-columns.ts';

/** Rows that a sheet can hold besides its heading row. */
export const mostSheetRows = 1_048_575;
/** Characters that a cell can hold (the limit of Excel). */
const mostLetters = 32_767;

/** Days from 30 December 1899, where spreadsheets begin to count, to 1970. */
const daysBefore1970 = 25_569;

/** Index of each style below in `cellXfs`. */
const styles = { text: 1, phone: 1, time: 2, day: 3, heading: 4 } as const;

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of the file other than the sheet. */
const toParts = (sheetName: string): Record<string, string> => ({
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/>` +
    `<Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${relations}">` +
    `<Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${main}" xmlns:r="${office}">` +
    `<sheets><sheet name="${toSheetText(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${relations}">` +
    `<Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/>` +
    `<Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  // Format 49 is "text": an edited cell stays text, and quotePrefix keeps a leading "=" from becoming a formula.
  'xl/styles.xml':
    `<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/>` +
    '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>' +
    '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/>' +
    '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
    '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>' +
    '<xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs>' +
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>',
});

/**
 * Text as a sheet stores it: without the characters that XML forbids, and with nothing that a reader takes for an
 * escape.
 */
function toSheetText(text: string): string {
  const lines = text.slice(0, mostLetters).toWellFormed().replace(/\r\n?/g, '\n');
  // "_x000D_" stands for the character with that code; a literal "_" before such a code has to be escaped itself.
  return escapeXml(lines).replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
}

const toCell = (cell: Cell, style: keyof typeof styles): string => {
  if (cell === null || cell === undefined || cell === '') return '<c/>';
  if (cell instanceof Date) {
    const days = (cell.getTime() + indiaOffsetMs) / day + daysBefore1970;
    return `<c s="${styles[style]}"><v>${style === 'day' ? Math.floor(days) : days.toFixed(8)}</v></c>`;
  }
  return `<c t="inlineStr" s="${styles[style]}"><is><t xml:space="preserve">${toSheetText(String(cell))}</t></is></c>`;
};

const toSheetBegin = (columns: readonly ExportColumn[]): string =>
  `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
  '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>' +
  columns
    .map(
      ({ width }, place) => `<col min="${place + 1}" max="${place + 1}" width="${width}" customWidth="1"/>`,
    )
    .join('') +
  `</cols><sheetData><row>${columns.map(({ heading }) => toCell(heading, 'heading')).join('')}</row>`;

/**
 * Writes a workbook with one sheet (Office Open XML), part by part, from `pages` of rows as they arrive. Each row has a
 * cell for every column. Text stays text, whatever it begins with; times become spreadsheet dates, in Indian time.
 */
export async function* writeXlsx(
  sheetName: string,
  columns: readonly ExportColumn[],
  pages: AsyncIterable<readonly (readonly Cell[])[]>,
): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder();
  let ready: Uint8Array[] = [];
  const take = () => {
    const taken = ready;
    ready = [];
    return taken;
  };
  const zip = new Zip((error, part) => {
    if (error) throw error;
    ready.push(part);
  });
  const add = (name: string): ZipDeflate => {
    const part = new ZipDeflate(name, { level: 3 });
    zip.add(part);
    return part;
  };
  for (const [name, content] of Object.entries(toParts(sheetName)))
    add(name).push(bytes.encode(xml + content), true);
  const sheet = add('xl/worksheets/sheet1.xml');
  sheet.push(bytes.encode(toSheetBegin(columns)));
  for await (const rows of pages) {
    const lines = rows.map(
      (row) => `<row>${columns.map(({ type }, place) => toCell(row[place], type)).join('')}</row>`,
    );
    sheet.push(bytes.encode(lines.join('')));
    yield* take();
  }
  sheet.push(bytes.encode('</sheetData></worksheet>'), true);
  zip.end();
  yield* take();
}
