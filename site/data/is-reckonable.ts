import type { Product as StoredProduct } from '@ev-site/content/payload-types.ts';
import { readNumber } from './read-number.ts';

interface Known {
  kind: StoredProduct['kind'];
  typicalKm: { from: number } | null;
  packKwh: number | null;
}

type Reckonable = { kind: Exclude<Known['kind'], 'bicycle'>; typicalKm: { from: number }; packKwh: number };

/**
 * Whether the known data of a vehicle suffice to calculate savings: a three-wheeler with a known battery and range. Zero
 * is a figure that was not filled in.
 */
export const hasReckonable = <Vehicle extends Known>(vehicle: Vehicle): vehicle is Vehicle & Reckonable =>
  vehicle.kind !== 'bicycle' && (vehicle.typicalKm?.from ?? 0) > 0 && (vehicle.packKwh ?? 0) > 0;

/** The same for a stored vehicle. */
export const isReckonable = ({ kind, figures }: Pick<StoredProduct, 'kind' | 'figures'>): boolean =>
  hasReckonable({
    kind,
    typicalKm: readNumber(figures ?? [], 'typicalRange', 'km'),
    packKwh: readNumber(figures ?? [], 'batteryCapacity', 'kWh')?.from ?? null,
  });
