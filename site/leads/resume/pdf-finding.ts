/**
 * Result of inspecting a file that should be a PDF. `ok`: no problem. `unread`: the file is built in a way that we
 * cannot inspect.
 */
export const pdfFindings = ['ok', 'notPdf', 'broken', 'encrypted', 'active', 'heavy', 'unread'] as const;

export type PdfFinding = (typeof pdfFindings)[number];

/** Ends an inspection with its finding. */
export class PdfRefusal extends Error {
  readonly finding: Exclude<PdfFinding, 'ok'>;
  constructor(finding: Exclude<PdfFinding, 'ok'>, message: string) {
    super(message);
    this.finding = finding;
  }
}
