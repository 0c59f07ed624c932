import type { Outcome } from '@ev-site/content/leads/lead-statuses.ts';
import { type ClosedRow, listClosed, type Report } from '@ev-site/content/reports/read-report.ts';
import type { ReactNode } from 'react';
import { Figure } from './figure.tsx';
import { CountLink, ReportTable } from './report-table.tsx';

/** How many leads were closed with this outcome, as a link to them. */
export const ClosedFigure = ({ row, outcome }: { row: ClosedRow; outcome: Outcome }) => (
  <CountLink count={row[outcome]} what={outcome} label={row.label} asked={listClosed(row, outcome)} />
);

const columns: { head: string; draw: (row: ClosedRow) => ReactNode }[] = [
  { head: 'Won', draw: (row) => <ClosedFigure row={row} outcome="won" /> },
  { head: 'Lost', draw: (row) => <ClosedFigure row={row} outcome="lost" /> },
];

/** Leads closed in a period, no matter when they came in. */
export const Closed = ({ closed: { all, sections } }: { closed: Report['closed'] }) => (
  <section className="report__closed" aria-labelledby="closed">
    <h2 id="closed">Closed in this period, whenever they came</h2>
    <dl className="report__figures">
      <Figure name="Won or hired">
        <ClosedFigure row={all} outcome="won" />
      </Figure>
      <Figure name="Lost or rejected">
        <ClosedFigure row={all} outcome="lost" />
      </Figure>
    </dl>
    {all.won + all.lost > 0 && (
      <div className="report__sections">
        {sections.map((section) => (
          <ReportTable key={section.key} section={section} toLength={({ won }) => won} columns={columns} />
        ))}
      </div>
    )}
  </section>
);
