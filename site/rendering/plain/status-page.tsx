import { pathTo } from '@ev-site/contract/paths.ts';
import type { Phone, PlainStatus } from '../../page/plain-page.ts';
import type { Words } from '../../words/words.ts';
import { PlainDocument } from './plain-document.tsx';

interface StatusPageProps {
  status: PlainStatus;
  /** The company's number, where calling helps. */
  phone?: Phone | undefined;
  words: Words;
}

/** What has happened, what to do, and the way home. */
export const StatusPage = ({ status, phone, words: { language, plainPages } }: StatusPageProps) => {
  const { heading, text } = plainPages.statuses[status];
  return (
    <PlainDocument language={language} title={heading}>
      <p>
        {text}
        {phone && (
          <>
            {' '}
            {plainPages.orCall} <a href={phone.href}>{phone.number}</a>.
          </>
        )}
      </p>
      <p>
        <a href={pathTo('Home')}>{plainPages.home}</a>
      </p>
    </PlainDocument>
  );
};
