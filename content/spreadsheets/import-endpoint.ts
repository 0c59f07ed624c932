import { toCount } from '@ev-site/contract/to-count.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { refuse, refuseOthers } from '../requests/refuse.ts';
import { fileTooLarge, largestFile } from './largest-file.ts';

/** What an import does with a line. */
type Outcome = 'new' | 'changed' | 'same' | 'refused';

/** A line that was compared with what is stored. */
export interface CheckedLine {
  line: number;
  /** What names the line for the person who wrote it. */
  name: string;
  outcome: Outcome;
  /** Why it is refused; empty otherwise. */
  problem: string;
  /** Sentences on what will be stored in another form than it is written. */
  notes?: readonly string[];
}

/** A remark on a line. */
interface Remark {
  line: number;
  name: string;
  remark: string;
}

/** What an import did, or would do in a dry run. */
export interface ImportReport extends Record<Outcome, number> {
  dryRun: boolean;
  /** Whether the valid lines are imported, also beside refused ones. */
  isImportable: boolean;
  /** The first refused lines. */
  problems: Remark[];
  /** The first remarks on accepted lines. */
  notes: Remark[];
}

/** How files of one kind are imported. */
export interface Importer<Line, Checked extends CheckedLine> {
  /** The sentence for people who may not import. */
  forWhom: string;
  mayImport: (req: PayloadRequest) => boolean | Promise<boolean>;
  /** @throws {APIError} 400 with a sentence for staff if it is not such a file */
  readLines: (text: string, req: PayloadRequest) => Line[];
  check: (lines: Line[], req: PayloadRequest) => Promise<Checked[]>;
  store: (lines: Checked[], req: PayloadRequest) => Promise<void>;
  /** Imports the valid lines even if others are refused. Without it, one refused line stops the whole file. */
  takesPart?: boolean;
}

const remarksShown = 100;

const countOf = (lines: readonly CheckedLine[], wanted: Outcome) =>
  lines.filter(({ outcome }) => outcome === wanted).length;

const toReport = (lines: readonly CheckedLine[], dryRun: boolean, takesPart: boolean): ImportReport => ({
  dryRun,
  isImportable: takesPart || countOf(lines, 'refused') === 0,
  new: countOf(lines, 'new'),
  changed: countOf(lines, 'changed'),
  same: countOf(lines, 'same'),
  refused: countOf(lines, 'refused'),
  problems: lines
    .filter(({ outcome }) => outcome === 'refused')
    .slice(0, remarksShown)
    .map(({ line, name, problem }) => ({ line, name, remark: problem })),
  notes: lines
    .filter(({ outcome }) => outcome !== 'refused')
    .flatMap(({ line, name, notes = [] }) => notes.map((remark) => ({ line, name, remark })))
    .slice(0, remarksShown),
});

/**
 * `POST /import` of a collection, with a CSV file as the body: compares every line with what is stored, and stores the
 * changes. With `?dryRun=true` it only reports what it would do.
 */
export const importEndpoint = <Line, Checked extends CheckedLine>(
  importer: Importer<Line, Checked>,
): Omit<Endpoint, 'root'> => ({
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!(await importer.mayImport(req))) return refuseOthers(req, importer.forWhom);
    const text = (await req.text?.()) ?? '';
    if (Buffer.byteLength(text) > largestFile) return refuse(413, fileTooLarge);
    const dryRun = req.searchParams.get('dryRun') === 'true';
    const checked = await importer.check(importer.readLines(text, req), req);
    const report = toReport(checked, dryRun, importer.takesPart === true);
    if (!dryRun && !report.isImportable)
      return refuse(
        400,
        `Nothing was imported: ${toCount(report.refused, 'line is', 'lines are')} refused. Choose the file again.`,
      );
    if (!dryRun) await importer.store(checked, req);
    return Response.json(report, { headers: { 'Cache-Control': 'private, no-store' } });
  },
});
