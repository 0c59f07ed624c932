import type { CollectionSlug, Payload } from 'payload';
import { type LeadGroup, worksLeads } from '../access/lead-access.ts';
import type { Asking } from '../access/roles.ts';
import { getSqlDatabase } from '../database/sql.ts';
import type { Condition } from '../desk/condition.ts';
import { leadsOfSql, toLeadCondition } from '../desk/who-sees-leads.ts';
import { indianDay } from '../india-time.ts';
import { leadSources } from '../leads/lead-sources.ts';
import { closedSql, leadStatuses, type Outcome, outcomes } from '../leads/lead-statuses.ts';
import { kindWords, languageWords } from '../leads/staff-words.ts';
import {
  type AnswerTimes,
  fromIndianSeconds,
  readAnswerTimes,
  toIndianSeconds,
  toIndianSecondsSql,
  toWorkedSql,
  week,
} from './answer-times.ts';
import type { Period } from './period.ts';

/** How many leads there are of something, how they were answered, and what came of them. */
export interface Counted {
  leads: number;
  /** Won, or hired. */
  won: number;
  /** Lost, or rejected. */
  lost: number;
  /** From here on they sum up to `leads`. */
  inTime: number;
  late: number;
  /** Not answered, and the time is over. */
  missed: number;
  /** Not answered, and there is still time. */
  waiting: number;
  /** Entered by staff, who have spoken with them already. */
  byHand: number;
}

/** One line of a report. */
export interface ReportRow extends Counted {
  label: string;
  /** What the list of leads is asked to show the same; null where it cannot be asked. */
  conditions: readonly Condition[] | null;
}

/** One line of what was closed: they are won or lost, and how they were answered belongs to the period in which they came. */
export type ClosedRow = Pick<ReportRow, 'label' | 'conditions' | Outcome>;

/** What the list of leads is asked to show those of a line that came to this; null where it cannot be asked. */
export const listClosed = ({ conditions }: ClosedRow, outcome: Outcome): Condition[][] | null =>
  conditions &&
  Object.values(outcomes[outcome]).map((status) => [['status', 'equals', status], ...conditions]);

/** Leads counted by one thing. */
export interface ReportSection<Row = ReportRow> {
  key: string;
  title: string;
  /** What is counted in it, where it is not all leads. */
  note?: string;
  rows: Row[];
}

/** The leads of a period, of those that somebody may see. */
export interface Report {
  period: Period;
  times: AnswerTimes;
  all: ReportRow;
  sections: ReportSection[];
  /** Those that were closed in it, whenever they came. */
  closed: { all: ClosedRow; sections: ReportSection<ClosedRow>[] };
}

/** More lines of one kind are one line, "Others". */
const mostRows = 100;

interface Dimension {
  key: string;
  title: string;
  note?: string;
  /** Over the columns of `came` and `closed`. */
  sql: string;
  /** What of the leads is counted, for those who work it. */
  only?: LeadGroup;
  /** Field of the list by which it is asked. */
  field: string;
  /** Label where nothing is said. */
  none: string;
  names?: Readonly<Record<string, string>>;
  collection?: Extract<CollectionSlug, 'products' | 'states' | 'dealers' | 'jobs' | 'staff'>;
  also?: readonly Condition[];
}

const enquiries = {
  only: 'enquiry',
  note: 'Enquiries only.',
  also: [['kind', 'not_equals', 'application']],
} as const;
const toNames = (list: readonly { value: string; label: string }[]) =>
  Object.fromEntries(list.map(({ value, label }) => [value, label]));

