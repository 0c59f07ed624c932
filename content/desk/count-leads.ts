import { day } from '@ev-site/contract/spans-of-time.ts';
import type { Payload, TypedUser } from 'payload';
import { toLeadCondition } from '../access/lead-access.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { joinSql, sql } from '../database/statement.ts';
import { languageWords } from '../documents/language-words.ts';
import { readNames } from '../documents/read-names.ts';
import { indianDayOfYear, startOfWeek } from '../time/india-time.ts';

/** How many leads have one value, such as a vehicle or a state. */
export interface Share {
  label: string;
  count: number;
}

/** The recent leads that somebody may see, counted in four ways. */
export interface LeadCounts {
  weeks: (Share & { begins: string })[];
  vehicles: Share[];
  states: Share[];
  languages: Share[];
}

const howManyWeeks = 12;
/** More rows would make a list instead of a chart; the rest becomes one row. */
const mostShares = 8;

const keepLargest = (shares: Share[]): Share[] => {
  const sorted = shares.filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count);
  if (sorted.length <= mostShares) return sorted;
  const rest = sorted.slice(mostShares - 1).reduce((sum, { count }) => sum + count, 0);
  return [...sorted.slice(0, mostShares - 1), { label: 'Others', count: rest }];
};

/** The last weeks, each from Monday to Monday in India, including the present one, oldest first. */
export const listWeeks = (howMany: number, now: Date): { begins: Date; ends: Date }[] => {
  const monday = startOfWeek(now).getTime();
  return Array.from({ length: howMany }, (_, place) => {
    const begins = new Date(monday - (howMany - 1 - place) * 7 * day);
    return { begins, ends: new Date(begins.getTime() + 7 * day) };
  });
};

/** Counts the leads of the last twelve weeks for somebody's first page; null if he sees no leads. */
export const countLeads = async (
  payload: Payload,
  user: TypedUser,
  now = new Date(),
): Promise<LeadCounts | null> => {
  const condition = toLeadCondition(user);
  if (condition === null) return null;
  const weeks = listWeeks(howManyWeeks, now);
  const database = await getSqlDatabase(payload);
  // One scan of the rows serves all four counts. Each week is found by comparing with its end, which needs no date
  // functions, as the two databases have different ones.
  const week = weeks.map(({ ends }, place) => sql`WHEN created_at < ${ends.toISOString()} THEN ${place}`);
  const counted = await database.rows(
    sql`SELECT CASE ${joinSql(week, ' ')} END AS week, product_id, state_id, language, COUNT(*) AS count
     FROM leads WHERE ${condition} AND created_at >= ${(weeks[0]?.begins ?? now).toISOString()} GROUP BY 1, 2, 3, 4`,
  );

  const countBy = (column: string): [string, number][] => {
    const counts = new Map<string, number>();
    for (const { [column]: what, count } of counted)
      if (what !== null) counts.set(String(what), (counts.get(String(what)) ?? 0) + Number(count));
    return [...counts];
  };

  const countByRecord = async (column: string, collection: 'products' | 'states'): Promise<Share[]> => {
    const shares = countBy(column);
    const names = await readNames(
      payload,
      collection,
      shares.map(([id]) => id),
    );
    return keepLargest(shares.map(([id, count]) => ({ label: names[id] ?? 'Removed', count })));
  };

  const byWeek = new Map(countBy('week'));
  const [vehicles, states] = await Promise.all([
    countByRecord('product_id', 'products'),
    countByRecord('state_id', 'states'),
  ]);
  return {
    weeks: weeks.map(({ begins }, place) => ({
      label: indianDayOfYear.format(begins),
      begins: begins.toISOString(),
      count: byWeek.get(String(place)) ?? 0,
    })),
    vehicles,
    states,
    languages: keepLargest(
      countBy('language').map(([code, count]) => ({
        label: languageWords[code as keyof typeof languageWords] ?? code,
        count,
      })),
    ),
  };
};
