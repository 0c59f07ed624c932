/**
 * What may be wrong with a file that should be a PDF; `ok` where nothing is, `unread` where it is built in a way that
 * we cannot look through.
 */
export const pdfFindings = ['ok', 'notPdf', 'broken', 'encrypted', 'active', 'heavy', 'unread'] as const;

export type PdfFinding = (typeof pdfFindings)[number];

/** Ends an inspection with what was found. */
export class PdfRefusal extends Error {
  readonly finding: Exclude<PdfFinding, 'ok'>;
  constructor(finding: Exclude<PdfFinding, 'ok'>, message: string) {
    super(message);
    this.finding = finding;
  }
}
