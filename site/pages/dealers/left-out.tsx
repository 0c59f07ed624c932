import { useLocale } from '../../page/locale-context.ts';
import type { AskedQuery } from '../../page/page.ts';
import { isAsked } from './search.ts';

/** Says that dealers are left out for a vehicle, with a link to the same search among all dealers. */
export const LeftOut = ({ text, query }: { text: string; query: AskedQuery }) => {
  const { words, pathTo } = useLocale();
  const kept = Object.fromEntries(
    Object.entries(query).filter(([key, value]) => key !== 'vehicle' && value !== ''),
  );
  const search = String(new URLSearchParams(kept));
  return (
    <p>
      {text}{' '}
      <a href={`${pathTo('Dealers')}${search && `?${search}`}${isAsked(kept) ? '#found' : ''}`}>
        {words.dealers.having.all}
      </a>
    </p>
  );
};
