import type { ProductFigures, Product as StoredProduct } from '@ev-site/content/payload-types.ts';

/** Class of a vehicle in the Central Motor Vehicles Rules, as far as it decides whether the driver needs a licence. */
export type VehicleClass = 'eRickshaw' | 'eCart' | 'l5' | 'bicycle';

// Limits in the rules: e-rickshaw and e-cart up to 25 km/h, the motor of a bicycle up to 250 W.
const highestSlowKmh = 25;
const highestBicycleW = 250;

/**
 * Finds the class of a vehicle from its published figures. The kind alone does not decide it: a faster e-rickshaw would
 * not be in that class.
 * @returns null where too little is published to decide it.
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
