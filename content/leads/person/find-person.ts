import type { Payload } from 'payload';
import { getSqlDatabase, type SqlDatabase, toSqlText } from '../../database/sql.ts';

/** What says of a lead whose it is: digits of the number, address in small letters, and the key that merging writes. */
export interface PersonLead {
  id: number;
  digits: string;
  email: string;
  person: string;
}

/** A person with more leads than this is no person but somebody who types for others. */
export const mostLeads = 200;
/** Each round finds who shares a number or address with those of the round before. */
const mostRounds = 8;

/** By what leads are found to be of one person. */
type Ties = 'contacts' | 'contactsAndMerges';

const toList = (values: Iterable<string>): string => [...values].map(toSqlText).join(', ');

const toCondition = (known: readonly PersonLead[], ties: Ties): string => {
  const valuesOf = (field: 'digits' | 'email' | 'person') =>
    new Set(known.map((lead) => lead[field]).filter(Boolean));
  const [digits, emails, persons] = [valuesOf('digits'), valuesOf('email'), valuesOf('person')];
  // Each part by its own index.
  const parts = [
    ...(digits.size > 0 ? [`phone_digits IN (${toList(digits)})`] : []),
    ...(emails.size > 0 ? [`LOWER(email) IN (${toList(emails)})`] : []),
    ...(persons.size > 0 && ties === 'contactsAndMerges' ? [`person IN (${toList(persons)})`] : []),
  ];
  const own = `id IN (${known.map(({ id }) => id).join(', ')})`;
  return `id IN (${[own, ...parts].map((part) => `SELECT id FROM leads WHERE ${part}`).join(' UNION ')})`;
};

const columns =
  "id, COALESCE(phone_digits, '') AS digits, LOWER(COALESCE(email, '')) AS email, COALESCE(person, '') AS person";

const toLead = (row: Record<string, unknown>): PersonLead => ({
  id: Number(row.id),
  digits: String(row.digits),
  email: String(row.email),
  person: String(row.person),
});

const ask = async ({ rows }: SqlDatabase, of: string, condition: string): Promise<PersonLead[]> =>
  (
    await rows(
      `SELECT ${columns} FROM leads WHERE (${of}) AND (${condition}) ORDER BY id LIMIT ${mostLeads + 1}`,
    )
  ).map(toLead);

/**
 * All leads of whoever sent some: the same number, the same address in any spelling, or merged by staff; and whatever
 * shares one of these with those in turn. Nothing is worked out beforehand, so a lead that has just come is among them.
 * @param ids leads to begin with
 * @param condition who may be found, in SQL; also those in between are of them
 * @returns by number; up to `mostLeads` and one, which says that there are more
 */
export const findPerson = async (
  payload: Payload,
  ids: readonly number[],
  condition: string,
  ties: Ties = 'contactsAndMerges',
): Promise<PersonLead[]> => {
  if (ids.length === 0) return [];
  const database = await getSqlDatabase(payload);
  let known = await ask(database, `id IN (${ids.map(Number).join(', ')})`, condition);
  for (let round = 0; round < mostRounds && known.length > 0; round += 1) {
    const found = await ask(database, toCondition(known, ties), condition);
    if (found.length <= known.length || found.length > mostLeads) return found;
    known = found;
  }
  return known;
};

/** Leads in groups within which a number or an address says that they are of one person. */
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
