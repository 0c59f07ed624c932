import type { PayloadRequest } from 'payload';
import { toLeadGroup } from '../../access/lead-access.ts';
import type { Lead, Product } from '../../payload-types.ts';
import { readRouteId } from '../../route-id.ts';
import { countOthers } from '../person/read-person.ts';
import { type LeadLogEntry, readNewestLines } from './lead-log.ts';
import { fillReply, type ReplyValues } from './reply-fields.ts';

/** A template filled in for a lead. */
export interface Reply {
  id: number;
  name: string;
  subject: string;
  text: string;
}

/** What the desk shows beside a lead. */
export interface LeadWork {
  status: Lead['status'];
  /** The newest lines, the newest first. */
  log: LeadLogEntry[];
  /** How many lines the log has in all. */
  logLines: number;
  /** In the visitor's language. */
  replies: Reply[];
  /** The number as WhatsApp takes it: digits with the country's code. */
  digits: string;
  /** Whether the visitor has agreed to be answered over WhatsApp. */
  mayWhatsApp: boolean;
  /** How many other leads are of the same person, of those that the reader may see. */
  others: number;
}

/** Lines of the log that are shown. */
const mostLines = 200;

const readValues = async ({ payload, user }: PayloadRequest, lead: Lead): Promise<ReplyValues> => {
  const { language, product: productId } = lead;
  const locale = { locale: language, fallbackLocale: 'en' } as const;
  const [settings, product] = await Promise.all([
    payload.findGlobal({ slug: 'site-settings', depth: 0, ...locale }),
    productId
      ? payload
          .find({
            collection: 'products',
            where: { id: { equals: Number(productId) } },
            depth: 0,
            limit: 1,
            ...locale,
          })
          .then(({ docs }) => docs[0] as Product | undefined)
      : undefined,
  ]);
  const { name, vehicle, marker, place, position } = lead;
  return {
    name,
    vehicle: product?.name ?? vehicle ?? marker ?? '',
    place: place ?? '',
    position: position ?? '',
    company: settings.company,
    phone: settings.phones?.[0]?.number ?? '',
    me: user?.name ?? '',
  };
};

const readReplies = async (req: PayloadRequest, lead: Lead): Promise<Reply[]> => {
  const [{ docs }, values] = await Promise.all([
    req.payload.find({
      collection: 'reply-templates',
      where: { for: { equals: toLeadGroup(lead.kind) } },
      locale: lead.language,
      fallbackLocale: 'en',
      depth: 0,
      pagination: false,
      // The oldest first: it is there before anybody has chosen.
      sort: 'id',
      user: req.user,
      overrideAccess: false,
    }),
    readValues(req, lead),
  ]);
  return docs.map(({ id, name, subject, text }) => ({
    id,
    name,
    subject: fillReply(subject ?? '', values),
    text: fillReply(text, values),
  }));
};

/** The lead as it is stored, if whoever asks may see it; else null. */
export const findOwnLead = async (req: PayloadRequest): Promise<Lead | null> => {
  const id = readRouteId(req);
  if (id === undefined) return null;
  const { docs } = await req.payload.find({
    collection: 'leads',
    where: { id: { equals: id } },
    overrideAccess: false,
    user: req.user,
    depth: 0,
    limit: 1,
    pagination: false,
  });
  return docs[0] ?? null;
};

/** Reads what was done for a lead, and with what it can be answered. */
export const readLeadWork = async (req: PayloadRequest, lead: Lead): Promise<LeadWork> => {
  const [log, replies, others] = await Promise.all([
    readNewestLines(req.payload, lead.id, mostLines),
    readReplies(req, lead),
    req.user ? countOthers(req.payload, req.user, lead.id) : 0,
  ]);
  return {
    status: lead.status,
    log: log.lines,
    logLines: log.all,
    replies,
    digits: lead.phoneDigits ?? '',
    mayWhatsApp: lead.whatsappConsent === true,
    others,
  };
};
