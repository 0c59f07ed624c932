import type { Locale } from '../../page/locale.ts';
import type { Phone, PlainStatus } from '../../page/plain-page.ts';
import { OrCall } from './or-call.tsx';
import { PlainDocument } from './plain-document.tsx';

interface StatusPageProps {
  /** Busy is why a 503 is given: too many came at once. */
  status: PlainStatus | 'busy';
  /** The company's number, where calling helps. */
  phone?: Phone | undefined;
  locale: Locale;
}

/** What has happened, what to do, and the way home. */
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
