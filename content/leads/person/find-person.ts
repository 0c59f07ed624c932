import type { Payload } from 'payload';
import { getSqlDatabase, type SqlDatabase } from '../../database/sql.ts';
import { joinSql, type Sql, sql } from '../../database/statement.ts';

/**
 * What says to whom a lead belongs: the digits of its number, its address in small letters, and the key that merging
 * writes.
 */
export interface PersonLead {
  id: number;
  digits: string;
  email: string;
  person: string;
}

/** More leads than this are not of one person, but typed by somebody for others. */
export const mostLeads = 200;
/** Each round finds the leads that share a number or address with those of the round before. */
const mostRounds = 8;

/** What makes two leads belong to one person. */
type Ties = 'contacts' | 'contactsAndMerges';

const toCondition = (known: readonly PersonLead[], ties: Ties): Sql => {
  const valuesOf = (field: 'digits' | 'email' | 'person') =>
    new Set(known.map((lead) => lead[field]).filter(Boolean));
  const [digits, emails, persons] = [valuesOf('digits'), valuesOf('email'), valuesOf('person')];
  // One SELECT for each part, so that each uses its own index.
  const parts = [
    ...(digits.size > 0 ? [sql`phone_digits IN (${joinSql(digits)})`] : []),
    ...(emails.size > 0 ? [sql`LOWER(email) IN (${joinSql(emails)})`] : []),
    ...(persons.size > 0 && ties === 'contactsAndMerges' ? [sql`person IN (${joinSql(persons)})`] : []),
  ];
  const own = sql`id IN (${joinSql(known.map(({ id }) => id))})`;
  const selects = [own, ...parts].map((part) => sql`SELECT id FROM leads WHERE ${part}`);
  return sql`id IN (${joinSql(selects, ' UNION ')})`;
};

const columns = sql`id, COALESCE(phone_digits, '') AS digits, LOWER(COALESCE(email, '')) AS email, COALESCE(person, '') AS person`;

const toLead = (row: Record<string, unknown>): PersonLead => ({
  id: Number(row.id),
  digits: String(row.digits),
  email: String(row.email),
  person: String(row.person),
});

const ask = async ({ rows }: SqlDatabase, of: Sql, condition: Sql): Promise<PersonLead[]> =>
  (
    await rows(
      sql`SELECT ${columns} FROM leads WHERE (${of}) AND (${condition}) ORDER BY id LIMIT ${mostLeads + 1}`,
    )
  ).map(toLead);

/**
 * Finds all leads of the person who sent some leads: the same number, the same address in any spelling, or merged by
 * staff. It then repeats this with the leads found. Nothing is computed beforehand, so a lead that has just come is
 * found too.
 * @param ids the leads to begin with
 * @param condition the leads that may be found, in SQL; the search goes through no other leads
 * @returns ordered by id; at most `mostLeads` + 1, and the extra one says that there are more
 */
export const findPerson = async (
  payload: Payload,
  ids: readonly number[],
  condition: Sql,
  ties: Ties = 'contactsAndMerges',
): Promise<PersonLead[]> => {
  if (ids.length === 0) return [];
  const database = await getSqlDatabase(payload);
  let known = await ask(database, sql`id IN (${joinSql(ids.map(Number))})`, condition);
  for (let round = 0; round < mostRounds && known.length > 0; round += 1) {
    const found = await ask(database, toCondition(known, ties), condition);
    if (found.length <= known.length || found.length > mostLeads) return found;
    known = found;
  }
  return known;
};

/** Groups leads: within a group, a number or an address says that they are of one person. */
export const groupByContact = <One extends Pick<PersonLead, 'digits' | 'email'>>(
  leads: readonly One[],
): One[][] => {
  let groups: One[][] = [];
  for (const lead of leads) {
    const isSame = (group: One[]) =>
      group.some(
        ({ digits, email }) =>
          (digits !== '' && digits === lead.digits) || (email !== '' && email === lead.email),
      );
    const joined = groups.filter(isSame).flat();
    groups = [...groups.filter((group) => !isSame(group)), [...joined, lead]];
  }
  return groups;
};
