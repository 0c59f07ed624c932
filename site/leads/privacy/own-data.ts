import { recordAudit } from '@ev-site/content/audit/record-audit.ts';
import { openResume } from '@ev-site/content/leads/open-resume.ts';
import { toPhoneNumber } from '@ev-site/content/leads/phone-number.ts';
import { getReference } from '@ev-site/content/leads/reference.ts';
import type { Lead, PrivacyRequest } from '@ev-site/content/payload-types.ts';
import {
  type Correction,
  correctLeads,
  noteInAudit,
  withdrawConsents,
} from '@ev-site/content/privacy/change-person.ts';
import { addOutcome, changeRequest } from '@ev-site/content/privacy/change-request.ts';
import { erasePerson } from '@ev-site/content/privacy/erase-person.ts';
import { thePerson, toPersonFile } from '@ev-site/content/privacy/person-file.ts';
import { ownOutcomes } from '@ev-site/content/privacy/request-fields.ts';
import {
  changeLink,
  endByMove,
  findByTicket,
  isKeyOfErased,
  isLink,
  isSameMove,
} from '@ev-site/content/privacy/request-keys.ts';
import { markSettled } from '@ev-site/content/privacy/settle-request.ts';
import {
  countLeadsOfMail,
  isSameMail,
  listLeadsOfMail,
  toRequestAbout,
} from '@ev-site/content/privacy/whose-leads.ts';
import type { OpenResume } from '@ev-site/content/resumes/resume-storage.ts';
import { type FieldCodes, toFieldCodes } from '@ev-site/contract/forms/codes.ts';
import { correctionSchema } from '@ev-site/contract/privacy-request.ts';
import type { Payload } from 'payload';
import type { NoResume, OwnDone, OwnRecord } from '../../page/own-record.ts';
import { listRideChoices, sayVehicle } from '../lead-subject.ts';

/** The result of an action of a person, or the errors in the typed values. */
export type OwnOutcome = OwnDone | { codes: FieldCodes };

/** The page with a person's data. Null always means that the link or the ticket is not valid. */
export interface OwnData {
  isLink(link: unknown): Promise<boolean>;
  /** Whether a link or a ticket became invalid because the person erased everything. */
  isKeyOfErased(key: unknown): Promise<boolean>;
  /** @returns the ticket for the following requests */
  open(link: unknown): Promise<string | null>;
  /** The newest records, as many as the page shows. */
  read(ticket: unknown): Promise<OwnRecord[] | null>;
  /** The number of all records; also 0 if the ticket is not valid. */
  count(ticket: unknown): Promise<number>;
  /** All data, as the text of a JSON file. */
  toFile(ticket: unknown): Promise<string | null>;
  /** The resume of the record with this reference number, as a file. */
  readResume(ticket: unknown, reference: unknown): Promise<OpenResume | NoResume | null>;
  withdraw(ticket: unknown): Promise<OwnOutcome | null>;
  correct(ticket: unknown, fields: Readonly<Record<string, unknown>>): Promise<OwnOutcome | null>;
  erase(ticket: unknown): Promise<OwnOutcome | null>;
}

/** Records that the page shows; the file holds all. */
export const mostShown = 200;

type Known = PrivacyRequest & { email: string };

/** One record of a person as its page shows it. */
export const toOwnRecord = (payload: Pick<Payload, 'secret'>, lead: Lead): OwnRecord => ({
  reference: getReference(payload, lead),
  receivedAt: lead.createdAt,
  kind: lead.kind,
  name: lead.name,
  email: lead.email,
  phone: lead.phone,
  message: lead.message ?? '',
  chosen: [sayVehicle(lead), lead.place, lead.position].filter(Boolean).join(', '),
  days: listRideChoices(lead),
  resume: lead.resumeName ?? '',
  marketing: lead.marketingConsent ?? false,
  whatsapp: lead.whatsappConsent ?? false,
});

