import type { Figures } from './tally.ts';

/** One row of the table. */
export interface EventRow {
  event: string;
  kills: number;
  figures: Figures;
  /** Prometheus alerts that began to fire during the event; none if Prometheus does not run. */
  alerts: string[];
}

/** The result of a run. */
export interface Rehearsal {
  began: string;
  minutes: number;
  kills: number;
  /** The rates that were reached, beside the requested ones. */
  rates: { pages: number; pagesWanted: number; leads: number; leadsWanted: number };
  rows: EventRow[];
  /** Skipped parts, each with the reason. */
  skipped: string[];
  /** Exceeded limits. The rehearsal has passed if there are none. */
  broken: string[];
}

type Column = [title: string, toText: (row: EventRow) => string | number];

const columns: Column[] = [
  ['event', ({ event }) => event],
  ['kills', ({ kills }) => kills],
  ['pages', ({ figures }) => figures.pages],
  ['failed', ({ figures }) => figures.failedPages],
  ['good page after s', ({ figures }) => figures.pagesBackAfter],
  ['slowest page ms', ({ figures }) => figures.slowestPageMs],
  ['leads sent', ({ figures }) => figures.leads],
  ['failed and told', ({ figures }) => figures.failedLeads],
  ['told nothing', ({ figures }) => figures.unansweredLeads],
  ['good lead after s', ({ figures }) => figures.leadsBackAfter],
  ['slowest lead ms', ({ figures }) => figures.slowestLeadMs],
  ['acknowledged', ({ figures }) => figures.acknowledged],
  ['lost', ({ figures }) => figures.lost],
  ['doubled', ({ figures }) => figures.doubled],
  ['mails doubled', ({ figures }) => figures.doubledMails],
  ['crashed', ({ figures }) => figures.crashed],
  ['studio failed', ({ figures }) => `${figures.failedStudioPages} of ${figures.studioPages}`],
  ['alerts', ({ alerts }) => alerts.join(', ')],
];

/** A recovery that did not come before the event ended has no time. */
const toCell = (cell: string | number): string =>
  cell === Number.POSITIVE_INFINITY ? 'never' : String(cell);

const toLine = (cells: readonly (string | number)[]): string => `| ${cells.map(toCell).join(' | ')} |`;

const add = (one: Figures, other: Figures): Figures => {
  const sums = Object.fromEntries(
    Object.entries(one).map(([name, value]) => {
      const second = other[name as keyof Figures];
      if (typeof value !== 'number' || typeof second !== 'number') return [name, value];
      return [name, /After$|^slowest/.test(name) ? Math.max(value, second) : value + second];
    }),
  );
  return sums as unknown as Figures;
};

/** Joins the rows of the same event: adds counts, and takes the longest times. */
const joinRounds = (rows: readonly EventRow[]): EventRow[] =>
  [...Map.groupBy(rows, ({ event }) => event).values()].map((same) =>
    same.reduce((one, other) => ({
      event: one.event,
      kills: one.kills + other.kills,
      figures: add(one.figures, other.figures),
      alerts: [...new Set([...one.alerts, ...other.alerts])],
    })),
  );

/** The table of a run as Markdown, with one line for each event and all its rounds. */
export const toTable = (rows: readonly EventRow[]): string =>
  [
    toLine(columns.map(([title]) => title)),
    toLine(columns.map(() => '---')),
    ...joinRounds(rows).map((row) => toLine(columns.map(([, toText]) => toText(row)))),
  ].join('\n');

/** The whole report. */
export const toMarkdown = ({ began, minutes, kills, rates, rows, skipped, broken }: Rehearsal): string => {
  const list = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? `\n## ${title}\n${lines.map((line) => `- ${line}`).join('\n')}\n` : '';
  return `# Rehearsal of ${began}

${kills} kills in ${minutes} minutes; ${rates.pages} pages/s of ${rates.pagesWanted} asked for, ${rates.leads} leads/s of ${rates.leadsWanted}.

${toTable(rows)}
${list('Left out', skipped)}${list('Bounds broken', broken)}`;
};