const dimensions: readonly Dimension[] = [
  { key: 'week', title: 'By week, from its Monday', sql: `moment / ${week}`, field: '', none: '' },
  {
    key: 'status',
    title: 'By what came of them',
    sql: 'status',
    field: 'status',
    none: '',
    names: toNames(leadStatuses),
  },
  { key: 'kind', title: 'By kind', sql: 'kind', field: 'kind', none: '', names: kindWords },
  {
    key: 'vehicle',
    title: 'By vehicle',
    sql: 'product_id',
    field: 'product',
    none: 'None named',
    collection: 'products',
    ...enquiries,
  },
  {
    key: 'place',
    title: 'By state',
    sql: 'state_id',
    field: 'state',
    none: 'None named',
    collection: 'states',
    ...enquiries,
  },
  {
    key: 'position',
    title: 'By position',
    sql: 'job_id',
    only: 'application',
    note: 'Applications only.',
    field: 'job',
    none: 'None named',
    collection: 'jobs',
    also: [['kind', 'equals', 'application']],
  },
  { key: 'owner', title: 'By owner', sql: 'owner_id', field: 'owner', none: 'Nobody', collection: 'staff' },
  {
    key: 'dealer',
    title: 'By dealer',
    sql: 'routed_to_id',
    field: 'routedTo',
    none: 'With no dealer',
    collection: 'dealers',
    ...enquiries,
  },
  {
    key: 'language',
    title: 'By language',
    sql: 'language',
    field: 'language',
    none: '',
    names: languageWords,
  },
  {
    key: 'source',
    title: 'By the way they came',
    sql: 'source',
    field: 'source',
    none: '',
    names: toNames(leadSources),
  },
  {
    key: 'page',
    title: 'By the page they were sent from',
    note: 'Visits of pages are not counted anywhere, so it cannot be said how many who read a page wrote.',
    sql: 'page',
    field: 'page',
    none: 'Not known',
  },
  { key: 'utmSource', title: 'By campaign source', sql: 'utm_source', field: 'utmSource', none: 'None' },
  { key: 'campaign', title: 'By campaign', sql: 'utm_campaign', field: 'utmCampaign', none: 'None' },
];

const toLimit = ({ hours }: AnswerTimes): string =>
  `CASE kind ${Object.entries(hours)
    .map(([kind, limit]) => `WHEN '${kind}' THEN ${Math.round(limit * 3600)}`)
    .join(' ')} ELSE 0 END`;

const toTexts = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');

const toSum = (column: string, values: readonly string[]): string =>
  `SUM(CASE WHEN ${column} IN (${toTexts(values)}) THEN 1 ELSE 0 END)`;

/** How each is counted, as SQL. */
const figures = {
  leads: 'COUNT(*)',
  won: toSum('status', Object.values(outcomes.won)),
  lost: toSum('status', Object.values(outcomes.lost)),
  inTime: toSum('answer', ['inTime']),
  late: toSum('answer', ['late']),
  missed: toSum('answer', ['missed']),
  waiting: toSum('answer', ['waiting']),
  byHand: toSum('answer', ['byHand']),
} satisfies Record<keyof Counted, string>;

// In quotes, so that PostgreSQL keeps their capitals.
const sums = Object.entries(figures)
  .map(([name, sql]) => `${sql} AS "${name}"`)
  .join(', ');

const ofEach = (toCount: (name: keyof Counted) => number): Counted => {
  const names = Object.keys(figures) as (keyof Counted)[];
  return Object.fromEntries(names.map((name) => [name, toCount(name)])) as unknown as Counted;
};

const nothing = ofEach(() => 0);

const add = (one: Counted, other: Counted): Counted => ofEach((name) => one[name] + other[name]);

/** How leads belong to a period: they came in it, or were closed in it; and by which field the list is asked for them. */
const moments = { came: 'createdAt', closed: 'closedAt' } as const;
type Part = keyof typeof moments;

/** What is counted of each: what came of closed leads are the figures themselves. */
const isCounted = (part: Part, { key }: Dimension): boolean => part === 'came' || key !== 'status';

