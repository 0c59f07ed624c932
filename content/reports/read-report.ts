import type { Payload } from 'payload';
import type { Condition } from '../access/condition.ts';
import { toLeadCondition, worksLeads } from '../access/lead-access.ts';
import type { Requester } from '../access/roles.ts';
import { getSqlDatabase, isPostgres, type Row } from '../database/sql.ts';
import { readNames } from '../documents/read-names.ts';
import {
  type AnswerTimes,
  fromIndianSeconds,
  readAnswerTimes,
  toIndianSeconds,
  week,
} from '../leads/answer-times.ts';
import { type Outcome, outcomes } from '../leads/lead-statuses.ts';
import { indianDay } from '../time/india-time.ts';
import type { Period } from './period.ts';
import {
  add,
  type Counted,
  type Dimension,
  dimensions,
  isCounted,
  moments,
  nothing,
  type Part,
  toCounted,
  toStatement,
} from './report-statement.ts';

/** One line of a report. */
export interface ReportRow extends Counted {
  label: string;
  /** The filter with which the list of leads shows the same leads; null if no filter can. */
  conditions: readonly Condition[] | null;
}

/**
 * One line about closed leads: only whether they were won or lost, because how they were answered belongs to the period
 * in which they came.
 */
export type ClosedRow = Pick<ReportRow, 'label' | 'conditions' | Outcome>;

/** The filters with which the list of leads shows those of a line that had this outcome; null if no filter can. */
export const listClosed = ({ conditions }: ClosedRow, outcome: Outcome): Condition[][] | null =>
  conditions &&
  Object.values(outcomes[outcome]).map((status) => [['status', 'equals', status], ...conditions]);

/** Leads counted in one way. */
export interface ReportSection<Line = ReportRow> {
  key: string;
  title: string;
  /** Which leads are counted, if not all. */
  note?: string;
  rows: Line[];
}

/** The leads of a period that somebody may see. */
export interface Report {
  period: Period;
  times: AnswerTimes;
  all: ReportRow;
  sections: ReportSection[];
  /** Leads that were closed in the period, whenever they came. */
  closed: { all: ClosedRow; sections: ReportSection<ClosedRow>[] };
}

/** Further lines of a section are added up in one line, "Others". */
const mostRows = 100;

const inPeriod = (part: Part, { begins, ends }: Pick<Period, 'begins' | 'ends'>): Condition[] => [
  [moments[part], 'greater_than_equal', begins.toISOString()],
  [moments[part], 'less_than', ends.toISOString()],
];

/** Every week that the period touches, including weeks without a lead. */
const toWeeks = (part: Part, rows: readonly Row[], period: Period): ReportRow[] => {
  const found = new Map(rows.map((row) => [Number(row.which), toCounted(row)]));
  const first = Math.floor(toIndianSeconds(period.begins) / week);
  const last = Math.floor((toIndianSeconds(period.ends) - 1) / week);
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const monday = fromIndianSeconds((first + place) * week);
    const ends = new Date(monday.getTime() + week * 1000);
    const within = {
      begins: monday < period.begins ? period.begins : monday,
      ends: ends > period.ends ? period.ends : ends,
    };
    return {
      label: indianDay.format(monday),
      ...(found.get(first + place) ?? nothing),
      conditions: inPeriod(part, within),
    };
  });
};

/** The name of what was counted. It may be a visitor's own word, such as `constructor`, which every object has. */
const toName = (names: Readonly<Record<string, string>>, which: string): string =>
  (Object.hasOwn(names, which) ? names[which] : undefined) ?? which;

const toRows = (
  part: Part,
  rows: readonly Row[],
  { field, none, names = {}, also = [] }: Dimension,
  period: Period,
): ReportRow[] => {
  const sorted = rows
    .map((row): ReportRow => {
      const which = row.which === null || row.which === undefined ? null : String(row.which);
      const asked: Condition = which === null ? [field, 'exists', 'false'] : [field, 'equals', which];
      return {
        label: which === null ? none : toName(names, which),
        ...toCounted(row),
        conditions: [asked, ...also, ...inPeriod(part, period)],
      };
    })
    .toSorted((one, other) => other.leads - one.leads || one.label.localeCompare(other.label));
  if (sorted.length <= mostRows) return sorted;
  const rest = sorted.slice(mostRows - 1).reduce<Counted>(add, nothing);
  return [...sorted.slice(0, mostRows - 1), { label: 'Others', ...rest, conditions: null }];
};

/** Reads the report of a period; null for a person who sees no leads. It counts the rows as they are now. */
export const readReport = async (
  payload: Payload,
  user: Requester['user'],
  period: Period,
  now = new Date(),
): Promise<Report | null> => {
  const condition = toLeadCondition(user);
  if (condition === null) return null;
  const asked = dimensions.filter(({ only }) => !only || worksLeads({ user }, only));
  const [database, times] = await Promise.all([getSqlDatabase(payload), readAnswerTimes(payload)]);
  const rows = await database.rows(toStatement(condition, period, times, asked, isPostgres(payload), now));
  const named = await Promise.all(
    asked.map(async (dimension): Promise<Dimension> => {
      const { key, collection } = dimension;
      if (!collection) return dimension;
      const ids = rows.filter(({ what }) => what === key).map(({ which }) => which);
      return { ...dimension, names: await readNames(payload, collection, ids) };
    }),
  );
  const rowsOf = (part: Part, key: string) => rows.filter((row) => row.part === part && row.what === key);
  const toAll = (part: Part): ReportRow => ({
    label: 'All',
    ...toCounted(rowsOf(part, 'all')[0] ?? {}),
    conditions: inPeriod(part, period),
  });
  const toSection = (part: Part, dimension: Dimension): ReportSection => {
    const { key, title, note } = dimension;
    const own = rowsOf(part, key);
    return {
      key,
      title,
      ...(note && { note }),
      rows: key === 'week' ? toWeeks(part, own, period) : toRows(part, own, dimension, period),
    };
  };
  const toSections = (part: Part) =>
    named.filter((dimension) => isCounted(part, dimension)).map((dimension) => toSection(part, dimension));
  const { hours, days, opensAt, closesAt } = times;
  return {
    period,
    times: { hours, days, opensAt, closesAt },
    all: toAll('came'),
    sections: toSections('came'),
    closed: { all: toAll('closed'), sections: toSections('closed') },
  };
};
