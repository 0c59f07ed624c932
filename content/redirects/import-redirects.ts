import type { PayloadRequest } from 'payload';
import { canWriteContent } from '../access/content-access.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { getBulkInsert } from '../database/bulk-insert.ts';
import { type CheckedLine, importEndpoint } from '../files/import-endpoint.ts';
import { increaseRevision } from '../hooks/revision.ts';
import { checkFrom, checkTo, toSpelling } from './check-redirect.ts';
import { type RedirectLine, readRedirectLines } from './read-redirect-lines.ts';
import { readSurroundings } from './surroundings.ts';

interface CheckedRedirect extends CheckedLine, RedirectLine {}

/** Checks every line against the site and against the lines before it. */
const checkLines = async (lines: RedirectLine[], req: PayloadRequest): Promise<CheckedRedirect[]> => {
  const surroundings = await readSurroundings(req);
  const { redirects, origin } = surroundings;
  const seen = new Map<string, number>();
  const checked: CheckedRedirect[] = [];
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
    checked.push({
      line: given.line,
      name: from,
      from,
      to,
      outcome,
      problem: refusal ? String(refusal) : '',
    });
    if (!refusal) redirects.set(from, to);
  }
  return checked;
};

const store = async (lines: CheckedRedirect[], req: PayloadRequest): Promise<void> => {
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

/** Takes a file of redirects: every line that holds, as each stands for itself. */
export const importRedirects = importEndpoint<RedirectLine, CheckedRedirect>({
  forWhom: 'Redirects are for editors and administrators.',
  mayImport: (req) => canWriteContent({ req }),
  readLines: readRedirectLines,
  check: checkLines,
  store,
  takesPart: true,
});