/** One statement for all figures: the leads of the period are read once, judged, and counted in each way; so are those closed in it. */
const toStatement = (
  condition: string,
  { begins, ends }: Period,
  times: AnswerTimes,
  asked: readonly Dimension[],
  isPostgres: boolean,
  now: Date,
): string => {
  const seconds = (column: string) => toIndianSecondsSql(column, isPostgres);
  const spent = `${toWorkedSql('until', times)} - ${toWorkedSql('moment', times)}`;
  const counted = `kind, status, product_id, state_id, job_id, owner_id, routed_to_id, language, page, utm_source, utm_campaign,
        COALESCE(source, 'website') AS source`;
  const within = (column: string) =>
    `${condition} AND ${column} >= '${begins.toISOString()}' AND ${column} < '${ends.toISOString()}'`;
  const listCounts = (part: Part) => [
    `SELECT '${part}' AS part, 'all' AS what, NULL AS which, ${sums} FROM ${part}`,
    ...asked
      .filter((dimension) => isCounted(part, dimension))
      .map(
        ({ key, sql, only }) =>
          `SELECT '${part}', '${key}', CAST(${sql} AS ${isPostgres ? 'VARCHAR' : 'TEXT'}), ${sums} FROM ${part} ${only ? `WHERE ${leadsOfSql[only]}` : ''} GROUP BY ${sql}`,
      ),
  ];
  return `WITH own AS MATERIALIZED (
      SELECT ${counted}, answered_at, ${seconds('created_at')} AS moment,
        CASE WHEN answered_at IS NULL THEN ${toIndianSeconds(now)} ELSE ${seconds('answered_at')} END AS until
      FROM leads WHERE ${within('created_at')}
    ), came AS MATERIALIZED (
      SELECT own.*, CASE WHEN source <> 'website' THEN 'byHand'
        WHEN ${spent} <= ${toLimit(times)} THEN CASE WHEN answered_at IS NULL THEN 'waiting' ELSE 'inTime' END
        ELSE CASE WHEN answered_at IS NULL THEN 'missed' ELSE 'late' END END AS answer
      FROM own
    ), closed AS MATERIALIZED (
      SELECT ${counted}, ${seconds('closed_at')} AS moment, NULL AS answer
      FROM leads WHERE ${within('closed_at')} AND status IN (${closedSql})
    )
    ${[...listCounts('came'), ...listCounts('closed')].join('\nUNION ALL ')}`;
};

type Row = Record<string, unknown>;

const toCounted = (row: Row): Counted => ofEach((name) => Number(row[name] ?? 0));

const readNames = async (
  payload: Payload,
  collection: NonNullable<Dimension['collection']>,
  ids: readonly unknown[],
): Promise<Record<string, string>> => {
  const { docs } = await payload.find({
    collection,
    where: { id: { in: ids.filter((id) => id !== null) } },
    locale: 'en',
    depth: 0,
    pagination: false,
    select: { [collection === 'jobs' ? 'position' : 'name']: true },
  });
  return Object.fromEntries(
    docs.map((doc) => [String(doc.id), ('position' in doc ? doc.position : doc.name) ?? `Number ${doc.id}`]),
  );
};

const inPeriod = (part: Part, { begins, ends }: Pick<Period, 'begins' | 'ends'>): Condition[] => [
  [moments[part], 'greater_than_equal', begins.toISOString()],
  [moments[part], 'less_than', ends.toISOString()],
];

/** Every week that the period touches, also those without a lead. */
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
        label: which === null ? none : (names[which] ?? which),
        ...toCounted(row),
        conditions: [asked, ...also, ...inPeriod(part, period)],
      };
    })
    .toSorted((one, other) => other.leads - one.leads || one.label.localeCompare(other.label));
  if (sorted.length <= mostRows) return sorted;
  const rest = sorted.slice(mostRows - 1).reduce<Counted>(add, nothing);
  return [...sorted.slice(0, mostRows - 1), { label: 'Others', ...rest, conditions: null }];
};

/** Reads the report of a period; null for whoever sees no leads. The figures are those of the rows at this moment. */
export const readReport = async (
  payload: Payload,
  user: Asking['user'],
  period: Period,
  now = new Date(),
): Promise<Report | null> => {
  const condition = toLeadCondition(user);
  if (condition === null) return null;
  const asked = dimensions.filter(({ only }) => !only || worksLeads({ user }, only));
  const [database, times] = await Promise.all([getSqlDatabase(payload), readAnswerTimes(payload)]);
  const rows = await database.rows(
    toStatement(condition, period, times, asked, payload.db.name === 'postgres', now),
  );
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
