import { toLeadMailName } from '@ev-site/content/leads/lead-mails.ts';
import { isMailboxRefused, isMailNotTaken, type Mailer } from '@ev-site/content/mail/mailer.ts';
import type { Lead } from '@ev-site/content/payload-types.ts';
import type { Service } from '../../metrics/outbox.ts';
import { inSpan } from '../../traces/trace.ts';
import { getWords } from '../../words/words.ts';
import { makeRideCalendar, type RideOfLead } from '../calendar/ride-calendar.ts';
import { type Company, getMailbox } from '../company.ts';
import { mayReadSent, type ReaderRights, toBareNotice, toNotice, toReceipt } from './mail-texts.ts';
import { isGivenUp } from './retry-times.ts';

export interface DeliveryOptions {
  mailer: Pick<Mailer, 'send'>;
  studioUrl: string;
  /** Without a trailing slash. */
  publicUrl: string;
  toRights(lead: Lead): ReaderRights;
  /** Vehicle and dealer of a test ride as they are now; null when the dealer is no longer published. */
  getRide(lead: Lead): Promise<RideOfLead | null>;
  /**
   * Which parts are noted as done by now, perhaps by another worker; null if the lead is erased or in the hand of another
   * worker.
   */
  readInHand(lead: Lead): Promise<Pick<Progress, DoneAt> | null>;
  /** Null when no webhook is configured. */
  postWebhook: ((lead: Lead) => Promise<void>) | null;
  /** Current time in ms; tests replace it. */
  now?: () => number;
}

export type DoneAt = 'notifiedAt' | 'receiptAt' | 'webhookAt';

/** Progress of a delivery; a time that is set means that this part is done for good. */
export type Progress = Partial<Record<DoneAt, string | null | undefined>> & {
  /** Set when the visitor's mailbox refuses mail: no receipt was sent, and none is due any more. */
  receiptWanted?: false;
};

/** Result of a delivery: when each part was done, and the error of each service that failed. */
export interface Delivered {
  progress: Progress;
  errors: Partial<Record<Service, unknown>>;
  /** Whether no part is due any more. */
  isDone: boolean;
}

interface Part {
  at: DoneAt;
  service: Service;
  run(): Promise<void>;
}

const listParts = (lead: Lead, company: Company, options: DeliveryOptions): Part[] => {
  const { mailer, studioUrl, postWebhook, now = Date.now } = options;
  const notice: Part = {
    at: 'notifiedAt',
    service: 'mail',
    async run() {
      const to = getMailbox(company, lead.kind);
      if (!to) throw new Error('The company has no e-mail address in the site settings.');
      const mail = mayReadSent(company, lead.kind)
        ? { ...toNotice(lead, options.toRights(lead).reference, studioUrl), replyTo: lead.email }
        : toBareNotice(lead, studioUrl);
      await mailer.send({ ...mail, name: toLeadMailName(lead.id, 'notice'), to });
    },
  };
  const receipt: Part = {
    at: 'receiptAt',
    service: 'mail',
    async run() {
      const { language, firstChoice } = lead;
      const { getRide, publicUrl } = options;
      const words = getWords(language);
      const ride = await getRide(lead);
      const replyTo = getMailbox(company, lead.kind);
      const calendar =
        ride &&
        makeRideCalendar({ ...ride, choice: firstChoice ?? '', language, publicUrl }, new Date(now()));
      await mailer.send({
        ...toReceipt(lead, company, words.forms, {
          ...options.toRights(lead),
          ...(calendar && { file: calendar.name }),
          ...(ride?.isNamed && { next: words.testRide.agrees }),
          ...(ride?.needsLicence && { bring: words.testRide.licence }),
        }),
        ...(calendar && { attachment: calendar }),
        name: toLeadMailName(lead.id, 'receipt'),
        to: lead.email,
        ...(replyTo && { replyTo }),
      });
    },
  };
  return [
    notice,
    ...(lead.receiptWanted ? [receipt] : []),
    ...(postWebhook
      ? [{ at: 'webhookAt', service: 'webhook', run: () => postWebhook(lead) } satisfies Part]
      : []),
  ];
};

/**
 * Does every part of the delivery that is still due: mail to colleagues, receipt to the visitor, webhook. When the
 * visitor's own mail server refuses the receipt, or puts it off for a day, the receipt is dropped: only staff can be
 * told of that. Just before each part the lead is looked up, so nothing more goes out for a lead that is erased, in the
 * hand of another worker, or told of meanwhile.
 * @param mayUse which services may be used now; parts for other services stay due.
 */
export const deliverLead = async (
  lead: Lead,
  company: Company,
  options: DeliveryOptions,
  mayUse: (service: Service) => boolean = () => true,
): Promise<Delivered> => {
  const { notifiedAt, receiptAt, webhookAt } = lead;
  const { now = Date.now } = options;
  const progress: Progress = { notifiedAt, receiptAt, webhookAt };
  const errors: Delivered['errors'] = {};
  const parts = listParts(lead, company, options);
  // When the receipt fails for a day although the mail to colleagues went out, the visitor's own mailbox is at fault.
  const hasNoMailbox = (error: unknown): boolean =>
    isMailboxRefused(error) ||
    (!!progress.notifiedAt && isMailNotTaken(error) && isGivenUp(lead.triedSince, now()));
  const isSettled = ({ at }: Part): boolean =>
    !!progress[at] || (at === 'receiptAt' && progress.receiptWanted === false);
  for (const { at, service, run } of parts) {
    if (progress[at]) continue;
    // When the lead cannot be looked up, the rest stays due, and the parts already sent are noted.
    const noted = await options.readInHand(lead).catch(() => null);
    if (!noted) return { progress, errors, isDone: false };
    progress[at] = noted[at];
    if (progress[at] || !mayUse(service)) continue;
    try {
      await inSpan(`send ${service}`, { 'ev.part': at, 'ev.lead': lead.id }, run);
      progress[at] = new Date().toISOString();
    } catch (error) {
      if (at === 'receiptAt' && hasNoMailbox(error)) progress.receiptWanted = false;
      else errors[service] ??= error;
    }
  }
  return { progress, errors, isDone: parts.every(isSettled) };
};
