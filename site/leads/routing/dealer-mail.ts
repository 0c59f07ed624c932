import type { Lead } from '@ev-site/content/payload-types.ts';
import { type Language, languageNames, languages, readLanguage } from '@ev-site/contract/paths.ts';
import { sayRideDays } from '../../words/say-ride-days.ts';
import { getWords } from '../../words/words.ts';
import { listRideChoices, sayVehicle } from '../lead-subject.ts';
import type { MailText } from '../outbox/mail-texts.ts';

/** The language in which a dealer is written to: the first of those spoken there that the site has. */
export const toDealerLanguage = (spoken: readonly string[]): Language =>
  spoken.map(readLanguage).find((language) => language !== undefined) ?? languages[0];

interface DealerMail {
  lead: Lead;
  dealer: string;
  link: string;
  /** Working hours within which the visitor is to be called. */
  hours: number;
  /** Days that the link works. */
  days: number;
  company: string;
}

/** What a dealer is mailed: the visitor's words, and the link by which the lead is taken or given back. */
export const toDealerMail = (
  { lead, dealer, link, hours, days, company }: DealerMail,
  language: Language,
): MailText => {
  const { dealerLead, privacy } = getWords(language);
  const { labels, mail } = dealerLead;
  const kind = privacy.own.kinds[lead.kind];
  const lines: [string, string | null | undefined][] = [
    [labels.vehicle, sayVehicle(lead)],
    [labels.reckoning, lead.reckoning],
    [labels.days, sayRideDays(listRideChoices(lead), language)],
    // The place of a test ride is the dealer's own.
    [labels.place, lead.kind === 'testride' ? null : lead.place],
    [privacy.own.name, lead.name],
    [privacy.own.phone, lead.phone],
    [privacy.own.email, lead.email],
    [labels.language, languageNames[lead.language]],
    [labels.whatsapp, lead.whatsappConsent ? labels.yes : labels.no],
  ];
  const told = lines.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : [])).join('\n');
  const words = [told, lead.message].filter(Boolean).join('\n\n');
  return {
    subject: mail.subject({ kind }),
    text: mail.text({ dealer, kind, told: words, hours, days, link, company }),
  };
};
