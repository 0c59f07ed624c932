import { amountKeys, amounts, rivalFuels } from '@ev-site/contract/savings/amounts.ts';
import type { Dice } from '@ev-site/tests/support/hostile/dice.ts';

const vehicles = ['mastee', 'millo', 'major', 'manzil', 'marvel', 'marvelpro', 'mighty'];

const toSavingsQuery = (dice: Dice): URLSearchParams => {
  const search = new URLSearchParams({
    vehicle: dice.pick(vehicles.slice(0, 4)),
    against: dice.pick(rivalFuels),
    km: String(1 + dice.below(400)),
    price: String(dice.below(5_000_000)),
  });
  const key = dice.pick(amountKeys);
  const { least, most, decimals } = amounts[key];
  search.set(key, (least + ((most - least) * dice.below(100_000)) / 100_000).toFixed(decimals));
  return search;
};

const toFindQuery = (dice: Dice): URLSearchParams =>
  new URLSearchParams({
    carry: dice.pick(['goods', 'people', 'self']),
    kg: String(dice.below(1000)),
    people: String(dice.below(12)),
    km: String(dice.below(300)),
    road: dice.pick(['lanes', 'open']),
    slope: dice.pick(['flat', 'ramps', 'hills', 'steep']),
    noon: String(dice.below(5)),
  });

const toCompareQuery = (dice: Dice): URLSearchParams =>
  new URLSearchParams({
    vehicles: Array.from({ length: 1 + dice.below(4) }, () => dice.pick(vehicles)).join(','),
    ...(dice.below(2) === 0 && { only: 'differences' }),
  });

/** A visitor's own query, hardly ever the same twice: to calculator, finder, comparison or the public call. */
export const toRandomQuery = (dice: Dice): string => {
  const kind = dice.below(4);
  if (kind === 0) return `/savings?${toSavingsQuery(dice)}`;
  if (kind === 1) return `/find?${toFindQuery(dice)}`;
  return kind === 2 ? `/compare?${toCompareQuery(dice)}` : `/api/get-savings?${toSavingsQuery(dice)}`;
};
