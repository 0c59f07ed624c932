import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { inLanguage, ownDataPath } from '@ev-site/contract/paths.ts';
import { toUnbroken } from '@ev-site/contract/phone-links.ts';
import { answerDays, openMinutes } from '@ev-site/contract/privacy-request.ts';
import type { ReactNode } from 'react';
import type { Locale } from '../../page/locale.ts';
import type { CorrectionFields, OwnRecord, RefusedCorrection } from '../../page/own-record.ts';
import type { PlainContent } from '../../page/plain-page.ts';
import { toDayFormat } from '../../ui/day-formats.ts';
import { sayRideDays } from '../../words/say-ride-days.ts';
import { FactList } from '../plain/fact-list.tsx';
import { PlainDocument } from '../plain/plain-document.tsx';
import { TypedField } from '../plain/typed-field.tsx';

type OwnContent = Extract<PlainContent, { kind: 'own data' }>;

interface ActionFormProps {
  locale: Locale;
  /** Hidden fields of the form. */
  hidden: Readonly<Record<string, string>>;
  press: string;
  children?: ReactNode;
}

const ActionForm = ({ locale, hidden, press, children }: ActionFormProps) => (
  <form method="post" action={inLanguage(ownDataPath, locale.language)}>
    {Object.entries(hidden).map(([name, value]) => (
      <input type="hidden" name={name} value={value} key={name} />
    ))}
    {children}
    <button type="submit">{press}</button>
  </form>
);

/** The page behind a mailed link: opening the data needs a button, because mail programs open links on their own. */
export const OpenOwnPage = ({ link, locale }: { link: string; locale: Locale }) => {
  const { open } = locale.words.privacy.own;
  return (
    <PlainDocument language={locale.tag} title={open.title}>
      <p>{open.text({ minutes: openMinutes })}</p>
      <ActionForm locale={locale} hidden={{ action: 'open', key: link }} press={open.press} />
    </PlainDocument>
  );
};

/** The page for an expired link or page. */
export const GoneOwnPage = ({ locale }: { locale: Locale }) => {
  const { gone } = locale.words.privacy.own;
  return (
    <PlainDocument language={locale.tag} title={gone.title}>
      <p>{gone.text}</p>
      <p>
        <a href={locale.pathTo('PrivacyRequests')}>{gone.again}</a>
      </p>
    </PlainDocument>
  );
};

interface EraseOwnPageProps {
  ticket: string;
  count: number;
  locale: Locale;
}

/** The confirmation between the erase button on the page of one's own data and the erasure, which cannot be undone. */
export const EraseOwnPage = ({ ticket, count, locale }: EraseOwnPageProps) => {
  const { erase } = locale.words.privacy.own;
  return (
    <PlainDocument language={locale.tag} title={erase.sure.title}>
      <p>{erase.sure.text({ count })}</p>
      <p>{erase.sure.forGood}</p>
      <form method="post" action={inLanguage(ownDataPath, locale.language)}>
        <input type="hidden" name="ticket" value={ticket} />
        <p>
          <button type="submit" name="action" value="keep">
            {erase.sure.keep}
          </button>
          <button type="submit" name="action" value="eraseForGood">
            {erase.press}
          </button>
        </p>
      </form>
    </PlainDocument>
  );
};

const Record = ({ record, ticket, locale }: { record: OwnRecord; ticket: string; locale: Locale }) => {
  const { own } = locale.words.privacy;
  const agreed = [
    record.marketing && own.agreedTo.marketing,
    record.whatsapp && own.agreedTo.whatsapp,
  ].filter(Boolean);
  const rows: [string, string][] = [
    [own.received, toDayFormat(locale.tag).format(new Date(record.receivedAt))],
    [own.name, record.name],
    [own.email, record.email],
    [own.phone, toUnbroken(record.phone)],
    [own.message, record.message],
    [own.chosen, [record.chosen, sayRideDays(record.days, locale.language)].filter(Boolean).join('; ')],
    [own.resume, record.resume],
    [own.agreed, agreed.join(', ') || own.agreedTo.none],
    [own.reference, record.reference],
  ];
  return (
    <>
      <h2>{own.kinds[record.kind]}</h2>
      <FactList rows={rows} />
      {record.resume && ticket && (
        <ActionForm
          locale={locale}
          hidden={{ action: 'resume', ticket, reference: record.reference }}
          press={own.downloadResume}
        />
      )}
    </>
  );
};