/** The values with which the form was filled: those of the record that was the newest then. */
const toShown = (fields: Readonly<Record<string, unknown>>, [newest]: readonly Lead[]): Correction => {
  const read = (sent: unknown, stored = ''): string => (typeof sent === 'string' ? sent : stored);
  return {
    name: read(fields.shownName, newest?.name),
    email: read(fields.shownEmail, newest?.email),
    phone: read(fields.shownPhone, newest?.phone),
  };
};

/** Creates the actions of the page with a person's own data. */
export const createOwnData = (payload: Payload): OwnData => {
  const find = async (ticket: unknown): Promise<Known | null> => {
    const request = await findByTicket(payload, ticket);
    return request?.email ? { ...request, email: request.email } : null;
  };
  const forOwner =
    <Asked extends unknown[], Answer>(work: (request: Known, ...asked: Asked) => Promise<Answer>) =>
    async (ticket: unknown, ...asked: Asked): Promise<Answer | null> => {
      const request = await find(ticket);
      return request && work(request, ...asked);
    };
  const note = ({ id }: Known, done: keyof typeof ownOutcomes): Promise<void> =>
    addOutcome(payload, id, ownOutcomes[done]);

  return {
    isLink: (link) => isLink(payload, link),
    isKeyOfErased: (key) => isKeyOfErased(payload, key),
    async open(link) {
      const ticket = await changeLink(payload, link);
      const request = ticket && (await find(ticket));
      if (!request) return null;
      await recordAudit(
        { payload, user: null },
        { action: 'personSaw', what: `Privacy request ${request.id}`, who: 'The person concerned' },
      );
      return ticket;
    },
    read: forOwner(async ({ email }) => {
      const leads = await listLeadsOfMail(payload, email, mostShown);
      return leads.map((lead) => toOwnRecord(payload, lead));
    }),
    async count(ticket) {
      const request = await find(ticket);
      return request ? countLeadsOfMail(payload, request.email) : 0;
    },
    toFile: forOwner(async ({ email }) => {
      const leads = await listLeadsOfMail(payload, email);
      return JSON.stringify(await toPersonFile(payload, leads, thePerson), null, 2);
    }),
    readResume: forOwner(async ({ email }, reference: unknown) => {
      const leads = await listLeadsOfMail(payload, email);
      const lead = leads.find((lead) => getReference(payload, lead) === reference);
      if (!lead) return 'resumeGone';
      const resume = await openResume(payload, lead, () => noteInAudit({ payload }, 'resumeOpened', [lead]));
      if (typeof resume === 'object') return resume;
      return resume === 'away' ? 'resumeAway' : 'resumeGone';
    }),
    withdraw: forOwner(async (request): Promise<OwnOutcome> => {
      const leads = await listLeadsOfMail(payload, request.email);
      await withdrawConsents(payload, leads, 'The person concerned');
      await note(request, 'withdrawn');
      return 'withdrawn';
    }),
    async correct(ticket, fields) {
      const request = await find(ticket);
      if (!request) return (await isSameMove(payload, ticket, fields)) ? 'moved' : null;
      const parsed = correctionSchema.safeParse(fields);
      if (!parsed.success) return { codes: toFieldCodes(parsed.error.issues) };
      const phone = toPhoneNumber(parsed.data.phone);
      if (!phone) return { codes: { phone: ['phoneForm'] } };
      const { name, email } = parsed.data;
      const leads = await listLeadsOfMail(payload, request.email);
      await correctLeads(payload, leads, toShown(fields, leads), { name, email, phone });
      await note(request, 'corrected');
      if (isSameMail(email, request.email)) return 'corrected';
      // The new address is not proved yet: it opens nothing until a link was mailed there.
      await endByMove(payload, request.id, String(ticket), fields);
      if (request.state !== 'open') await markSettled(payload, request.id, 'done', { key: true });
      return 'moved';
    },
    erase: forOwner(async ({ id, email }) => {
      const left = await erasePerson(payload, email, id);
      if (left.length === 0) return 'erased';
      // The person who opened the link reads this mailbox, so its address now identifies the request, no longer the phone.
      await changeRequest(payload, id, {
        kind: 'erase',
        state: 'open',
        about: toRequestAbout(left),
        phone: null,
        reference: null,
        keyHash: null,
      });
      return 'partly';
    }),
  };
};
