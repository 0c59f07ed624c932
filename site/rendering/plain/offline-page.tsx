import { keptDealerDays } from '@ev-site/contract/kept-dealers.ts';
import type { Locale } from '../../page/locale.ts';
import type { Phone } from '../../page/plain-page.ts';
import { PlainDocument } from './plain-document.tsx';

interface OfflinePageProps {
  phones: readonly (Phone & { label: string })[];
  locale: Locale;
}

/** The page that the visitor's own browser shows without a connection, at whatever address the visitor opened. */
export const OfflinePage = ({ phones, locale: { tag, words, pathTo } }: OfflinePageProps) => {
  const { heading, text, again, dealers, dealersKept } = words.plainPages.offline;
  return (
    <PlainDocument language={tag} title={heading}>
      <p>{text}</p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address reloads the page that could not be opened. */}
        <a href="">{again}</a>
      </p>
      {phones.length > 0 && (
        <>
          <p>{words.plainPages.orCall}</p>
          <ul>
            {phones.map(({ label, number, href }) => (
              <li key={href}>
                {label}: <a href={href}>{number}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      {/* The service worker adds the dealers to the list and removes the template tags (offline/kept-dealers.ts). */}
      <template>
        <h2>{dealers}</h2>
        <ul />
        <p>{dealersKept({ days: keptDealerDays })}</p>
      </template>
      <p>
        <a href={pathTo('Home')}>{words.plainPages.home}</a>
      </p>
    </PlainDocument>
  );
};
