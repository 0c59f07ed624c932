import { dealerOutcomes } from '@ev-site/contract/dealers.ts';
import { toMailLink } from '@ev-site/contract/mail-links.ts';
import { dealerLeadPath, inLanguage, languageNames, languages } from '@ev-site/contract/paths.ts';
import { toCallLink, toUnbroken } from '@ev-site/contract/phone-links.ts';
import type { ReactNode } from 'react';
import type { DealerLeadView } from '../../page/dealer-lead.ts';
import type { Locale } from '../../page/locale.ts';
import type { PlainContent } from '../../page/plain-page.ts';
import { sayMoment, toDayFormat } from '../../ui/day-formats.ts';
import { sayRideDays } from '../../words/say-ride-days.ts';
import { languageTags } from '../../words/words.ts';
import { FactList } from '../plain/fact-list.tsx';
import { PlainDocument } from '../plain/plain-document.tsx';
import { TypedField } from '../plain/typed-field.tsx';

type LeadContent = Omit<Extract<PlainContent, { kind: 'dealer lead' }>, 'kind' | 'language'>;

interface FormProps {
  locale: Locale;
  linkKey: string;
  children: ReactNode;
}

const Form = ({ locale, linkKey, children }: FormProps) => (
  <form method="post" action={inLanguage(dealerLeadPath, locale.language)}>
    <input type="hidden" name="key" value={linkKey} />
    {children}
  </form>
);

const ActionButton = ({ action, children }: { action: string; children: ReactNode }) => (
  <button type="submit" name="action" value={action}>
    {children}
  </button>
);

interface FewWordsProps {
  name: string;
  label: string;
  typed: string;
  problem: string | undefined;
}

const FewWords = ({ typed, ...field }: FewWordsProps) => (
  <TypedField {...field}>{(links) => <textarea {...links} rows={3} defaultValue={typed} />}</TypedField>
);

/** A link to a page of ours. Without a referrer, that page does not learn the key in this page's address. */
const OwnLink = ({ address }: { address: string }) => (
  <a href={address} rel="noreferrer">
    {address}
  </a>
);

const Facts = ({ lead, locale }: { lead: DealerLeadView; locale: Locale }) => {
  const { dealerLead, privacy } = locale.words;
  const { own } = privacy;
  const { labels } = dealerLead;
  const rows: [string, ReactNode][] = [
    [own.name, lead.name],
    [own.phone, lead.phone && <a href={toCallLink(lead.phone)}>{toUnbroken(lead.phone)}</a>],
    [own.email, lead.email && <a href={toMailLink(lead.email)}>{lead.email}</a>],
    [labels.vehicle, lead.vehicle],
    [labels.reckoning, lead.reckoning && <OwnLink address={lead.reckoning} />],
    [labels.days, sayRideDays(lead.days, locale.language)],
    [labels.place, lead.place],
    [own.message, lead.message && <span lang={languageTags[lead.language]}>{lead.message}</span>],
    [labels.language, languageNames[lead.language]],
    [labels.whatsapp, lead.whatsapp ? labels.yes : labels.no],
    [own.received, sayMoment(new Date(lead.receivedAt), locale.tag)],
  ];
  return <FactList rows={rows} />;
};

/** The page of one lead for its dealer, with all actions; every button works without script. */
export const DealerLeadPage = ({
  linkKey,
  lead,
  typed = '',
  problem,
  locale,
}: LeadContent & { locale: Locale }) => {
  const { page } = locale.words.dealerLead;
  const { problems, take, note, back } = page;
  const said =
    problem &&
    (problem.code === 'tooLong' ? problems.tooLong({ most: problem.most }) : problems[problem.code]);
  const ofNote = problem?.field === 'text';
  const date = toDayFormat(locale.tag).format(new Date(lead.until));
  const title = page.title({ kind: locale.words.privacy.own.kinds[lead.kind] });
  return (
    <PlainDocument
      language={locale.tag}
      title={title}
      windowTitle={problem && locale.words.page.refusedTitle({ title })}
    >
      {lead.noted ? (
        <p role="status">{page.said[lead.noted]}</p>
      ) : (
        lead.isTaken && <p role="status">{page.taken({ hours: lead.hours })}</p>
      )}
      <p>{page.introduction({ dealer: lead.dealer, date })}</p>
      <Facts lead={lead} locale={locale} />
      {lead.isTaken ? (
        <>
          <h2>{note.title}</h2>
          <Form locale={locale} linkKey={linkKey}>
            <FewWords
              name="text"
              label={note.text}
              typed={ofNote ? typed : ''}
              problem={ofNote ? said : undefined}
            />
            <p>
              {dealerOutcomes.map((outcome) => (
                <ActionButton action={outcome} key={outcome}>
                  {note[outcome]}
                </ActionButton>
              ))}
            </p>
          </Form>
        </>
      ) : (
        <>
          <h2>{take.title}</h2>
          <p>{take.text({ hours: lead.hours })}</p>
          <Form locale={locale} linkKey={linkKey}>
            <ActionButton action="take">{take.press}</ActionButton>
          </Form>
        </>
      )}
      <h2>{back.title}</h2>
      <p>{back.text}</p>
      <Form locale={locale} linkKey={linkKey}>
        <FewWords
          name="reason"
          label={back.reason}
          typed={ofNote ? '' : typed}
          problem={ofNote ? undefined : said}
        />
        <p>
          <ActionButton action="back">{back.press}</ActionButton>
        </p>
      </Form>
      <nav aria-label={page.others}>
        <p>
          {languages
            .filter((language) => language !== locale.language)
            .map((language) => (
              <a
                href={`${inLanguage(dealerLeadPath, language)}?key=${encodeURIComponent(linkKey)}`}
                lang={languageTags[language]}
                hrefLang={languageTags[language]}
                key={language}
              >
                {languageNames[language]}
              </a>
            ))}
        </p>
      </nav>
    </PlainDocument>
  );
};

/** The page after a lead was given back, and for every invalid link: neither reveals more. */
export const DealerGonePage = ({ isGiven, locale }: { isGiven: boolean; locale: Locale }) => {
  const { given, gone } = locale.words.dealerLead.page;
  const { title, text } = isGiven ? given : gone;
  return (
    <PlainDocument language={locale.tag} title={title}>
      <p>{text}</p>
    </PlainDocument>
  );
};
