import type { ReportSection } from '@ev-site/content/reports/read-report.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import type { ReactNode } from 'react';
import { type Groups, toHref } from '../leads/lead-view-links.ts';

interface CountLinkProps {
  count: number;
  /** What is counted, e.g. "leads". */
  what: string;
  /** Label of the row that holds the figure. */
  label: string;
  /** Conditions of the list that shows the same leads; null if the list cannot show them. */
  asked: Groups | null;
}

/** A figure with a link to the leads that it counts. */
export const CountLink = ({ count, what, label, asked }: CountLinkProps) =>
  asked && count > 0 ? (
    <a href={toHref(asked)} aria-label={`${groupDigits(count)} ${what}: ${label}`}>
      {groupDigits(count)}
    </a>
  ) : (
    groupDigits(count)
  );

interface Props<Row> {
  section: ReportSection<Row>;
  /** The value of a row that its bar shows. */
  toLength: (row: Row) => number;
  columns: readonly { head: string; draw: (row: Row) => ReactNode }[];
}

/** The rows of one section of a report, each with a bar. */
export const ReportTable = <Row extends Pick<ReportSection['rows'][number], 'label' | 'conditions'>>({
  section: { title, note, rows },
  toLength,
  columns,
}: Props<Row>) => {
  const most = Math.max(1, ...rows.map(toLength));
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
            {columns.map(({ head }) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.conditions ? toHref([row.conditions]) : row.label}>
              <th scope="row">
                {row.label}
                <span className="report__bar" style={{ inlineSize: `${(toLength(row) / most) * 100}%` }} />
              </th>
              {columns.map(({ head, draw }) => (
                <td key={head}>{draw(row)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p>None.</p>}
    </section>
  );
};
