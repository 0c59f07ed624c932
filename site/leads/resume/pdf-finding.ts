/**
 * What is wrong with a file that should be a PDF; `ok` where nothing is, `unread` where it is built in a way that
 * we cannot look through.
 */
export type PdfFinding = 'ok' | 'notPdf' | 'broken' | 'encrypted' | 'active' | 'heavy' | 'unread';

/** Ends an inspection with what was found. */
export class PdfRefusal extends Error {
  readonly finding: Exclude<PdfFinding, 'ok'>;
  constructor(finding: Exclude<PdfFinding, 'ok'>, message: string) {
    super(message);
    this.finding = finding;
  }
}
