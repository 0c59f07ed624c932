import { campaignKeys } from '@ev-site/contract/forms/origin.ts';
import type { Payload, Where } from 'payload';
import type { AuditAction } from '../audit/audit-actions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { getSqlDatabase, toSqlText } from '../database/sql.ts';
import { toChangeBy } from '../keeping/last-change.ts';
import { hasConsent } from '../leads/has-consent.ts';
import { isEntered } from '../leads/lead-sources.ts';
import { findPerson, mostLeads } from '../leads/person/find-person.ts';
import { toPhoneDigits } from '../leads/phone-digits.ts';
import { listRoutesOf } from '../leads/routing/lead-routes.ts';
import { noteChanged } from '../leads/webhook/note-event.ts';
import { type LeadLogEntry, readLeadLogs } from '../leads/work/lead-log.ts';
import type { Lead, LeadRoute, PrivacyRequest } from '../payload-types.ts';
import { oweRecalls } from './recalls.ts';
import { getReference } from './reference.ts';

/**
 * A mail address as it is compared: A is a, as everywhere in mail. Letters beyond A to Z count as they are written,
 * since no two programs make the same ones small; a Kelvin sign is no k.
 */
const toSmall = (email: string): string => email.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** Whether two mail addresses are one. */
export const isSameMail = (one: string, other: string): boolean => toSmall(one) === toSmall(other);

/**
 * Numbers of the rows of a mail address. Compared whole and by an index: in an address `%` and `_` are letters.
 * @param condition of a row, in SQL
 */
