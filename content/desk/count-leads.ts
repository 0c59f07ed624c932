import type { Payload, TypedUser } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { languageWords } from '../leads/staff-words.ts';
import { listWeeks } from './india-weeks.ts';
import { toLeadCondition } from './who-sees-leads.ts';

/** How many leads there are of something. */
export interface Share {
  label: string;
  count: number;
}

/** Leads of the last weeks that somebody may see, counted in four ways. */
export interface LeadCounts {
  weeks: (Share & { begins: string })[];
  vehicles: Share[];
  states: Share[];
  languages: Share[];
}

const howManyWeeks = 12;
/** More rows would make a chart a list; the rest is one row. */
const mostShares = 8;

const indianDay = new Intl.DateTimeFormat('en-IN', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
});

const keepLargest = (shares: Share[]): Share[] => {
  const sorted = shares.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  if (sorted.length <= mostShares) return sorted;
  const rest = sorted.slice(mostShares - 1).reduce((sum, { count }) => sum + count, 0);
  return [...sorted.slice(0, mostShares - 1), { label: 'Others', count: rest }];
};

/** Counts the leads of the last twelve weeks for somebody's first page; null where he sees no leads. */
export const countLeads = async (
  payload: Payload,
  user: TypedUser,
  now = new Date(),
): Promise<LeadCounts | null> => {
  const condition = toLeadCondition(user);
  if (condition === null) return null;
  const weeks = listWeeks(howManyWeeks, now);
  const first = weeks[0]?.begins.toISOString();
  const from = `FROM leads WHERE ${condition} AND created_at >= '${first}'`;
  const database = await getSqlDatabase(payload);

  const countBy = async (column: string): Promise<[string, number][]> =>
    (
      await database.rows(
        `SELECT ${column} AS what, COUNT(*) AS count ${from} AND ${column} IS NOT NULL GROUP BY ${column}`,
      )
    ).map(({ what, count }) => [String(what), Number(count)]);

  const countByRecord = async (column: string, collection: 'products' | 'states'): Promise<Share[]> => {
    const counted = await countBy(column);
    const { docs } = await payload.find({
      collection,
      where: { id: { in: counted.map(([id]) => id) } },
      locale: 'en',
      depth: 0,
      pagination: false,
      select: { name: true },
    });
    const names = new Map(docs.map(({ id, name }) => [String(id), name]));
    return keepLargest(counted.map(([id, count]) => ({ label: names.get(id) ?? 'Removed', count })));
  };

  const columns = weeks.map(
    ({ begins, ends }, place) =>
      `SUM(CASE WHEN created_at >= '${begins.toISOString()}' AND created_at < '${ends.toISOString()}' THEN 1 ELSE 0 END) AS w${place}`,
  );
  const [byWeek = {}] = await database.rows(`SELECT ${columns.join(', ')} ${from}`);
  const [vehicles, states, languages] = await Promise.all([
    countByRecord('product_id', 'products'),
    countByRecord('state_id', 'states'),
    countBy('language'),
  ]);
  return {
    weeks: weeks.map(({ begins }, place) => ({
      label: indianDay.format(begins),
      begins: begins.toISOString(),
      count: Number(byWeek[`w${place}`] ?? 0),
    })),
    vehicles,
    states,
    languages: keepLargest(
      languages.map(([code, count]) => ({
        label: languageWords[code as keyof typeof languageWords] ?? code,
        count,
      })),
    ),
  };
};
