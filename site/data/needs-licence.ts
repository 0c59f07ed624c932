import type { Product, ProductFigures } from '@ev-site/content/payload-types.ts';
import { toVehicleClass } from './vehicle-class.ts';

/**
 * Whether who drives a vehicle is asked for a licence: not on what the rules take for a bicycle, and on one that nobody
 * knows he may be.
 */
export const needsLicence = (
  vehicle: { kind: Product['kind']; figures?: ProductFigures | undefined } | undefined,
): boolean => !vehicle || toVehicleClass(vehicle.kind, vehicle.figures) !== 'bicycle';
