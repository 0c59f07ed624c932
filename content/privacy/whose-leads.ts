import type { Payload, Where } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { nameSql, sql } from '../database/statement.ts';
import { findPerson } from '../leads/person/find-person.ts';
import { toPhoneDigits } from '../leads/phone-digits.ts';
import { getReference } from '../leads/reference.ts';
import type { Lead, PrivacyRequest } from '../payload-types.ts';

/**
 * A mail address in the form for comparison: A to Z in lower case. Other letters are not changed, because databases and
 * programs disagree on their lower case; a Kelvin sign is not a k.
 */
const toSmall = (email: string): string => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Whether two mail addresses are the same. */
export const isSameMail = (one: string, other: string): boolean => toSmall(one) === toSmall(other);

/**
 * Ids of the rows with a mail address. The comparison is exact (`%` and `_` are ordinary characters) and uses an index.
 * @param condition of a row, in SQL
 */
export const listIdsOfMail = async (
  payload: Payload,
  table: 'leads' | 'privacy_requests',
  email: string,
  condition = sql`TRUE`,
): Promise<number[]> => {
  const { rows } = await getSqlDatabase(payload);
  const found = await rows(
    sql`SELECT id, email FROM ${nameSql(table)} WHERE LOWER(email) = LOWER(${email}) AND ${condition}`,
  );
  // PostgreSQL also changes letters beyond A to Z to lower case.
  return found.filter((row) => isSameMail(String(row.email), email)).map(({ id }) => Number(id));
};

/** @param most how many, the newest first; 0 for all */
const findLeads = async (payload: Payload, where: Where, most = 0): Promise<Lead[]> => {
  const { docs } = await payload.db.find<Lead>({
    collection: 'leads',
    where,
    sort: '-createdAt',
    pagination: false,
    limit: most,
  });
  return docs;
};

// A lead by phone or from a visit has no mail address.
const listLeadIdsOfMail = async (payload: Payload, email: string): Promise<number[]> =>
  email ? listIdsOfMail(payload, 'leads', email) : [];

/**
 * All leads of a mail address, in upper or lower case, also those in the trash, the newest first; none for an empty one.
 * @param most how many; all by default
 */
export const listLeadsOfMail = async (payload: Payload, email: string, most?: number): Promise<Lead[]> => {
  const ids = await listLeadIdsOfMail(payload, email);
  return ids.length > 0 ? findLeads(payload, { id: { in: ids } }, most) : [];
};

/** The number of these leads. */
export const countLeadsOfMail = async (payload: Payload, email: string): Promise<number> =>
  (await listLeadIdsOfMail(payload, email)).length;

/** All leads of a phone number if one of them has this reference number; that lead is the first. Else none. */
const listLeadsOfPhone = async (payload: Payload, phone: string, reference: string): Promise<Lead[]> => {
  const leads = await findLeads(payload, { phoneDigits: { equals: toPhoneDigits(phone) } });
  const named = leads.find((lead) => getReference(payload, lead) === reference);
  return named ? [named, ...leads.filter((lead) => lead !== named)] : [];
};

/**
 * The leads of the person who asks: those of the mail address, or those of the phone number that was given with a
 * reference number. The mail address in a lead that was found by phone proves nothing: it may be somebody else's.
 */
export const listLeadsOfRequest = async (
  payload: Payload,
  { email, phone, reference }: Pick<PrivacyRequest, 'email' | 'phone' | 'reference'>,
): Promise<Lead[]> =>
  phone ? listLeadsOfPhone(payload, phone, reference ?? '') : listLeadsOfMail(payload, email ?? '');

/** Whether an older request for the same about the same person still waits, for the programs or a colleague. */
export const waitsAlready = async (
  payload: Payload,
  { id, kind, email, phone, reference }: PrivacyRequest,
  state: 'received' | 'open' = 'received',
): Promise<boolean> => {
  // A request by phone gets an address when a link is mailed, but still counts as a request by phone.
  if (email && !phone) {
    const older = sql`state = ${state} AND kind = ${kind} AND phone IS NULL AND id < ${id}`;
    return (await listIdsOfMail(payload, 'privacy_requests', email, older)).length > 0;
  }
  const { totalDocs } = await payload.db.count({
    collection: 'privacy-requests',
    where: {
      state: { equals: state },
      kind: { equals: kind },
      phone: { equals: phone },
      reference: { equals: reference },
      id: { less_than: id },
    },
  });
  return totalDocs > 0;
};

/**
 * Leads that are perhaps of the same person as the given ones: they share a number or an address, or staff have merged
 * them. This is no proof, so a colleague checks before anything is done to them. If both together exceed `mostLeads`,
 * there may be more.
 */
export const listPerhapsSame = async (payload: Payload, leads: readonly Lead[]): Promise<Lead[]> => {
  const own = new Set(leads.map(({ id }) => id));
  const found = await findPerson(payload, [...own], sql`TRUE`);
  const others = found.map(({ id }) => id).filter((id) => !own.has(id));
  return others.length > 0 ? findLeads(payload, { id: { in: others } }) : [];
};

/** Which desk works on a request about these leads. */
export const toRequestAbout = (leads: readonly Lead[]): PrivacyRequest['about'] => {
  const applications = leads.filter(({ kind }) => kind === 'application').length;
  if (leads.length === 0) return 'unknown';
  if (applications === 0) return 'enquiries';
  return applications === leads.length ? 'applications' : 'both';
};
