import type { Outcome } from '@ev-site/content/leads/lead-statuses.ts';
import {
  type ClosedRow,
  listClosed,
  type Report,
  type ReportSection,
} from '@ev-site/content/reports/read-report.ts';
import { toHref } from './lead-view-links.ts';

/** How many came to this; it leads to them. */
export const ClosedFigure = ({ row, outcome }: { row: ClosedRow; outcome: Outcome }) => {
  const count = row[outcome].toLocaleString('en-IN');
  const asked = listClosed(row, outcome);
  return asked && row[outcome] > 0 ? (
    <a href={toHref(asked)} aria-label={`${count} ${outcome}: ${row.label}`}>
      {count}
    </a>
  ) : (
    count
  );
};

const Section = ({ section: { title, note, rows } }: { section: ReportSection<ClosedRow> }) => {
  const most = Math.max(1, ...rows.map(({ won }) => won));
  return (
    <section className="report__section">
      <table>
        <caption>
          {title}
          {note && <span className="report__note">{note}</span>}
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">What</span>
            </th>
            <th scope="col">Won</th>
            <th scope="col">Lost</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.conditions ? toHref([row.conditions]) : row.label}>
              <th scope="row">
                {row.label}
                <span className="report__bar" style={{ inlineSize: `${(row.won / most) * 100}%` }} />
              </th>
              <td>
                <ClosedFigure row={row} outcome="won" />
              </td>
              <td>
                <ClosedFigure row={row} outcome="lost" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p>None.</p>}
    </section>
  );
};

/** What was closed in a period, whenever it came. */
export const Closed = ({ closed: { all, sections } }: { closed: Report['closed'] }) => (
  <section className="report__closed" aria-labelledby="closed">
    <h2 id="closed">Closed in this period, whenever they came</h2>
    <dl className="report__figures">
      <div>
        <dt>Won or hired</dt>
        <dd className="report__figure">
          <ClosedFigure row={all} outcome="won" />
        </dd>
      </div>
      <div>
        <dt>Lost or rejected</dt>
        <dd className="report__figure">
          <ClosedFigure row={all} outcome="lost" />
        </dd>
      </div>
    </dl>
    {all.won + all.lost > 0 && (
      <div className="report__sections">
        {sections.map((section) => (
          <Section key={section.key} section={section} />
        ))}
      </div>
    )}
  </section>
);
