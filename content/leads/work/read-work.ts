import { forms } from '@ev-site/contract/forms/forms.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import { pickByPurpose } from '@ev-site/contract/purposes.ts';
import type { PayloadRequest } from 'payload';
import { toLeadGroup } from '../../access/lead-access.ts';
import type { Lead } from '../../payload-types.ts';
import { readAnswerTimes } from '../answer-times.ts';
import { hasConsent } from '../has-consent.ts';
import { type Others, readOthers } from '../person/read-person.ts';
import { knowsOfDealers, listTakers, mayBeHandedOver, readHolder, type Taker } from '../routing/hand-over.ts';
import { type LeadLogEntry, readNewestLines } from './lead-log.ts';
import { fillReply, type ReplyValues } from './reply-fields.ts';
import { toWordsForACall } from './words-for-a-call.ts';

/** A template filled in for a lead. */
export interface Reply {
  id: number;
  name: string;
  subject: string;
  text: string;
  /** The language of the text. */
  language: Language;
}

/** What the desk shows beside a lead. */
export interface LeadWork {
  /** The lead as it is stored now, as far as the reader may see it. */
  lead: Lead;
  /** The vehicle that the lead is about, by its name for staff; empty if none is named. */
  vehicle: string;
  /** What to say to a visitor who phoned or walked in, in his language; empty if there is nothing to say. */
  toSay: string;
  /** The newest lines, newest first. */
  log: LeadLogEntry[];
  /** How many lines the log has in all. */
  logLines: number;
  /** In the visitor's language; a template without a text in that language is in English. */
  replies: Reply[];
  /** The number as WhatsApp takes it: digits with the country code. */
  digits: string;
  /** Whether the visitor has agreed to be answered over WhatsApp. */
  mayWhatsApp: boolean;
  /** Whether the visitor has given any consent that he can withdraw. */
  hasConsent: boolean;
  /** Dealers to whom the lead can be handed, by town and name; empty if it cannot be handed over. */
  takers: Taker[];
  /** The dealer who has the lead or is about to get it, if the lead can be handed over; null if there is none. */
  holder: { id: number; name: string } | null;
  /** Whether an address is set that is told of late leads, and of the steps of leads that no colleague owns. */
  isLateTold: boolean;
  /** Whether the visitor has to be asked before a dealer gets the lead. */
  askBefore: boolean;
  /** Other leads of the same person, as far as the reader may see them. */
  others: Others;
}

/** Lines of the log that are shown. */
const mostLines = 200;

type Names = Partial<Record<Language, string>>;

const inEachLanguage = { locale: 'all', depth: 0, pagination: false } as const;

/** The name of a lead's vehicle or position in each language; empty if the lead is about none that we have. */
const readNames = async (
  { payload }: PayloadRequest,
  collection: 'products' | 'jobs',
  field: 'name' | 'position',
  id: Lead['product'] | Lead['job'],
): Promise<Names> => {
  if (!id) return {};
  const asked = { where: { id: { equals: Number(id) } }, select: { [field]: true }, limit: 1 };
  const { docs } = await payload.find({ collection, ...asked, ...inEachLanguage });
  return Reflect.get(docs[0] ?? {}, field) ?? {};
};

const readValues = async (req: PayloadRequest, lead: Lead, vehicle: string): Promise<ReplyValues> => {
  const { kind, language, name, place, position } = lead;
  const [settings, positions] = await Promise.all([
    req.payload.findGlobal({ slug: 'site-settings', depth: 0, locale: language, fallbackLocale: 'en' }),
    readNames(req, 'jobs', 'position', lead.job),
  ]);
  return {
    name,
    vehicle,
    place: place ?? '',
    position: positions[language] || position || '',
    company: settings.company,
    phone: pickByPurpose(settings.phones ?? [], forms[kind].purpose)?.number ?? '',
    me: req.user?.name ?? '',
  };
};

const readReplies = async (req: PayloadRequest, lead: Lead, vehicle: string): Promise<Reply[]> => {
  const [{ docs }, values] = await Promise.all([
    req.payload.find({
      collection: 'reply-templates',
      where: { for: { equals: toLeadGroup(lead.kind) } },
      ...inEachLanguage,
      // Oldest first: the first template without a gap is selected before anybody has chosen one.
      sort: 'id',
      user: req.user,
      overrideAccess: false,
    }),
    readValues(req, lead, vehicle),
  ]);
  return docs.map(({ id, name, ...written }) => {
    const { subject, text } = written as { subject?: Names | null; text?: Names | null };
    const language = text?.[lead.language] ? lead.language : 'en';
    return {
      id,
      name,
      subject: fillReply(subject?.[lead.language] || subject?.en || '', values),
      text: fillReply(text?.[language] ?? '', values),
      language,
    };
  });
};

/** Reads what was done for a lead, and with what it can be answered. */
export const readLeadWork = async (req: PayloadRequest, lead: Lead): Promise<LeadWork> => {
  const names = await readNames(req, 'products', 'name', lead.product);
  // A visitor who asks about a vehicle outside the range has named it in words.
  const said = lead.vehicle || lead.marker || '';
  const [log, replies, takers, holder, others, { lateTo }] = await Promise.all([
    readNewestLines(req.payload, lead.id, mostLines),
    readReplies(req, lead, names[lead.language] || names.en || said),
    mayBeHandedOver(lead) ? listTakers(req) : [],
    mayBeHandedOver(lead) ? readHolder(req, lead) : null,
    req.user ? readOthers(req.payload, req.user, lead.id) : { count: 0, worked: null },
    readAnswerTimes(req.payload),
  ]);
  return {
    lead,
    vehicle: names.en || said,
    toSay: toWordsForACall(req.payload, lead),
    log: log.lines,
    logLines: log.all,
    replies,
    digits: lead.phoneDigits ?? '',
    mayWhatsApp: lead.whatsappConsent === true,
    hasConsent: hasConsent(lead),
    takers,
    holder,
    isLateTold: Boolean(lateTo),
    askBefore: !knowsOfDealers(lead),
    others,
  };
};
