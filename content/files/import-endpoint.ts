import type { Endpoint, PayloadRequest } from 'payload';
import { refuse, refuseOthers } from '../requests/refuse.ts';

/** What an import makes of a line. */
type Outcome = 'new' | 'changed' | 'same' | 'refused';

/** A line that was held against what is stored. */
export interface CheckedLine {
  line: number;
  /** What it is about, as whoever wrote it knows it again. */
  name: string;
  outcome: Outcome;
  /** Why it is refused; empty otherwise. */
  problem: string;
  /** What of it will not be as it is written, in sentences. */
  notes?: readonly string[];
}

/** Something to say of a line. */
interface Remark {
  line: number;
  name: string;
  remark: string;
}

/** What an import did, or in a dry run would do. */
export interface ImportReport extends Record<Outcome, number> {
  dryRun: boolean;
  /** The first of the lines that are refused. */
  problems: Remark[];
  /** The first of the remarks on lines that are taken. */
  notes: Remark[];
}

/** How files of one kind are taken. */
export interface Importer<Line, Checked extends CheckedLine> {
  /** What is said to whom it is not for. */
  forWhom: string;
  mayImport: (req: PayloadRequest) => boolean | Promise<boolean>;
  /** @throws {APIError} 400 with a sentence for staff where it is no such file */
  readLines: (text: string, req: PayloadRequest) => Line[];
  check: (lines: Line[], req: PayloadRequest) => Promise<Checked[]>;
  store: (lines: Checked[], req: PayloadRequest) => Promise<void>;
  /** Lines that hold are taken though others are refused; without it one refused line holds up the file. */
  takesPart?: boolean;
}

const largest = 5_000_000;
const remarksShown = 100;

const countOf = (lines: readonly CheckedLine[], wanted: Outcome) =>
  lines.filter(({ outcome }) => outcome === wanted).length;

const toReport = (lines: readonly CheckedLine[], dryRun: boolean): ImportReport => ({
  dryRun,
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
 * `POST /import` of a collection with a CSV file as its body: holds every line against what is stored, and takes them
 * over. `?dryRun=true` only says what it would do.
 */
export const importEndpoint = <Line, Checked extends CheckedLine>(
  importer: Importer<Line, Checked>,
): Omit<Endpoint, 'root'> => ({
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!(await importer.mayImport(req))) return refuseOthers(req, importer.forWhom);
    const text = (await req.text?.()) ?? '';
    if (Buffer.byteLength(text) > largest) return refuse(413, 'This file is larger than 5 MB: divide it.');
    const dryRun = req.searchParams.get('dryRun') === 'true';
    const checked = await importer.check(importer.readLines(text, req), req);
    const report = toReport(checked, dryRun);
    const holds = importer.takesPart === true || report.refused === 0;
    if (!dryRun && !holds)
      return refuse(400, `Nothing was imported: ${report.refused} lines are refused. Choose the file again.`);
    if (!dryRun) await importer.store(checked, req);
    return Response.json(report, { headers: { 'Cache-Control': 'private, no-store' } });
  },
});
