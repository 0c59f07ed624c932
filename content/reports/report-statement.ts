import type { Condition } from '../access/condition.ts';
import { type LeadGroup, leadsOfSql, ofGroup } from '../access/lead-access.ts';
import type { Row } from '../database/sql.ts';
import { joinSql, nameSql, type Sql, sql } from '../database/statement.ts';
import { languageWords } from '../documents/language-words.ts';
import type { NamedCollection } from '../documents/read-names.ts';
import {
  type AnswerTimes,
  toIndianSeconds,
  toIndianSecondsSql,
  toWorkedSql,
  week,
} from '../leads/answer-times.ts';
import { leadSources } from '../leads/lead-sources.ts';
import { closedSql, leadStatuses, outcomes } from '../leads/lead-statuses.ts';
import { kindWords } from '../leads/staff-words.ts';
import type { Period } from './period.ts';

/** How many leads there are, how they were answered, and how they ended. */
export interface Counted {
  leads: number;
  /** Won or hired. */
  won: number;
  /** Lost or rejected. */
  lost: number;
  /** This figure and those below add up to `leads`. */
  inTime: number;
  late: number;
  /** Not answered, and the term is over. */
  missed: number;
  /** Not answered, and the term still runs. */
  waiting: number;
  /** Entered by staff, who have already spoken with the visitor. */
  byHand: number;
}

/** One way to group leads for counting. */
export interface Dimension {
  key: string;
  title: string;
  note?: string;
  /** An SQL expression over the columns of `came` and `closed`. */
  expression: Sql;
  /** The only group of leads that is counted; left out of the report for people who do not work that group. */
  only?: LeadGroup;
  /** The field by which the list of leads is filtered. */
  field: string;
  /** The label for leads without a value. */
  none: string;
  names?: Readonly<Record<string, string>>;
  collection?: NamedCollection;
  also?: readonly Condition[];
}

const enquiries = {
  only: 'enquiry',
  note: 'Enquiries only.',
  also: [ofGroup.enquiry],
} as const;
const toNames = (list: readonly { value: string; label: string }[]) =>
  Object.fromEntries(list.map(({ value, label }) => [value, label]));

/** All ways in which leads are counted. */
export const dimensions: readonly Dimension[] = [
  { key: 'week', title: 'By week, from its Monday', expression: sql`moment / ${week}`, field: '', none: '' },
  {
    key: 'status',
    title: 'By what came of them',
    expression: sql`status`,
    field: 'status',
    none: '',
    names: toNames(leadStatuses),
  },
  { key: 'kind', title: 'By kind', expression: sql`kind`, field: 'kind', none: '', names: kindWords },
  {
    key: 'vehicle',
    title: 'By vehicle',
    expression: sql`product_id`,
    field: 'product',
    none: 'None named',
    collection: 'products',
    ...enquiries,
  },
  {
    key: 'place',
    title: 'By state',
    expression: sql`state_id`,
    field: 'state',
    none: 'None named',
    collection: 'states',
    ...enquiries,
  },
  {
    key: 'position',
    title: 'By position',
    expression: sql`job_id`,
    only: 'application',
    note: 'Applications only.',
    field: 'job',
    none: 'None named',
    collection: 'jobs',
    also: [ofGroup.application],
  },
  {
    key: 'owner',
    title: 'By owner',
    expression: sql`owner_id`,
    field: 'owner',
    none: 'Nobody',
    collection: 'staff',
  },
  {
    key: 'dealer',
    title: 'By dealer',
    expression: sql`routed_to_id`,
    field: 'routedTo',
    none: 'With no dealer',
    collection: 'dealers',
    ...enquiries,
  },
  {
    key: 'language',
    title: 'By language',
    expression: sql`language`,
    field: 'language',
    none: '',
    names: languageWords,
  },
  {
    key: 'source',
    title: 'By the way they came',
    expression: sql`source`,
    field: 'source',
    none: '',
    names: toNames(leadSources),
  },
  {
    key: 'page',
    title: 'By the page they were sent from',
    note: 'The site does not count visits of pages, so the report cannot say how many readers of a page wrote to us.',
    expression: sql`page`,
    field: 'page',
    none: 'Not known',
  },
  {
    key: 'utmSource',
    title: 'By campaign source',
    expression: sql`utm_source`,
    field: 'utmSource',
    none: 'None',
  },
  {
    key: 'campaign',
    title: 'By campaign',
    expression: sql`utm_campaign`,
    field: 'utmCampaign',
    none: 'None',
  },
];

