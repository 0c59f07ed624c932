import { toCount } from '@ev-site/contract/to-count.ts';
import type { Endpoint } from 'payload';
import { forLeadStaff } from '../access/only-for.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { toDownload } from '../requests/download.ts';
import { refuse } from '../requests/refuse.ts';
import { csvType, toCsv } from '../spreadsheets/csv.ts';
import { readPeriod } from './period.ts';
import { type ClosedRow, type Report, type ReportRow, readReport } from './read-report.ts';

const heading = [
  'Counted by',
  'Value',
  'Leads',
  'Won or hired',
  'Answered in time',
  'Answered late',
  'Not answered, time is over',
  'Not answered, still in time',
  'Entered by hand',
  'Lost or rejected',
];

const toLine = (what: string, row: ReportRow): unknown[] => [
  what,
  row.label,
  row.leads,
  row.won,
  row.inTime,
  row.late,
  row.missed,
  row.waiting,
  row.byHand,
  row.lost,
];

const toClosedLine = (what: string, { label, won, lost }: ClosedRow): unknown[] => [
  `Closed in this period: ${what}`,
  label,
  won + lost,
  won,
  // The columns about how leads were answered stay empty.
  ...Array(5).fill(''),
  lost,
];

/** A report as lines of a file. */
const toLines = ({ all, sections, closed }: Report): unknown[][] => [
  toLine('All leads', all),
  ...sections.flatMap(({ title, rows }) => rows.map((row) => toLine(title, row))),
  toClosedLine('All leads', closed.all),
  ...closed.sections.flatMap(({ title, rows }) => rows.map((row) => toClosedLine(title, row))),
];

/** `GET /leads/report?from=&to=`: the report of a period for a spreadsheet. */
export const reportEndpoint: Endpoint = {
  path: '/report',
  method: 'get',
  handler: forLeadStaff(async (req) => {
    const { period, problem } = readPeriod(Object.fromEntries(req.searchParams));
    if (problem) return refuse(400, problem);
    const report = await readReport(req.payload, req.user, period);
    if (!report) return refuse(403, 'Leads are for sales and personnel.');
    await recordAudit(req, {
      action: 'leadsExported',
      details: `Report, ${toCount(report.all.leads, 'lead')}`,
    });
    return toDownload(toCsv(heading, toLines(report)), {
      name: `leads-report-${period.from}-${period.to}.csv`,
      type: csvType,
    });
  }),
};
