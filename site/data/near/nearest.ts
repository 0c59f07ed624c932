import type { DealerService } from '@ev-site/contract/dealers.ts';
import type { Dealer } from '../dealers.ts';
import { type Point, toKm } from './distance.ts';

/** A dealer with the distance in a straight line (km); null where the dealer's place is not known. */
export interface NearDealer {
  dealer: Dealer;
  km: number | null;
}

/** Sorts dealers by their distance from a place, nearest first; dealers whose place is unknown come last. */
export const listNearest = (dealers: readonly Dealer[], from: Point, service?: DealerService): NearDealer[] =>
  dealers
    .filter(({ services }) => !service || services.includes(service))
    .map((dealer) => ({ dealer, km: dealer.point && toKm(from, dealer.point) }))
    .toSorted((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY));
