import { campaignKeys } from '@ev-site/contract/forms/origin.ts';
import { toCount } from '@ev-site/contract/to-count.ts';
import type { Payload } from 'payload';
import { mostLeads } from '../leads/person/find-person.ts';
import { getReference } from '../leads/reference.ts';
import { listRoutesOf } from '../leads/routing/lead-routes.ts';
import { type LeadLogEntry, readLeadLogs } from '../leads/work/lead-log.ts';
import type { Lead, LeadRoute } from '../payload-types.ts';
import { toDownload } from '../requests/download.ts';

/** Replaces lines of the log that name rules, colleagues or other leads. Dealers are listed in `given_to_dealers`. */
const factWords = {
  toColleague: 'Given to a colleague',
  toDealer: 'Given to a dealer',
  toNobody: 'Given to nobody',
  merged: 'Merged',
  parted: 'Parted',
};

/** Lines of older programs have only a kind. */
const kindWords: Partial<Record<LeadLogEntry['kind'], string>> = {
  owner: 'Given to somebody else',
  person: 'Merged or parted',
};

const isOfDealer = (fact: LeadLogEntry['fact']): boolean =>
  fact === 'taken' || fact === 'givenBack' || fact === 'silent';

/** A line of the log for the person: without names of colleagues, and without other leads, which may be of somebody else. */
const toLine = ({ at, kind, text, fact }: LeadLogEntry) => {
  const words = fact && fact in factWords ? factWords[fact as keyof typeof factWords] : kindWords[kind];
  return { at, kind, text: isOfDealer(fact) ? text : (words ?? text) };
};

interface OfRecord {
  routes: readonly LeadRoute[];
  log: readonly LeadLogEntry[];
}

/** The reader of a file. */
interface Receiver {
  /** The most leads in it. If there are more, the file says so. */
  most: number;
  /** Where the reader finds the resume, which is a separate file. */
  sayResume: (lead: Lead) => string;
}

const staff: Receiver = {
  most: mostLeads,
  sayResume: ({ id }) =>
    `The resume is a separate file. Download it in the studio, at lead ${id}, and hand it over with this file.`,
};

/** The person, who saves the file by the mailed link. */
export const thePerson: Receiver = {
  most: Number.POSITIVE_INFINITY,
  sayResume: () => 'A file of its own: the page that gave you this one has a button for it.',
};

const toRecord = (payload: Payload, lead: Lead, { routes, log }: OfRecord, { sayResume }: Receiver) => ({
  reference: getReference(payload, lead),
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
  // The dealers to whom it was passed on.
  given_to_dealers: routes.flatMap(({ dealer, targetName, at, endedAt }) =>
    dealer ? [{ dealer: targetName, at, until: endedAt ?? null }] : [],
  ),
  log_of_staff: log.map(toLine),
});

/**
 * All stored data of a person, as JSON. It contains the notes of staff without their names; free text is unchanged.
 */
export const toPersonFile = async (payload: Payload, leads: readonly Lead[], receiver: Receiver = staff) => {
  const held = leads.slice(0, receiver.most);
  const ids = held.map(({ id }) => id);
  const [routes, logs] = [await listRoutesOf(payload, ids), await readLeadLogs(payload, ids)];
  return {
    made_at: new Date().toISOString(),
    ...(held.length < leads.length && {
      is_cut: true,
      note: `This file has only ${held.length} records. There are more records of this person.`,
    }),
    records: held.map((lead) =>
      toRecord(payload, lead, { routes: routes.get(lead.id) ?? [], log: logs.get(lead.id) ?? [] }, receiver),
    ),
  };
};

type PersonFile = Awaited<ReturnType<typeof toPersonFile>>;

/** The answer with the file of a person's data: the browser saves it, and no cache stores it. @param name without its ending */
export const toPersonDownload = (file: PersonFile, name: string): Response =>
  toDownload(JSON.stringify(file, null, 2), {
    name: `${name}.json`,
    type: 'application/json; charset=utf-8',
  });

/** The number of leads in a file, for the audit log. */
export const countRecords = ({ records, is_cut }: PersonFile, of = ''): string =>
  `${toCount(records.length, 'lead')}${of}${is_cut ? '; there are more' : ''}`;
