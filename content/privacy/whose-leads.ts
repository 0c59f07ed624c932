import type { Payload, Where } from 'payload';
import { getSqlDatabase } from '../database/sql.ts';
import { nameSql, sql } from '../database/statement.ts';
import { findPerson } from '../leads/person/find-person.ts';
import { toPhoneDigits } from '../leads/phone-digits.ts';
import { getReference } from '../leads/reference.ts';
import type { Lead, PrivacyRequest } from '../payload-types.ts';

/**
 * A mail address as it is compared: A is a, as everywhere in mail. Letters beyond A to Z count as they are written,
 * since no two programs make the same ones small; a Kelvin sign is no k.
 */
const toSmall = (email: string): string => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Whether two mail addresses are one. */
export const isSameMail = (one: string, other: string): boolean => toSmall(one) === toSmall(other);

/**
 * Numbers of the rows of a mail address. Compared whole, and of leads by an index: in an address `%` and `_` are letters.
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
  // PostgreSQL makes letters beyond A to Z small too.
  return found.filter((row) => isSameMail(String(row.email), email)).map(({ id }) => Number(id));
};

/** @param most of them, the newest; 0 for all */
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

// Who came by phone or through the door has left no address.
const listLeadIdsOfMail = async (payload: Payload, email: string): Promise<number[]> =>
  email ? listIdsOfMail(payload, 'leads', email) : [];

/**
 * Every lead of a mail address, those in the trash too, however its letters were written, the newest first; none of an empty one.
 * @param most of them; all where it is not given
 */
export const listLeadsOfMail = async (payload: Payload, email: string, most?: number): Promise<Lead[]> => {
  const ids = await listLeadIdsOfMail(payload, email);
  return ids.length > 0 ? findLeads(payload, { id: { in: ids } }, most) : [];
};

/** How many these are. */
export const countLeadsOfMail = async (payload: Payload, email: string): Promise<number> =>
  (await listLeadIdsOfMail(payload, email)).length;

/** Every lead of a phone number of which one has this reference number; that one is the first. None where the two do not fit. */
const listLeadsOfPhone = async (payload: Payload, phone: string, reference: string): Promise<Lead[]> => {
  const leads = await findLeads(payload, { phoneDigits: { equals: toPhoneDigits(phone) } });
  const named = leads.find((lead) => getReference(payload, lead) === reference);
  return named ? [named, ...leads.filter((lead) => lead !== named)] : [];
};

/**
 * The leads that are of whoever asks: those of the mail address, or of the phone number with which a reference number
 * came. The address of a lead that is found by its number proves nothing: whoever wrote it may have named another's.
 */
export const listLeadsOfRequest = async (
  payload: Payload,
  { email, phone, reference }: Pick<PrivacyRequest, 'email' | 'phone' | 'reference'>,
): Promise<Lead[]> =>
  phone ? listLeadsOfPhone(payload, phone, reference ?? '') : listLeadsOfMail(payload, email ?? '');

/** Whether an older request, which asks the same about the same person, is still to be worked on: by the programs, or by a colleague. */
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
 * Leads that are perhaps of the same person as some others: they share a number or an address, or staff have merged
 * them. None is proof, so a colleague looks before anything is done to them. Where both together are more than
 * `mostLeads`, there may be more.
 */
export const listPerhapsSame = async (payload: Payload, leads: readonly Lead[]): Promise<Lead[]> => {
  const own = new Set(leads.map(({ id }) => id));
  const found = await findPerson(payload, [...own], sql`TRUE`);
  const others = found.map(({ id }) => id).filter((id) => !own.has(id));
  return others.length > 0 ? findLeads(payload, { id: { in: others } }) : [];
};

/** Which desk works on what is asked about these leads. */
export const toRequestAbout = (leads: readonly Lead[]): PrivacyRequest['about'] => {
  const applications = leads.filter(({ kind }) => kind === 'application').length;
  if (leads.length === 0) return 'unknown';
  if (applications === 0) return 'enquiries';
  return applications === leads.length ? 'applications' : 'both';
};
