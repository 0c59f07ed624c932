import { type DealerService, dealerServices } from '@ev-site/contract/dealers.ts';
import { type Dealer, listHaving } from '../../data/dealers.ts';
import { type FoundPlace, findPlace } from '../../data/near/find-place.ts';
import { listNearest, type NearDealer } from '../../data/near/nearest.ts';
import { getPlacesOfIndia } from '../../data/near/places-of-india.ts';
import { isBegun } from '../../page/begun-key.ts';
import type { AskedQuery } from '../../page/page.ts';

/** The result of a visitor's search. */
export type Search =
  | { state: 'unasked' }
  /** The dealers could not be read, which is different from no dealer nearby. */
  | { state: 'unread' }
  | { state: 'unclear'; found: Extract<FoundPlace, { kind: 'problem' }> }
  | { state: 'many'; found: Extract<FoundPlace, { kind: 'many' }> }
  | {
      state: 'answered';
      found: Exclude<FoundPlace, { kind: 'problem' | 'many' }>;
      dealers: NearDealer[];
    };

/** The maximum number of dealers in one answer. */
const shown = 20;

/** The service that the query names; undefined if there is no such service. */
export const readService = ({ service }: AskedQuery): DealerService | undefined =>
  dealerServices.find((known) => known === service);

/** Whether a query is a search: what is needed may be known before the place is, and only fills the form then. */
export const isAsked = (query: AskedQuery): boolean =>
  !isBegun(query) && (query.place !== undefined || query.at !== undefined);

/**
 * Answers the search in a query.
 * @param vehicle the key of an existing vehicle; dealers that do not have it are omitted
 */
export const toSearch = (dealers: readonly Dealer[], query: AskedQuery, vehicle?: string): Search => {
  if (!isAsked(query)) return { state: 'unasked' };
  if (dealers.length === 0) return { state: 'unread' };
  const found = findPlace(query, getPlacesOfIndia());
  if (found.kind === 'problem') return { state: 'unclear', found };
  if (found.kind === 'many') return { state: 'many', found };
  const near = listNearest(listHaving(dealers, vehicle), found.point, readService(query));
  return { state: 'answered', found, dealers: near.slice(0, shown) };
};