export const listIdsOfMail = async (
  payload: Payload,
  table: 'leads' | 'privacy_requests',
  email: string,
  condition = 'TRUE',
): Promise<number[]> => {
  const { rows } = await getSqlDatabase(payload);
  const found = await rows(
    `SELECT id, email FROM ${table} WHERE LOWER(email) = LOWER(${toSqlText(email)}) AND ${condition}`,
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
  const named = leads.find(({ id }) => getReference(payload.secret, id) === reference);
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
  if (email) {
    const older = `state = '${state}' AND kind = '${kind}' AND id < ${id}`;
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
  const found = await findPerson(payload, [...own], 'TRUE');
  const others = found.map(({ id }) => id).filter((id) => !own.has(id));
  return others.length > 0 ? findLeads(payload, { id: { in: others } }) : [];
};

/** Which desk works on what is asked about these leads. */
export const toAbout = (leads: readonly Lead[]): PrivacyRequest['about'] => {
  const applications = leads.filter(({ kind }) => kind === 'application').length;
  if (leads.length === 0) return 'unknown';
  if (applications === 0) return 'enquiries';
  return applications === leads.length ? 'applications' : 'both';
};

/** Who had a lead in hand, without the names of rules and colleagues; dealers stand in `given_to_dealers`. */
const toOwnerWords = (text: string): string => {
  if (text.includes(': to the dealer ')) return 'Given to a dealer';
  return text.endsWith(' to nobody') ? 'Given to nobody' : 'Given to a colleague';
};

/** A line of the log as its person reads it: it names no colleague, and no lead, which may be another's. */
const toLine = ({ at, kind, text, by }: LeadLogEntry, dealers: ReadonlySet<string>) => {
  if (kind === 'person') return { at, kind, text: text.startsWith('Same ') ? 'Merged' : 'Parted' };
  // What a dealer has said is as he said it.
  return { at, kind, text: kind === 'owner' && !dealers.has(by) ? toOwnerWords(text) : text };
};

interface OfRecord {
  routes: readonly LeadRoute[];
  log: readonly LeadLogEntry[];
}

/** Where a resume is, which is a file of its own: told to staff, who hand it over too, or to the person. */
type SayResume = (lead: Lead) => string;

const sayToStaff: SayResume = ({ id }) =>
  `A file of its own: download it in the studio, at lead ${id}, and hand it over with this one.`;

/** The words for the person, who saves the file by the mailed link. */
export const sayToPerson: SayResume = () =>
  'A file of its own: the page that gave you this one has a button for it.';

const toDealerNames = (routes: readonly LeadRoute[]): ReadonlySet<string> =>
  new Set(routes.flatMap(({ dealer, targetName }) => (dealer ? [targetName] : [])));

const toRecord = (secret: string, lead: Lead, { routes, log }: OfRecord, sayResume: SayResume) => ({
  reference: getReference(secret, lead.id),
  received_at: lead.createdAt,
  kind: lead.kind,
  status: lead.status,
  language: lead.language,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  message: lead.message ?? '',
  vehicle: lead.vehicle ?? lead.marker ?? '',
  colour: lead.colour ?? '',
  place: lead.place ?? '',
  preferred_days: [lead.firstChoice, lead.secondChoice].filter(Boolean).join(', '),
  position: lead.position ?? '',
  reckoning: lead.reckoning ?? '',
  page: lead.page ?? '',
  campaign: Object.fromEntries(
    Object.entries(campaignKeys).flatMap(([key, column]) => (lead[column] ? [[key, lead[column]]] : [])),
  ),
  resume: lead.resumeName ?? '',
  ...(lead.resumeFile && { resume_file: sayResume(lead) }),
  notes_of_staff: lead.notes ?? '',
  marketing_consent: lead.marketingConsent ?? false,
  whatsapp_consent: lead.whatsappConsent ?? false,
  consents_withdrawn_at: lead.withdrawnAt ?? null,
  whatsapp_agreed_by_word_of_mouth_at: lead.whatsappAgreedAt ?? null,
  privacy_notice: lead.privacyVersion ?? '',
  // Whom of our dealers it was passed on to.
  given_to_dealers: routes.flatMap(({ dealer, targetName, at, endedAt }) =>
    dealer ? [{ dealer: targetName, at, until: endedAt ?? null }] : [],
  ),
  log_of_staff: log.map((line) => toLine(line, toDealerNames(routes))),
});

/**
 * What is kept of a person, as a file to take along: plain JSON, with what staff noted, without who they are; what they wrote themselves is as they wrote it.
 * @param most leads that it holds, the first ones; it says so where there are more
 */
export const toPersonFile = async (
  payload: Payload,
  leads: readonly Lead[],
  most = mostLeads,
  sayResume: SayResume = sayToStaff,
) => {
  const held = leads.slice(0, most);
  const ids = held.map(({ id }) => id);
  const [routes, logs] = [await listRoutesOf(payload, ids), await readLeadLogs(payload, ids)];
  return {
    made_at: new Date().toISOString(),
    ...(held.length < leads.length && {
      is_cut: true,
      note: `Only ${held.length} records are in this file; there are more of this person.`,
    }),
    records: held.map((lead) =>
      toRecord(
        payload.secret,
        lead,
        { routes: routes.get(lead.id) ?? [], log: logs.get(lead.id) ?? [] },
        sayResume,
      ),
    ),
  };
};

/** What `toPersonFile` gives. */
export type PersonFile = Awaited<ReturnType<typeof toPersonFile>>;

/** Who asked, as the audit log names him: whoever opened a mailed link, or anybody who knows an address. */
type Asker = 'The person concerned' | 'By a form, not proved';

/** The audit log says what was done to which lead, and of the person nothing: neither name nor network. */
export const noteInAudit = async (
  payload: Payload,
  action: AuditAction,
  leads: readonly Pick<Lead, 'id'>[],
  who: Asker = 'The person concerned',
): Promise<void> => {
  for (const { id } of leads)
    await recordAudit(
      { payload, user: null, headers: new Headers() },
      { action, what: `Lead ${id}`, person: null, who },
    );
};

/**
 * Takes back every consent of these leads, whoever does it; where none stands, the moment of the last time stays. Who
 * was mailed that WhatsApp may be used is told that it may not.
 */
export const clearConsents = async (payload: Payload, leads: readonly Lead[]): Promise<void> => {
  const withdrawnAt = new Date().toISOString();
  await oweRecalls(
    payload,
    leads.filter(({ whatsappConsent }) => whatsappConsent),
    'withdrawn',
  );
  for (const lead of leads.filter(hasConsent)) {
    // Before: of a lead that has no consent any more nobody would be told after a failure in between.
    await noteChanged(payload, lead);
    await payload.db.updateOne({
      collection: 'leads',
      id: lead.id,
      data: { marketingConsent: false, whatsappConsent: false, withdrawnAt },
      returning: false,
    });
  }
};

/** Somebody who is none of the staff takes back every consent of these leads. */
export const withdrawConsents = async (
  payload: Payload,
  leads: readonly Lead[],
  who: Asker,
): Promise<void> => {
  // Before, for the same reason.
  await noteInAudit(payload, 'personWithdrew', leads.filter(hasConsent), who);
  await clearConsents(payload, leads);
};

/** What somebody may correct. */
export interface Correction {
  name: string;
  email: string;
  /** As it is called, e.g. +91 98250 12345. */
  phone: string;
}

/** What of a lead a correction changes: of those who share a mailbox each has his own name and number. */
const toCorrected = (lead: Lead, shown: Correction, { name, email, phone }: Correction): Partial<Lead> => {
  const isNamed = lead.name === shown.name;
  const [old, stored] = [toPhoneDigits(shown.phone), toPhoneDigits(lead.phone)];
  // Where no number stood, nothing else says whose lead it is.
  const isCalled = stored === old && (old !== '' || isNamed);
  return {
    ...(name !== shown.name &&
      isNamed && { name, ...(lead.firstName && { firstName: name, lastName: null }) }),
    ...(email !== shown.email && { email }),
    ...(toPhoneDigits(phone) !== old && isCalled && { phone, phoneDigits: toPhoneDigits(phone) }),
  };
};

/**
 * Writes what of this is not as it was shown: the mail address into all of these leads, name and phone into those in
 * which the shown ones stand. The parts of a name are one again.
 */
export const correctLeads = async (
  payload: Payload,
  leads: readonly Lead[],
  shown: Correction,
  correction: Correction,
): Promise<void> => {
  const changes = leads
    .map((lead) => ({ lead, data: toCorrected(lead, shown, correction) }))
    .filter(({ data }) => Object.keys(data).length > 0);
  const changed = changes.map(({ lead }) => lead);
  // Before: of a lead that is changed already nobody would be told after a failure in between.
  await oweRecalls(payload, changed, 'corrected');
  for (const { lead, data } of changes) {
    await payload.db.updateOne({
      collection: 'leads',
      id: lead.id,
      data: {
        ...data,
        // Staff may correct such a lead too: a form that was open would take this back.
        ...(isEntered(lead) && { lastChange: toChangeBy('The person') }),
      },
      returning: false,
    });
    await noteChanged(payload, lead);
  }
  await noteInAudit(payload, 'personCorrected', changed);
};
