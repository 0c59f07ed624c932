import { listPeriods, readPeriod } from '@ev-site/content/reports/period.ts';
import { type Report, type ReportRow, readReport } from '@ev-site/content/reports/read-report.ts';
import { groupDigits } from '@ev-site/contract/group-digits.ts';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { FileLink } from '../file-link.tsx';
import { getReader } from '../get-reader.ts';
import { OwnPage } from '../own-page.tsx';
import { Figure } from './figure.tsx';
import { Closed, ClosedFigure } from './report-closed.tsx';
import { CountLink, ReportTable } from './report-table.tsx';
import { sayAnswerTimes } from './say-answer-times.ts';

const toShare = (count: number, of: number): string =>
  of === 0 ? '–' : `${Math.round((count / of) * 100)} %`;

/** Share answered in time, among leads that were answered or are overdue. */
const toShareInTime = ({ inTime, late, missed }: ReportRow): string =>
  toShare(inTime, inTime + late + missed);

const toShareWon = ({ won, leads }: ReportRow): string => toShare(won, leads);

const Leads = ({ row: { label, leads, conditions } }: { row: ReportRow }) => (
  <CountLink count={leads} what="leads" label={label} asked={conditions && [conditions]} />
);

const unanswered = [
  ['source', 'equals', 'website'],
  ['answeredAt', 'exists', 'false'],
] as const;

const Open = ({ row: { label, missed, waiting, conditions } }: { row: ReportRow }) => (
  <CountLink
    count={missed + waiting}
    what="not answered"
    label={label}
    asked={conditions && [[...conditions, ...unanswered]]}
  />
);

const columns: { head: string; draw: (row: ReportRow) => ReactNode }[] = [
  { head: 'Leads', draw: (row) => <Leads row={row} /> },
  { head: 'In time', draw: toShareInTime },
  { head: 'Open', draw: (row) => <Open row={row} /> },
  { head: 'Won', draw: toShareWon },
];

const Summary = ({ report }: { report: Report }) => {
  const { all, closed } = report;
  return (
    <>
      <dl className="report__figures">
        <Figure name="Leads">
          <Leads row={all} />
        </Figure>
        <Figure
          name="Answered in time"
          note={`${groupDigits(all.inTime)} of ${groupDigits(all.inTime + all.late + all.missed)}`}
        >
          {toShareInTime(all)}
        </Figure>
        <Figure name="Answered late">{groupDigits(all.late)}</Figure>
        <Figure name="Not answered" note={`for ${groupDigits(all.missed)} the time is over`}>
          <Open row={all} />
        </Figure>
        <Figure name="Won or hired" note={`${groupDigits(all.won)} of ${groupDigits(all.leads)}`}>
          {toShareWon(all)}
        </Figure>
        <Figure name="Won or hired in this period" note={<a href="#closed">whenever they came</a>}>
          <ClosedFigure row={closed.all} outcome="won" />
        </Figure>
      </dl>
      <p className="report__rule">
        {sayAnswerTimes(report.times)}
        {all.byHand > 0 && ` ${groupDigits(all.byHand)} entered by hand are not judged.`}
      </p>
    </>
  );
};

/** The first and the last day of a period. */
const ends = [
  { name: 'from', label: 'From' },
  { name: 'to', label: 'To' },
] as const;

/** The leads of a period in figures, each with a link to its leads. Plain forms and links. */
export const ReportView = async (page: AdminViewServerProps) => {
  const asked = { from: page.searchParams?.from, to: page.searchParams?.to };
  const { period, problem } = readPeriod(asked);
  const query = (from: string, to: string) => new URLSearchParams({ from, to }).toString();
  const user = getReader(page, '/studio/reports');
  const report = await readReport(page.initPageResult.req.payload, user, period);
  if (!report)
    return (
      <OwnPage page={page} className="report">
        <h1>Reports</h1>
        <p>Reports are for sales and personnel.</p>
      </OwnPage>
    );
  return (
    <OwnPage page={page} className="report">
      <h1>Reports</h1>
      <nav className="lead-views" aria-label="Periods">
        <ul>
          {listPeriods().map(({ label, period: { from, to } }) => (
            <li key={label}>
              <a
                className="lead-view"
                href={`/studio/reports?${query(from, to)}`}
                aria-current={from === period.from && to === period.to ? 'page' : undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <form action="/studio/reports" method="get" className="report__period">
        {ends.map(({ name, label }) => (
          <label key={name}>
            {label}
            <input
              type="date"
              name={name}
              defaultValue={problem ? String(asked[name] ?? '') : period[name]}
              aria-describedby={problem ? 'report-problem' : undefined}
            />
          </label>
        ))}
        <button type="submit">Show</button>
        <FileLink href={`/studio/api/leads/report?${query(period.from, period.to)}`}>
          As a file (CSV)
        </FileLink>
      </form>
      {problem && (
        <p id="report-problem" role="alert" className="report__problem">
          {problem} Shown are the last twelve weeks.
        </p>
      )}
      <Summary report={report} />
      <div className="report__sections">
        {report.sections.map((section) => (
          <ReportTable
            key={section.key}
            section={section}
            toLength={({ leads }) => leads}
            columns={columns}
          />
        ))}
      </div>
      <Closed closed={report.closed} />
    </OwnPage>
  );
};
