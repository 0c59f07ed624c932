import type { Product, ProductFigures } from '@ev-site/content/payload-types.ts';
import { toVehicleClass } from './vehicle-class.ts';

/**
 * Whether the driver of a vehicle needs a licence: true for an unknown vehicle, and for every vehicle that the rules do
 * not class as a bicycle.
 */
export const needsLicence = (
  vehicle: { kind: Product['kind']; figures?: ProductFigures | undefined } | undefined,
): boolean => !vehicle || toVehicleClass(vehicle.kind, vehicle.figures) !== 'bicycle';
