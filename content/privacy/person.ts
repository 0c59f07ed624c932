import { campaignKeys } from '@ev-site/contract/forms/origin.ts';
import { APIError, type Payload, type Where } from 'payload';
import type { AuditAction } from '../audit/audit-actions.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { findPerson } from '../leads/person/find-person.ts';
import { toPhoneDigits } from '../leads/phone-digits.ts';
import { listRoutes } from '../leads/routing/lead-routes.ts';
import { noteChanged } from '../leads/webhook/note-event.ts';
import { readLeadLog } from '../leads/work/lead-log.ts';
import type { Lead, PrivacyRequest } from '../payload-types.ts';
import { getReference } from './reference.ts';
import { settledStates, withoutKey } from './request-fields.ts';
import { markSettled } from './settle-request.ts';
import { wipeFreedPages } from './wipe-freed-pages.ts';

/** Leads that a request names at most. */
const hinted = 30;

/** Whether two mail addresses are one, however their letters are written. */
export const isSameMail = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const findLeads = async (payload: Payload, where: Where): Promise<Lead[]> => {
  const { docs } = await payload.db.find<Lead>({
    collection: 'leads',
    where,
    sort: '-createdAt',
    pagination: false,
    limit: 0,
  });
  return docs;
};

/** Every lead of a mail address, those in the trash too, however its letters were written, the newest first; none of an empty one. */
export const listLeadsOfMail = async (payload: Payload, email: string): Promise<Lead[]> =>
  // Who came by phone or through the door has left none.
  email
    ? (await findLeads(payload, { email: { like: email } })).filter((lead) => isSameMail(lead.email, email))
    : [];

/** The lead that a phone number and a reference number name together; undefined where they do not fit. */
export const findLeadOfPhone = async (
  payload: Payload,
  phone: string,
  reference: string,
): Promise<Lead | undefined> =>
  (await findLeads(payload, { phoneDigits: { equals: toPhoneDigits(phone) } })).find(
    ({ id }) => getReference(payload.secret, id) === reference,
  );

/**
 * Leads that are perhaps of the same person as some others: they share a number, or staff have merged them. Neither is proof, so a
 * colleague looks before anything is done to them.
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

const toRecord = async (payload: Payload, lead: Lead) => ({
  reference: getReference(payload.secret, lead.id),
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
  notes_of_staff: lead.notes ?? '',
  marketing_consent: lead.marketingConsent ?? false,
  whatsapp_consent: lead.whatsappConsent ?? false,
  consents_withdrawn_at: lead.withdrawnAt ?? null,
  privacy_notice: lead.privacyVersion ?? '',
  // Whom of our dealers it was passed on to.
  given_to_dealers: (await listRoutes(payload, lead.id)).flatMap(({ dealer, targetName, at, endedAt }) =>
    dealer ? [{ dealer: targetName, at, until: endedAt ?? null }] : [],
  ),
  log_of_staff: (await readLeadLog(payload, lead.id)).map(({ at, kind, text }) => ({ at, kind, text })),
});

/**
 * What is kept of a person, as a file to take along: plain JSON, with what staff noted, without who they are.
 * @param isCut whether the person has more leads than these
 */
export const toPersonFile = async (payload: Payload, leads: readonly Lead[], isCut = false) => ({
  made_at: new Date().toISOString(),
  ...(isCut && {
    is_cut: true,
    note: `Only ${leads.length} records are in this file; there are more of this person.`,
  }),
  records: await Promise.all(leads.map((lead) => toRecord(payload, lead))),
});

/** The audit log says what was done to which lead, and of the person nothing: neither name nor network. */
const note = async (
  payload: Payload,
  action: AuditAction,
  leads: readonly Pick<Lead, 'id'>[],
): Promise<void> => {
  for (const { id } of leads)
    await recordAudit(
      { payload, user: null, headers: new Headers() },
      { action, what: `Lead ${id}`, person: null, who: 'The person concerned' },
    );
};

/** Takes back every consent of these leads. */
export const withdrawConsents = async (payload: Payload, leads: readonly Lead[]): Promise<void> => {
  const withdrawnAt = new Date().toISOString();
  for (const lead of leads) {
    await payload.db.updateOne({
      collection: 'leads',
      id: lead.id,
      data: { marketingConsent: false, whatsappConsent: false, withdrawnAt },
      returning: false,
    });
    await noteChanged(payload, lead);
  }
  await note(payload, 'personWithdrew', leads);
};

