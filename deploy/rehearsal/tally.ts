import type { Crash } from './kept-program.ts';
import type { Attempt } from './leads.child.ts';
import type { Tenth } from './requests.child.ts';

/** A span of time, in milliseconds since 1970. */
export interface Span {
  from: number;
  to: number;
  /**
   * The time of the fault. Requests in flight at that time belong to the event, so the span begins a little earlier.
   */
  harmAt?: number;
}

/** The visitors' experience in a span of time. */
export interface Met {
  pages: number;
  failedPages: number;
  /**
   * Seconds from the fault, or else from the span's start, until pages were good again and stayed so; 0 if none failed.
   */
  pagesBackAfter: number;
  slowestPageMs: number;
  studioPages: number;
  failedStudioPages: number;
  leads: number;
  /** Presses of Send with an error or a broken connection: the form shows it. */
  failedLeads: number;
  /** Presses of Send without an answer while the visitor waited. */
  unansweredLeads: number;
  leadsBackAfter: number;
  slowestLeadMs: number;
  /** Reasons why pages and leads failed, with their counts. */
  problems: Record<string, number>;
}

const within =
  ({ from, to }: Span) =>
  ({ at }: { at: number }): boolean =>
    at >= from && at < to;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const largest = (numbers: readonly number[]): number => numbers.reduce((most, one) => Math.max(most, one), 0);

/** Seconds until the first good entry that began after the last bad one. */
const backAfter = (
  entries: readonly { at: number; good: boolean; bad: boolean }[],
  { from, harmAt = from }: Span,
): number => {
  const lastBad = largest(entries.filter(({ bad }) => bad).map(({ at }) => at));
  if (lastBad === 0) return 0;
  const back = entries
    .filter(({ good, at }) => good && at > lastBad)
    .reduce((first, { at }) => Math.min(first, at), Number.POSITIVE_INFINITY);
  return Math.max(0, Math.round((back - harmAt) / 100) / 10);
};

const isBad = ({ status }: Attempt): boolean => status !== 200;

/** Sums up the requests that began within a span. */
export const tallySpan = (span: Span, tenths: readonly Tenth[], attempts: readonly Attempt[]): Met => {
  const all = tenths.filter(within(span));
  const pages = all.filter(({ lane }) => lane === 'pages');
  const studio = all.filter(({ lane }) => lane === 'studio');
  const leads = attempts.filter(within(span));
  const bad = leads.filter(isBad);
  const problems: Record<string, number> = {};
  const note = (what: string, count: number) => {
    problems[what] = (problems[what] ?? 0) + count;
  };
  for (const { lane, problems: found } of all)
    for (const [what, count] of Object.entries(found)) note(`${lane}: ${what}`, count);
  for (const { status, problem } of bad) note(`leads: ${status > 0 ? `status ${status}` : problem}`, 1);
  return {
    pages: sum(pages.map(({ good, failed }) => good + failed)),
    failedPages: sum(pages.map(({ failed }) => failed)),
    pagesBackAfter: backAfter(
      pages.map(({ at, good, failed }) => ({ at, good: good > 0, bad: failed > 0 })),
      span,
    ),
    slowestPageMs: largest(pages.map(({ slowestMs }) => slowestMs)),
    studioPages: sum(studio.map(({ good, failed }) => good + failed)),
    failedStudioPages: sum(studio.map(({ failed }) => failed)),
    leads: leads.length,
    failedLeads: bad.filter(({ status }) => status >= 0).length,
    unansweredLeads: bad.filter(({ status }) => status < 0).length,
    leadsBackAfter: backAfter(
      leads.map((attempt) => ({ at: attempt.at, good: !isBad(attempt), bad: isBad(attempt) })),
      span,
    ),
    slowestLeadMs: largest(leads.map(({ ms }) => ms)),
    problems,
  };
};

/** A lead in the database at the end. */
export interface StoredRow {
  id: number;
  name: string;
  delivery: string;
}

/** The leads of a span, and what became of them. */
export interface Kept {
  acknowledged: number;
  /** Acknowledged, but not in the database. */
  lost: number;
  /** In the database more than once, acknowledged or not. */
  doubled: number;
  /** Acknowledged, but without a mail to colleagues. */
  unmailed: number;
  /** Mails to colleagues beyond the first of a lead. */
  doubledMails: number;
}

/** All figures of a span. */
export interface Figures extends Met, Kept {
  /** How often a program ended by itself. */
  crashed: number;
}

/** Counts the crashes of a span. */
export const countCrashes = (span: Span, crashes: readonly Crash[]): number =>
  crashes.filter(within(span)).length;

/**
 * Compares the answers that visitors got with rows and mails.
 * @param mails the number of mails to colleagues, by the id of a row.
 */
export const compareSpan = (
  span: Span,
  attempts: readonly Attempt[],
  rows: readonly StoredRow[],
  mails: ReadonlyMap<number, number>,
): Kept => {
  const rowsOf = Map.groupBy(rows, ({ name }) => name);
  // A lead belongs to the span in which its visitor first pressed Send.
  const begun = new Set(
    attempts
      .filter(({ press }) => press === 1)
      .filter(within(span))
      .map(({ name }) => name),
  );
  const acknowledged = new Set(
    attempts.filter((attempt) => begun.has(attempt.name) && !isBad(attempt)).map(({ name }) => name),
  );
  const mailsOf = (name: string) => (rowsOf.get(name) ?? []).map(({ id }) => mails.get(id) ?? 0);
  const names = [...begun];
  const taken = [...acknowledged];
  return {
    acknowledged: taken.length,
    lost: taken.filter((name) => !rowsOf.has(name)).length,
    doubled: names.filter((name) => (rowsOf.get(name)?.length ?? 0) > 1).length,
    unmailed: taken.filter((name) => sum(mailsOf(name)) === 0).length,
    doubledMails: sum(names.flatMap(mailsOf).map((count) => Math.max(0, count - 1))),
  };
};
