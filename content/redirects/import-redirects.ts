import type { Endpoint, PayloadRequest } from 'payload';
import { canWriteContent } from '../access/content-access.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { getBulkInsert } from '../database/bulk-insert.ts';
import { increaseRevision } from '../hooks/revision.ts';
import { checkFrom, checkTo, toSpelling } from './check-redirect.ts';
import { type CsvRedirect, readCsv } from './read-csv.ts';
import { readSurroundings } from './surroundings.ts';

/** What an import makes of a line. */
type Outcome = 'new' | 'changed' | 'same' | 'refused';

interface CheckedLine extends CsvRedirect {
  outcome: Outcome;
  /** Why it is refused; empty otherwise. */
  problem: string;
}

/** What an import did, or in a dry run would do. */
export interface ImportReport extends Record<Outcome, number> {
  dryRun: boolean;
  /** The first of the lines that are refused. */
  problems: Pick<CheckedLine, 'line' | 'from' | 'to' | 'problem'>[];
}

const problemsShown = 100;

/** Checks every line against the site and against the lines before it. */
const checkLines = async (lines: CsvRedirect[], req: PayloadRequest): Promise<CheckedLine[]> => {
  const surroundings = await readSurroundings(req);
  const { redirects, origin } = surroundings;
  const seen = new Map<string, number>();
  const checked: CheckedLine[] = [];
  for (const given of lines) {
    const [from, to] = [toSpelling(given.from, origin), toSpelling(given.to, origin)];
    const earlier = seen.get(from);
    const refusal =
      earlier === undefined
        ? [await checkFrom(from, surroundings), await checkTo({ from, to }, surroundings)].find(
            (answer) => answer !== true,
          )
        : `Line ${earlier} says already where ${from} leads.`;
    seen.set(from, earlier ?? given.line);
    const before = redirects.get(from);
    const outcome = refusal ? 'refused' : before === undefined ? 'new' : before === to ? 'same' : 'changed';
    checked.push({ line: given.line, from, to, outcome, problem: refusal ? String(refusal) : '' });
    if (!refusal) redirects.set(from, to);
  }
  return checked;
};

const store = async (lines: CheckedLine[], req: PayloadRequest): Promise<void> => {
  const rows = lines.filter(({ outcome }) => outcome === 'new');
  await getBulkInsert(req.payload)(
    'redirects',
    rows.map(({ from, to }) => ({ from, to, note: 'Imported from a file.' })),
  );
  for (const { from, to } of lines.filter(({ outcome }) => outcome === 'changed'))
    await req.payload.update({
      collection: 'redirects',
      where: { from: { equals: from } },
      data: { to },
      req,
    });
  if (rows.length === 0) return;
  await increaseRevision(req);
  // Rows that are written in bulk pass no hook.
  await recordAudit(req, {
    action: 'created',
    what: 'Redirects from a file',
    details: `${rows.length} lines`,
  });
};

const countOf = (lines: CheckedLine[], wanted: Outcome) =>
  lines.filter(({ outcome }) => outcome === wanted).length;

const refuse = (message: string, status: number) => Response.json({ errors: [{ message }] }, { status });

/**
 * `POST /redirects/import` with a CSV file as its body: takes over every line that holds, and says of each other one
 * what is wrong. `?dryRun=true` only says.
 */
export const importRedirects: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!canWriteContent({ req }))
      return refuse('Redirects are for editors and administrators.', req.user ? 403 : 401);
    let lines: CsvRedirect[];
    try {
      lines = readCsv((await req.text?.()) ?? '');
    } catch (error) {
      return refuse(error instanceof Error ? error.message : 'This file cannot be read.', 400);
    }
    const dryRun = req.searchParams.get('dryRun') === 'true';
    const checked = await checkLines(lines, req);
    if (!dryRun) await store(checked, req);
    const report: ImportReport = {
      dryRun,
      new: countOf(checked, 'new'),
      changed: countOf(checked, 'changed'),
      same: countOf(checked, 'same'),
      refused: countOf(checked, 'refused'),
      problems: checked
        .filter(({ outcome }) => outcome === 'refused')
        .slice(0, problemsShown)
        .map(({ line, from, to, problem }) => ({ line, from, to, problem })),
    };
    return Response.json(report, { headers: { 'Cache-Control': 'private, no-store' } });
  },
};
