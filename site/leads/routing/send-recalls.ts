import { processAll } from '@ev-site/content/database/take-waiting.ts';
import type { RecallReason } from '@ev-site/content/leads/lead-mails.ts';
import { sayLead } from '@ev-site/content/leads/staff-words.ts';
import { listLeads } from '@ev-site/content/leads/work/tell-owner.ts';
import { toLoggableError } from '@ev-site/content/logging/loggable-error.ts';
import { isMailboxRefused, type Mail } from '@ev-site/content/mail/mailer.ts';
import type { Dealer } from '@ev-site/content/payload-types.ts';
import { type Recall, takeRecall } from '@ev-site/content/privacy/recalls.ts';
import type { Language } from '@ev-site/contract/paths.ts';
import type { Payload } from 'payload';
import { toDayFormat } from '../../ui/day-formats.ts';
import { getWords, languageTags } from '../../words/words.ts';
import { getMailbox } from '../company.ts';
import type { MailWork } from '../mail-work.ts';
import { type MailText, mayReadSent } from '../outbox/mail-texts.ts';
import { getNextAttempt, isGivenUpAfterTries } from '../outbox/retry-times.ts';
import { toDealerLanguage } from './dealer-mail.ts';

const subjects: Record<RecallReason, string> = {
  erased: 'Please delete our mails',
  corrected: 'Corrected',
  withdrawn: 'No more WhatsApp',
};

const texts: Record<RecallReason, { what: string; please: string }> = {
  erased: {
    what: 'Erased for good:',
    please:
      'Please delete all mails about it in your mailbox, your answers too. To find them, search for the address above: the notice ends with it. The address does not open anything any more.',
  },
  corrected: {
    what: 'The person has corrected name, phone or mail address of:',
    please:
      'The mail that you got about it is no longer correct. Use the data in the studio, and delete that mail.',
  },
  withdrawn: {
    what: 'The person does not agree to WhatsApp any more:',
    please:
      'The mail that you got about it may still say that the person agrees. Use the data in the studio, and delete that mail.',
  },
};

/** Mail to colleagues: names the lead by its number only. */
const toDeskRecall = (payload: Payload, { reason, kind, dealerName, leads }: Recall): MailText => {
  const { what, please } = texts[reason];
  const named = leads.map(({ id }) => ({ id, kind }));
  const [first] = named;
  const which = first && named.length === 1 ? sayLead(first) : `${leads.length} leads`;
  return {
    subject: `${dealerName ? `Please tell the dealer ${dealerName}: ` : ''}${subjects[reason]}: ${which}`,
    text: `${what}\n\n${listLeads(payload, named)}\n\n${
      dealerName
        ? `The dealer ${dealerName} got a mail about it too, but no mail reaches this dealer now. Please ask the dealer yourself to delete that mail.`
        : please
    }\n`,
  };
};

/** Mail to a dealer: names the lead only by its number and the day of the mail about it. */
const toDealerRecall = (
  { reason, kind, leads }: Recall,
  { name: dealer }: Dealer,
  language: Language,
  company: string,
): MailText => {
  const { dealerLead, privacy } = getWords(language);
  const { subject, line, text } = dealerLead.recall;
  const ofKind = privacy.own.kinds[kind];
  const days = toDayFormat(languageTags[language]);
  const named = leads.map(({ id: number, at }) =>
    line({ kind: ofKind, number, day: days.format(new Date(at)) }),
  );
  return {
    subject: subject[reason]({ kind: ofKind }),
    text: text[reason]({ dealer, leads: named.join('\n'), company }),
  };
};

/** Finds a dealer who was sent a mail, whether he is still published or not. */
const findMailedDealer = (payload: Payload, id: number): Promise<Dealer | null> =>
  payload.findByID({ collection: 'dealers', id, trash: true, depth: 0, disableErrors: true });

/**
 * Creates the work that asks the recipients of a mail about a lead to delete that mail, or no longer rely on it, after
 * the lead was erased or corrected, or consent for it was withdrawn. Survives a restart; when several processes run,
 * one of them writes. Colleagues get the task for a dealer whom no mail reaches. Their mail is owed until it is sent.
 */
export const createRecallWork = ({
  payload,
  mailer,
  getCompany,
  log,
  now = Date.now,
}: MailWork): ((stopped?: AbortSignal) => Promise<void>) => {
  /**
   * @returns null when no mail reaches the recipient; undefined when the mail that he got says nothing about the
   * person.
   */
  const toMail = async (recall: Recall): Promise<Omit<Mail, 'name' | 'moment'> | null | undefined> => {
    if (recall.dealer === null) {
      const company = await getCompany('en');
      if (recall.reason === 'corrected' && !mayReadSent(company, recall.kind)) return undefined;
      const to = getMailbox(company, recall.kind);
      return to === null ? null : { to, ...toDeskRecall(payload, recall) };
    }
    const dealer = await findMailedDealer(payload, recall.dealer);
    if (!dealer?.email) return null;
    const language = toDealerLanguage(dealer.spoken ?? []);
    const company = await getCompany(language);
    const replyTo = getMailbox(company, recall.kind);
    return {
      to: dealer.email,
      ...(replyTo && { replyTo }),
      ...toDealerRecall(recall, dealer, language, company.company),
    };
  };

  const tryAgain = (recall: Recall) => recall.tryAgain(getNextAttempt(recall.attempts, now()));

  const settle = async (recall: Recall): Promise<void> => {
    try {
      const mail = await toMail(recall);
      if (mail === undefined) return await recall.end();
      if (!mail && recall.dealer !== null) return await recall.passToDesk(now());
      if (!mail) {
        const leads = recall.leads.map(({ id }) => id);
        log.error({ leads }, 'colleagues could not be asked to delete mails: they have no mailbox');
        return await tryAgain(recall);
      }
      await mailer.send({ ...mail, name: recall.name, moment: Date.parse(recall.since) });
      await recall.end();
    } catch (error) {
      log.error(
        { mail: recall.name, problem: toLoggableError(error) },
        'nobody could be asked to delete a mail',
      );
      const isLost = isMailboxRefused(error) || isGivenUpAfterTries(recall.since, recall.attempts, now());
      // After the erasure nothing but the recall says who has mails about the person: colleagues are always asked again.
      if (isLost && recall.dealer !== null) return recall.passToDesk(now());
      await tryAgain(recall);
    }
  };

  return (stopped) => processAll(() => takeRecall(payload, now()), settle, stopped);
};