const toLimit = ({ hours }: AnswerTimes): Sql => {
  const limits = Object.entries(hours).map(
    ([kind, limit]) => sql`WHEN ${kind} THEN ${Math.round(limit * 3600)}`,
  );
  return sql`CASE kind ${joinSql(limits, ' ')} ELSE 0 END`;
};

const toSum = (column: 'status' | 'answer', values: readonly string[]): Sql =>
  sql`SUM(CASE WHEN ${nameSql(column)} IN (${joinSql(values)}) THEN 1 ELSE 0 END)`;

/** How each figure is counted, as SQL. */
const figures = {
  leads: sql`COUNT(*)`,
  won: toSum('status', Object.values(outcomes.won)),
  lost: toSum('status', Object.values(outcomes.lost)),
  inTime: toSum('answer', ['inTime']),
  late: toSum('answer', ['late']),
  missed: toSum('answer', ['missed']),
  waiting: toSum('answer', ['waiting']),
  byHand: toSum('answer', ['byHand']),
} satisfies Record<keyof Counted, Sql>;

const sums = joinSql(Object.entries(figures).map(([name, figure]) => sql`${figure} AS ${nameSql(name)}`));

const ofEach = (countOf: (name: keyof Counted) => number): Counted => {
  const names = Object.keys(figures) as (keyof Counted)[];
  return Object.fromEntries(names.map((name) => [name, countOf(name)])) as unknown as Counted;
};

export const nothing = ofEach(() => 0);

export const add = (one: Counted, other: Counted): Counted => ofEach((name) => one[name] + other[name]);

/**
 * The two ways in which leads belong to a period: they came in it, or were closed in it. The value is the field by
 * which the list filters them.
 */
export const moments = { came: 'createdAt', closed: 'closedAt' } as const;
export type Part = keyof typeof moments;

/**
 * Whether leads of a part are grouped in this way. Closed leads are not grouped by status, because their figures
 * already say it.
 */
export const isCounted = (part: Part, { key }: Dimension): boolean => part === 'came' || key !== 'status';

/**
 * One statement for all figures: it reads the leads of the period once, judges how they were answered, and counts them
 * in each way. It does the same for the leads closed in the period.
 */
export const toStatement = (
  condition: Sql,
  { begins, ends }: Period,
  times: AnswerTimes,
  asked: readonly Dimension[],
  isPostgres: boolean,
  now: Date,
): Sql => {
  const seconds = (column: string) => toIndianSecondsSql(nameSql(column), isPostgres);
  const spent = sql`${toWorkedSql(sql`until`, times)} - ${toWorkedSql(sql`moment`, times)}`;
  const counted = sql`kind, status, product_id, state_id, job_id, owner_id, routed_to_id, language, page, utm_source, utm_campaign,
        source`;
  const within = (column: string) =>
    sql`${condition} AND ${nameSql(column)} >= ${begins.toISOString()} AND ${nameSql(column)} < ${ends.toISOString()}`;
  const listCounts = (part: Part) => [
    sql`SELECT ${part} AS part, 'all' AS what, NULL AS which, ${sums} FROM ${nameSql(part)}`,
    ...asked
      .filter((dimension) => isCounted(part, dimension))
      .map(
        ({ key, expression, only }) =>
          sql`SELECT ${part}, ${key}, CAST(${expression} AS ${isPostgres ? sql`VARCHAR` : sql`TEXT`}), ${sums} FROM ${nameSql(part)}
            ${only ? sql`WHERE ${leadsOfSql[only]}` : sql``} GROUP BY ${expression}`,
      ),
  ];
  return sql`WITH own AS MATERIALIZED (
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
    ${joinSql([...listCounts('came'), ...listCounts('closed')], '\nUNION ALL ')}`;
};

export const toCounted = (row: Row): Counted => ofEach((name) => Number(row[name] ?? 0));
