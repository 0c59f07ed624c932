import type { AssumptionKey } from '@ev-site/contract/assumption-keys.ts';
import { type StartSpreads, type StartVehicle, startKeys } from '@ev-site/reckoning/start-amounts.ts';
import { type Assumption, listAssumptions } from './assumptions.ts';
import { hasReckonable } from './is-reckonable.ts';
import type { Readers } from './readers.ts';
import { listReckonedVehicles, type ReckonedVehicle } from './reckoned-vehicles.ts';

/** A vehicle whose savings can be calculated: a three-wheeler with a known battery and range. */
export interface SavingsVehicle
  extends StartVehicle,
    Pick<ReckonedVehicle, 'key' | 'name' | 'enquiryName' | 'inquiryMarkerField' | 'against' | 'price'> {
  /** The upper end of the typical range. */
  typicalUpToKm: number;
}

/** The data from which savings are calculated. */
export interface ReckoningBasis {
  vehicles: SavingsVehicle[];
  spreads: StartSpreads;
  /** The assumptions that count, by key: when several have one key, the first. */
  assumptions: ReadonlyMap<AssumptionKey, Assumption>;
}

const toSavingsVehicle = (vehicle: ReckonedVehicle): SavingsVehicle[] => {
  if (!hasReckonable(vehicle)) return [];
  const { key, name, enquiryName, inquiryMarkerField, against, kind, battery, packKwh, typicalKm, price } =
    vehicle;
  return [
    {
      key,
      name,
      enquiryName,
      inquiryMarkerField,
      against,
      kind,
      battery,
      packKwh,
      typicalKm: (typicalKm.from + typicalKm.to) / 2,
      typicalUpToKm: typicalKm.to,
      price,
      priceRs: price?.rs ?? null,
    },
  ];
};

const pickFirst = (assumptions: readonly Assumption[]): Map<AssumptionKey, Assumption> => {
  const first = new Map<AssumptionKey, Assumption>();
  for (const assumption of assumptions) if (!first.has(assumption.key)) first.set(assumption.key, assumption);
  return first;
};

/**
 * Reads the data from which savings are calculated.
 * @returns null where there is no vehicle, or an assumption is missing.
 */
export const getReckoningBasis = async (readers: Readers): Promise<ReckoningBasis | null> => {
  const [vehicles, all] = await Promise.all([listReckonedVehicles(readers), listAssumptions(readers)]);
  const assumptions = pickFirst(all);
  const spreads = startKeys.flatMap((key) => {
    const assumption = assumptions.get(key);
    if (!assumption) return [];
    const { value, low, high } = assumption;
    return [[key, { value, low: low ?? value, high: high ?? value }] as const];
  });
  const reckonable = vehicles.flatMap(toSavingsVehicle);
  if (reckonable.length === 0 || spreads.length < startKeys.length) return null;
  return { vehicles: reckonable, spreads: Object.fromEntries(spreads) as StartSpreads, assumptions };
};
