import type { Product } from '@ev-site/content/payload-types.ts';
import { readNumber } from './read-number.ts';

/** A driver, in kg: what the rules for e-carts leave between a payload of 380 kg and 310 kg of goods. */
const driver = 70;

/**
 * The goods that a vehicle may carry beside its driver, in kg, by its stored figures: the least of what its sheet says,
 * what the rules of its class allow, and what driver and kerb weight leave of the gross weight. Null where neither of
 * the first two is published.
 */
export const toGoodsWeight = (figures: Product['figures']): number | null => {
  const read = (key: string) => readNumber(figures ?? [], key, 'kg')?.from;
  const stated = [read('payload'), read('legalPayload')].filter((weight) => weight !== undefined);
  if (stated.length === 0) return null;
  const [gross, kerb] = [read('grossVehicleWeight'), read('kerbWeight')];
  const left = gross === undefined || kerb === undefined ? [] : Math.max(gross - kerb - driver, 0);
  return Math.min(...stated.concat(left));
};
