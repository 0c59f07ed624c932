import type { Locale } from '../../page/locale.ts';
import type { Phone, PlainStatus } from '../../page/plain-page.ts';
import { OrCall } from './or-call.tsx';
import { PlainDocument } from './plain-document.tsx';

interface StatusPageProps {
  /** `busy` is the reason for a 503: too many requests came at once. */
  status: PlainStatus | 'busy';
  /** The company's phone number, where a call helps. */
  phone?: Phone | undefined;
  locale: Locale;
}

/** Says what has happened and what to do, with a link to the home page. */
export const StatusPage = ({ status, phone, locale }: StatusPageProps) => {
  const { plainPages } = locale.words;
  const { heading, text } = status === 'busy' ? plainPages.busy : plainPages.statuses[status];
  return (
    <PlainDocument language={locale.tag} title={heading}>
      <p>
        {text}
        {phone && <OrCall phone={phone} locale={locale} />}
      </p>
      <p>
        <a href={locale.pathTo('Home')}>{plainPages.home}</a>
      </p>
    </PlainDocument>
  );
};
