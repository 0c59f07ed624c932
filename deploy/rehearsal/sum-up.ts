import { listBroken } from './bounds.ts';
import type { Crash } from './kept-program.ts';
import type { Load } from './load.ts';
import type { RehearsalOptions } from './options.ts';
import type { Rehearsal } from './report.ts';
import type { EventRun } from './run-events.ts';
import { compareSpan, countCrashes, type Figures, type Span, type StoredRow, tallySpan } from './tally.ts';

const round = (number: number): number => Math.round(number * 10) / 10;

interface RunRecord {
  began: Date;
  options: Pick<RehearsalOptions, 'pagesPerSecond' | 'leadsPerSecond'>;
  load: Pick<Load, 'tenths' | 'attempts'>;
  runs: readonly EventRun[];
  rows: readonly StoredRow[];
  mails: ReadonlyMap<number, number>;
  crashes: readonly Crash[];
  skipped: string[];
}

/** Makes the report of a run. Leads that were sent and crashes outside of the events count for the whole run. */
export const sumUp = ({
  began,
  options,
  load,
  runs,
  rows,
  mails,
  crashes,
  skipped,
}: RunRecord): Rehearsal => {
  const { tenths, attempts } = load;
  const toFigures = (span: Span): Figures => ({
    ...tallySpan(span, tenths, attempts),
    ...compareSpan(span, attempts, rows, mails),
    crashed: countCrashes(span, crashes),
  });
  const table = runs.map(({ event, alerts, ...span }) => ({
    event: event.name,
    kills: event.kills,
    figures: toFigures(span),
    alerts,
  }));
  const span = { from: runs[0]?.from ?? 0, to: runs.at(-1)?.to ?? 0 };
  const seconds = (span.to - span.from) / 1000;
  const first = attempts.filter(({ press, at }) => press === 1 && at >= span.from && at < span.to).length;
  const broken = runs.flatMap(({ event, stillBroken }, index) => {
    const figures = table[index]?.figures;
    const bounds = figures ? listBroken(event.name, figures, event.bounds) : [];
    return stillBroken ? [...bounds, `${event.name}: ${stillBroken}`] : bounds;
  });
  const whole = toFigures({ from: 0, to: Number.POSITIVE_INFINITY });
  // If no request succeeded, no limit was really tested.
  const unanswered = [
    ...(options.pagesPerSecond > 0 && whole.pages <= whole.failedPages ? ['no page was answered'] : []),
    ...(options.leadsPerSecond > 0 && whole.acknowledged === 0 ? ['no lead was acknowledged'] : []),
  ].map((what) => `the whole run: ${what}`);
  return {
    began: began.toISOString(),
    minutes: round((Date.now() - began.getTime()) / 60_000),
    kills: runs.reduce((sum, { event }) => sum + event.kills, 0),
    rates: {
      pages: Math.round(tallySpan(span, tenths, attempts).pages / seconds),
      pagesWanted: options.pagesPerSecond,
      leads: round(first / seconds),
      leadsWanted: options.leadsPerSecond,
    },
    rows: table,
    skipped,
    broken: [...broken, ...unanswered, ...listBroken('the whole run', whole, {})],
  };
};
