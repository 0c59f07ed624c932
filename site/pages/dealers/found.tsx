import { toLine } from '@ev-site/contract/forms/plain-text.ts';
import type { ReactNode } from 'react';
import type { NearDealer } from '../../data/near/nearest.ts';
import { useLocale } from '../../page/locale-context.ts';
import type { AskedQuery } from '../../page/page.ts';
import { Section } from '../../ui/section.tsx';
import { DealerFold } from './dealer-fold.tsx';
import { DealerItem } from './dealer-item.tsx';
import styles from './dealers.module.css';
import { sayPlace, toTownName } from './say-place.ts';
import { readService, type Search } from './search.ts';

/** The towns, each as a link that searches for it. */
export const TownLinks = ({
  towns,
  query,
  states,
}: {
  towns: Extract<Search, { state: 'many' }>['found']['towns'];
  query: AskedQuery;
  states: ReadonlyMap<string, string>;
}) => {
  const { pathTo, language } = useLocale();
  const service = readService(query);
  const { vehicle } = query;
  return (
    <ul className={styles.towns}>
      {towns.map((town) => {
        const asked = {
          place: town.name,
          state: town.state,
          ...(service && { service }),
          ...(vehicle && { vehicle }),
        };
        return (
          <li key={`${town.name} ${town.state}`}>
            <a href={`${pathTo('Dealers')}?${new URLSearchParams(asked)}#found`}>
              {toTownName(town, language)}, {states.get(town.state) ?? town.state}
            </a>
          </li>
        );
      })}
    </ul>
  );
};

/** The number of dealers that are visible at once. Nobody drives past six dealers to a seventh. */
const first = 6;

const DealerList = ({ dealers, now }: { dealers: readonly NearDealer[]; now: Date }) => (
  <ul className={styles.list}>
    {dealers.map((near) => (
      <DealerItem near={near} now={now} key={near.dealer.id} />
    ))}
  </ul>
);

interface FoundProps {
  search: Extract<Search, { state: 'many' | 'answered' }>;
  query: AskedQuery;
  states: ReadonlyMap<string, string>;
  now: Date;
  /** What is said if no dealer is found. */
  nobody: ReactNode;
}

/** The answer: dealers sorted by distance, or a question which of several towns is meant. */
export const Found = ({ search, query, states, now, nobody }: FoundProps) => {
  const locale = useLocale();
  const { found } = locale.words.dealers;
  if (search.state === 'many')
    return (
      <Section
        id="found"
        title={found.many({ name: toLine(query.place ?? '') })}
        lead={found.manyText}
        ground="sand"
      >
        <TownLinks towns={search.found.towns} query={query} states={states} />
      </Section>
    );
  return (
    <Section id="found" title={found.title} lead={sayPlace(search.found, states, locale)}>
      {search.dealers.length === 0 ? (
        nobody
      ) : (
        <>
          <DealerList dealers={search.dealers.slice(0, first)} now={now} />
          {search.dealers.length > first && (
            <DealerFold head={<strong>{found.others({ count: search.dealers.length - first })}</strong>}>
              <DealerList dealers={search.dealers.slice(first)} now={now} />
            </DealerFold>
          )}
          <p className={styles.small}>{found.straight}</p>
        </>
      )}
    </Section>
  );
};
