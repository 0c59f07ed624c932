import { keptDealerDays } from '@ev-site/contract/kept-dealers.ts';
import type { Locale } from '../../page/locale.ts';
import type { Phone } from '../../page/plain-page.ts';
import { PlainDocument } from './plain-document.tsx';

interface OfflinePageProps {
  phones: readonly (Phone & { label: string })[];
  locale: Locale;
}

/** What a visitor without a line is shown by his own browser, at whatever address he asked for. */
export const OfflinePage = ({ phones, locale: { tag, words, pathTo } }: OfflinePageProps) => {
  const { heading, text, again, dealers, dealersKept } = words.plainPages.offline;
  return (
    <PlainDocument language={tag} title={heading}>
      <p>{text}</p>
      <p>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page which could not be opened. */}
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
      {/* For the service worker, which knows the dealers: it fills the list and takes the template away (offline/kept-dealers.ts). */}
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