/** What somebody may correct. */
export interface Correction {
  name: string;
  email: string;
  /** As it is called, e.g. +91 98250 12345. */
  phone: string;
}

/** Writes name, mail address and phone anew in these leads; the parts of a name are one again. */
export const correctLeads = async (
  payload: Payload,
  leads: readonly Lead[],
  { name, email, phone }: Correction,
): Promise<void> => {
  for (const lead of leads) {
    await payload.db.updateOne({
      collection: 'leads',
      id: lead.id,
      data: {
        name,
        email,
        phone,
        phoneDigits: toPhoneDigits(phone),
        ...(lead.firstName && { firstName: name, lastName: null }),
      },
      returning: false,
    });
    await noteChanged(payload, lead);
  }
  await note(payload, 'personCorrected', leads);
};

/** A purchase stands against erasing at once: other laws ask for its papers, so a colleague looks first. */
export const standsAgainst = ({ status }: Pick<Lead, 'status'>): boolean => status === 'won';

const settleRequestsOf = async (payload: Payload, email: string, except: number): Promise<void> => {
  const { docs } = await payload.db.find<PrivacyRequest>({
    collection: 'privacy-requests',
    where: { and: [{ email: { like: email } }, { state: { not_in: [...settledStates] } }] },
    pagination: false,
    limit: 0,
  });
  for (const request of docs)
    if (request.id !== except && isSameMail(request.email ?? '', email))
      await markSettled(payload, request.id, 'done', { key: true });
};

const toHint = (others: readonly Lead[]): string => {
  const numbers = others.slice(0, hinted).map(({ id }) => id);
  const more = others.length > hinted ? ` and ${others.length - hinted} more` : '';
  return `The person has erased the rest. Perhaps of the same person, by the phone number or because colleagues merged them: leads ${numbers.join(', ')}${more}.`;
};

/** Leaves to a colleague what is perhaps of somebody who has erased the rest; the request names nobody any more. */
const leaveToStaff = (payload: Payload, id: number, others: readonly Lead[]) =>
  payload.db.updateOne({
    collection: 'privacy-requests',
    id,
    data: {
      kind: 'erase',
      state: 'open',
      settledAt: null,
      about: toAbout(others),
      outcome: toHint(others),
      ...withoutKey,
    },
    returning: false,
  });

/** What the studio and the site each read as an answer of 503. */
class NotErasedNow extends APIError {
  readonly statusCode = 503;
  constructor() {
    super('Not all of it could be erased just now. Please try again in a few minutes.', 503, null, true);
  }
}

/**
 * Erases leads, and notes those that are gone: Payload goes on past one that cannot be erased, and only lists it.
 * @throws {NotErasedNow} where one is still there
 */
const eraseLeads = async (payload: Payload, leads: readonly Lead[]): Promise<void> => {
  if (leads.length === 0) return;
  const { docs, errors } = await payload.delete({
    collection: 'leads',
    where: { id: { in: leads.map(({ id }) => id) } },
    trash: true,
    depth: 0,
  });
  await note(payload, 'personErased', docs);
  if (errors.length === 0) return;
  await wipeFreedPages(payload);
  payload.logger.error({ leads: errors.map(({ id }) => id) }, 'leads of a person could not be erased');
  throw new NotErasedNow();
};

/**
 * Erases every lead of a mail address against which nothing stands, with resume and mails, and what other requests kept of the
 * address; then what of them the database's file might still hold. What is perhaps of the same person is left to a colleague.
 * @param request the one that asks for it; stays as it is
 * @returns those that are left for a colleague.
 * @throws {NotErasedNow} where not all could be erased; the request is still open then
 */
export const erasePerson = async (payload: Payload, email: string, request: number): Promise<Lead[]> => {
  const leads = await listLeadsOfMail(payload, email);
  const erased = leads.filter((lead) => !standsAgainst(lead));
  const others = await listPerhapsSame(payload, leads);
  // Their storage may be away. The rest then stays with them: by it the next try finds whose leads are perhaps the same.
  await eraseLeads(
    payload,
    erased.filter(({ resumeFile }) => resumeFile),
  );
  await eraseLeads(
    payload,
    erased.filter(({ resumeFile }) => !resumeFile),
  );
  const left = leads.filter(standsAgainst);
  if (left.length === 0) {
    await settleRequestsOf(payload, email, request);
    await markSettled(payload, request, 'done', { key: true });
    if (others.length > 0) await leaveToStaff(payload, request, others);
  }
  await wipeFreedPages(payload);
  return left;
};
