import type { ProductFigures, Product as StoredProduct } from '@ev-site/content/payload-types.ts';

/** What the central motor vehicle rules take a vehicle for, as far as it settles the licence of its driver. */
export type VehicleClass = 'eRickshaw' | 'eCart' | 'l5' | 'bicycle';

// The rules' own limits: e-rickshaw and e-cart up to 25 km/h, a bicycle's motor up to 250 W.
const highestSlowKmh = 25;
const highestBicycleW = 250;

/**
 * The class of a vehicle by what is published of it. A kind alone settles none: an e-rickshaw that went faster would
 * be none.
 * @returns null where too little is published to say.
 */
export const toVehicleClass = (
  kind: StoredProduct['kind'],
  figures: ProductFigures | undefined,
): VehicleClass | null => {
  const find = (wanted: string) => figures?.find(({ key }) => key === wanted);
  const category = find('category')?.text;
  if (category) return category.startsWith('L5') ? 'l5' : null;
  if (kind === 'bicycle') {
    const motor = find('motorPower');
    return motor?.unit === 'W' && (motor.max ?? motor.min ?? Infinity) <= highestBicycleW ? 'bicycle' : null;
  }
  const speed = find('topSpeed');
  const isSlow = (speed?.max ?? speed?.min ?? Infinity) <= highestSlowKmh;
  if (!isSlow || kind === 'pickup') return null;
  return kind === 'passenger' ? 'eRickshaw' : 'eCart';
};