/** Fields that can be corrected, with their input attributes. */
const corrected = [
  { name: 'name', autoComplete: 'name' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
] as const;

interface DoneProps extends Pick<OwnContent, 'done' | 'refused'> {
  locale: Locale;
}

const Done = ({ done, refused, locale }: DoneProps) => {
  const { own } = locale.words.privacy;
  if (refused)
    return (
      <div role="status">
        <p>{own.done.wrong}</p>
        <ul>
          {corrected
            .filter(({ name }) => refused.codes[name])
            .map(({ name }) => (
              <li key={name}>
                <a href={`#${name}`}>{own[name]}</a>
              </li>
            ))}
        </ul>
      </div>
    );
  if (!done) return null;
  return <p role="status">{done === 'partly' ? own.done.partly({ days: answerDays }) : own.done[done]}</p>;
};

interface CorrectProps {
  ticket: string;
  /** Values of the newest record. */
  newest: CorrectionFields;
  refused: RefusedCorrection | undefined;
  locale: Locale;
}

const Correct = ({ ticket, newest, refused, locale }: CorrectProps) => {
  const { own } = locale.words.privacy;
  const { messages } = locale.words.forms;
  const { typed, shown } = refused ?? { typed: newest, shown: newest };
  return (
    <ActionForm
      locale={locale}
      hidden={{
        action: 'correct',
        ticket,
        shownName: shown.name,
        shownEmail: shown.email,
        shownPhone: shown.phone,
      }}
      press={own.correct.press}
    >
      {corrected.map(({ name, ...input }) => (
        <TypedField
          name={name}
          label={own[name]}
          problem={refused?.codes[name]?.map((code) => messages[code]).join(' ')}
          key={name}
        >
          {(links) => <input {...links} {...input} defaultValue={typed[name]} />}
        </TypedField>
      ))}
    </ActionForm>
  );
};

/** One person's data, with all actions on them; every button works without script. */
export const OwnDataPage = ({
  ticket,
  records,
  all,
  done,
  refused,
  locale,
}: Omit<OwnContent, 'kind' | 'language'> & { locale: Locale }) => {
  const { own } = locale.words.privacy;
  const press = (action: string) => ({ action, ticket });
  const [newest] = records;
  return (
    <PlainDocument
      language={locale.tag}
      title={own.title}
      windowTitle={refused && locale.words.page.refusedTitle({ title: own.title })}
    >
      <Done done={done} refused={refused} locale={locale} />
      {done === 'moved' && (
        <p>
          <a href={locale.pathTo('PrivacyRequests')}>{own.gone.again}</a>
        </p>
      )}
      {!newest && !done && <p>{own.nothing}</p>}
      {all > records.length && (
        <p>{own.cut({ shown: groupDigits(records.length), all: groupDigits(all) })}</p>
      )}
      {records.map((record) => (
        <Record record={record} ticket={ticket} locale={locale} key={record.reference} />
      ))}
      {newest && ticket && (
        <>
          <ActionForm locale={locale} hidden={press('file')} press={own.download} />
          <h2>{own.withdraw.title}</h2>
          <p>{own.withdraw.text}</p>
          <ActionForm locale={locale} hidden={press('withdraw')} press={own.withdraw.press} />
          <h2>{own.correct.title}</h2>
          <p>{own.correct.text}</p>
          <Correct ticket={ticket} newest={newest} refused={refused} locale={locale} />
          <h2>{own.erase.title}</h2>
          <p>{own.erase.text}</p>
          <ActionForm locale={locale} hidden={press('erase')} press={own.erase.press} />
        </>
      )}
    </PlainDocument>
  );
};
