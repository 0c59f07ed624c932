import type { DealerService } from '@ev-site/contract/dealers.ts';
import type { Dealer } from '../dealers.ts';
import { type Point, toKm } from './distance.ts';

/** A dealer with its distance in a straight line (km); null where its place is not known. */
export interface NearDealer {
  dealer: Dealer;
  km: number | null;
}

/** Dealers by their distance from a place, the nearest first; those of unknown place stand last. */
export const listNearest = (dealers: readonly Dealer[], from: Point, service?: DealerService): NearDealer[] =>
  dealers
    .filter(({ services }) => !service || services.includes(service))
    .map((dealer) => ({ dealer, km: dealer.point && toKm(from, dealer.point) }))
    .toSorted((a, b) => (a.km ?? Number.POSITIVE_INFINITY) - (b.km ?? Number.POSITIVE_INFINITY));
