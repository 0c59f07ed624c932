import { campaignKeys } from '@ev-site/contract/forms/origin.ts';
import { toCount } from '@ev-site/contract/to-count.ts';
import type { Payload } from 'payload';
import { mostLeads } from '../leads/person/find-person.ts';
import { getReference } from '../leads/reference.ts';
import { listRoutesOf } from '../leads/routing/lead-routes.ts';
import { type LeadLogEntry, readLeadLogs } from '../leads/work/lead-log.ts';
import type { Lead, LeadRoute } from '../payload-types.ts';
import { toDownload } from '../requests/download.ts';

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

/** Whom a file is made for. */
interface Receiver {
  /** Leads that it holds, the first ones; it says so where there are more. */
  most: number;
  /** Where a resume is, which is a file of its own. */
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

const toDealerNames = (routes: readonly LeadRoute[]): ReadonlySet<string> =>
  new Set(routes.flatMap(({ dealer, targetName }) => (dealer ? [targetName] : [])));

const toRecord = (secret: string, lead: Lead, { routes, log }: OfRecord, { sayResume }: Receiver) => ({
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
 * What is kept of a person, as a file to take along: plain JSON, with what staff noted, without who they are; what they
 * wrote themselves is as they wrote it.
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
      toRecord(
        payload.secret,
        lead,
        { routes: routes.get(lead.id) ?? [], log: logs.get(lead.id) ?? [] },
        receiver,
      ),
    ),
  };
};

type PersonFile = Awaited<ReturnType<typeof toPersonFile>>;

/** The file of a person's data as one that the browser saves, and nobody keeps on the way. @param name without its ending */
export const toPersonDownload = (file: PersonFile, name: string): Response =>
  toDownload(JSON.stringify(file, null, 2), {
    name: `${name}.json`,
    type: 'application/json; charset=utf-8',
  });

/** How many leads a file holds, for the audit log. */
export const countRecords = ({ records, is_cut }: PersonFile, of = ''): string =>
  `${toCount(records.length, 'lead')}${of}${is_cut ? '; there are more' : ''}`;
