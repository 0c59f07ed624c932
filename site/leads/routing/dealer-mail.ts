import type { Lead } from '@ev-site/content/payload-types.ts';
import { type Language, languageNames, languages, readLanguage } from '@ev-site/contract/paths.ts';
import { sayMoment } from '../../ui/day-formats.ts';
import { sayRideDays } from '../../words/say-ride-days.ts';
import { getWords, languageTags } from '../../words/words.ts';
import { type MailText, quote } from '../outbox/mail-texts.ts';
import { tellDealer } from './tell-dealer.ts';

/** The language for mails to a dealer: the first language spoken there that the site has. */
export const toDealerLanguage = (spoken: readonly string[]): Language =>
  spoken.map(readLanguage).find((language) => language !== undefined) ?? languages[0];

interface DealerMail {
  lead: Lead;
  dealer: string;
  link: string;
  /** Working hours within which the visitor is to be called. */
  hours: number;
  /** Days for which the link works. */
  days: number;
  company: string;
}

/** Mail to a dealer: the visitor's words, and the link through which he accepts the lead or gives it back. */
export const toDealerMail = (
  { lead, dealer, link, hours, days, company }: DealerMail,
  language: Language,
): MailText => {
  const { dealerLead, privacy } = getWords(language);
  const { labels, mail } = dealerLead;
  const kind = privacy.own.kinds[lead.kind];
  const told = tellDealer(lead);
  const lines: [string, string][] = [
    [labels.vehicle, told.vehicle],
    [labels.reckoning, told.reckoning],
    [labels.days, sayRideDays(told.days, language)],
    [labels.place, told.place],
    [privacy.own.name, told.name],
    [privacy.own.phone, told.phone],
    [privacy.own.email, told.email],
    [labels.language, languageNames[told.language]],
    [labels.whatsapp, told.whatsapp ? labels.yes : labels.no],
    [privacy.own.received, sayMoment(new Date(told.receivedAt), languageTags[language])],
  ];
  const facts = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
  const words = [facts, told.message && quote(told.message)].filter(Boolean).join('\n\n');
  return {
    subject: mail.subject({ kind, number: lead.id }),
    text: mail.text({ dealer, kind, told: words, hours, days, link, company }),
  };
};
