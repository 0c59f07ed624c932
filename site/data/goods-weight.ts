import type { Product } from '@ev-site/content/payload-types.ts';
import { readNumber } from './read-number.ts';

/**
 * Weight of a driver in kg: the difference between a payload of 380 kg and 310 kg of goods in the rules for e-carts.
 */
const driver = 70;

/**
 * Weight of goods that a vehicle may carry besides its driver, in kg: the least of the stated payload, the legal
 * payload of its class, and the gross weight without driver and kerb weight. Null where neither of the first two is
 * published.
 */
export const toGoodsWeight = (figures: Product['figures']): number | null => {
  const read = (key: string) => readNumber(figures ?? [], key, 'kg')?.from;
  const stated = [read('payload'), read('legalPayload')].filter((weight) => weight !== undefined);
  if (stated.length === 0) return null;
  const [gross, kerb] = [read('grossVehicleWeight'), read('kerbWeight')];
  const left = gross === undefined || kerb === undefined ? [] : Math.max(gross - kerb - driver, 0);
  return Math.min(...stated.concat(left));
};
