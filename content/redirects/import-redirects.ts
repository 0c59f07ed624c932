import { toCount } from '@ev-site/contract/to-count.ts';
import type { PayloadRequest } from 'payload';
import { canWriteContent } from '../access/content-access.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { raiseContentRevision } from '../database/content-revision.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { insertRows } from '../database/sql.ts';
import { publicError } from '../requests/refuse.ts';
import { type CheckedLine, importEndpoint } from '../spreadsheets/import-endpoint.ts';
import { checkFrom, checkTo, toCanonicalAddress } from './check-redirect.ts';
import { type RedirectLine, readRedirectLines } from './read-redirect-lines.ts';
import { readSiteState } from './site-state.ts';

interface CheckedRedirect extends CheckedLine, RedirectLine {}

/** Checks every line against the site, and against the lines before it. */
const checkLines = async (lines: RedirectLine[], req: PayloadRequest): Promise<CheckedRedirect[]> => {
  const siteState = await readSiteState(req);
  const { redirects, origin } = siteState;
  const seen = new Map<string, number>();
  const checked: CheckedRedirect[] = [];
  for (const given of lines) {
    const [from, to] = [toCanonicalAddress(given.from, origin), toCanonicalAddress(given.to, origin)];
    const earlier = seen.get(from);
    const refusal =
      earlier === undefined
        ? [await checkFrom(from, siteState), await checkTo({ from, to }, siteState)].find(
            (answer) => answer !== true,
          )
        : `Line ${earlier} already redirects ${from}.`;
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
    if (refusal) continue;
    seen.set(from, given.line);
    redirects.set(from, to);
  }
  return checked;
};

/**
 * Stores all new lines or none. Bulk inserts run no hooks, so the revision and the audit log are written here, once.
 */
const storeNew = async (lines: CheckedRedirect[], req: PayloadRequest): Promise<void> => {
  if (lines.length === 0) return;
  const rows = lines.map(({ from, to }) => ({ from, to, note: 'Imported from a file.' }));
  await inTransaction(req, async () => {
    await insertRows(req.payload, 'redirects', rows, req);
    await raiseContentRevision(req);
    await recordAudit(req, {
      action: 'created',
      what: 'Redirects from a file',
      details: toCount(lines.length, 'line'),
    });
  });
};

/** Changes the target of one redirect. @returns why this failed; empty if it did not */
const storeChange = async ({ line, from, to }: CheckedRedirect, req: PayloadRequest): Promise<string> => {
  const { docs, errors } = await req.payload.update({
    collection: 'redirects',
    where: { from: { equals: from } },
    data: { to },
    req,
  });
  if (docs.length > 0) return '';
  const [error] = errors;
  const why = error ? (error.isPublic ? error.message : 'it could not be stored just now.') : 'it is gone.';
  return `Line ${line}, ${from}: ${why}`;
};

const problemsShown = 10;

/** @throws {APIError} that names the lines that were not stored; all others were */
const store = async (lines: CheckedRedirect[], req: PayloadRequest): Promise<void> => {
  await storeNew(
    lines.filter(({ outcome }) => outcome === 'new'),
    req,
  );
  const problems: string[] = [];
  for (const line of lines.filter(({ outcome }) => outcome === 'changed')) {
    const problem = await storeChange(line, req);
    if (problem) problems.push(problem);
  }
  if (problems.length === 0) return;
  const more = problems.length > problemsShown ? ` And ${problems.length - problemsShown} more.` : '';
  throw publicError(
    500,
    `Some lines were not imported. ${problems.slice(0, problemsShown).join(' ')}${more} To try these lines again, choose the file again.`,
  );
};

/** Imports a file of redirects. Invalid lines do not stop the others, because each redirect stands alone. */
export const importRedirects = importEndpoint<RedirectLine, CheckedRedirect>({
  forWhom: 'Redirects are for editors and administrators.',
  mayImport: (req) => canWriteContent({ req }),
  readLines: readRedirectLines,
  check: checkLines,
  store,
  takesPart: true,
});
