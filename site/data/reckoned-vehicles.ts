import type { Product as StoredProduct } from '@ev-site/content/payload-types.ts';
import { type RivalFuel, rivalFuels } from '@ev-site/contract/savings/amounts.ts';
import type { FitVehicle } from '@ev-site/reckoning/needs.ts';
import { toGoodsWeight } from './goods-weight.ts';
import { readNumber } from './read-number.ts';
import type { Readers } from './readers.ts';
import { toVehicleHead, type VehicleHead } from './vehicle-head.ts';
import { listVehicleRecords, type VehicleRecord } from './vehicle-records.ts';

/**
 * The data of a vehicle for calculations, comparisons and the vehicle finder. A figure that the specification lacks is
 * null.
 */
export interface ReckonedVehicle extends VehicleHead, Omit<FitVehicle, 'typicalKm'> {
  /** Also "leadAcid" where the specification does not say: the cautious assumption. */
  battery: 'lithium' | 'leadAcid';
  packKwh: number | null;
  /** The typical range; both ends are equal where it is one number. */
  typicalKm: { from: number; to: number } | null;
  certifiedKm: number | null;
  /** The fuel with which the claimed saving is compared. */
  against: RivalFuel;
}

type StoredFigures = NonNullable<StoredProduct['figures']>;

/** Reads the type of battery in the first language: it is a text, and only its wording there is known to the code. */
const toBattery = (originalFigures: StoredFigures): ReckonedVehicle['battery'] =>
  originalFigures.some(({ key, text }) => key === 'batteryType' && /lithium/i.test(text ?? ''))
    ? 'lithium'
    : 'leadAcid';

/** The fuel with which the claimed saving of a vehicle is compared; the first fuel when there is no claim. */
const toClaimedFuel = (figures: StoredFigures): RivalFuel => {
  const saving = figures.find(({ claim }) => claim?.result === 'runningSavingPerYear');
  const against = new URLSearchParams(saving?.claim?.inputs ?? '').get('against');
  return rivalFuels.find((fuel) => fuel === against) ?? rivalFuels[0];
};

const toReckoned = (readers: Readers, record: VehicleRecord): ReckonedVehicle => {
  const { stored, original } = record;
  const figures = stored.figures ?? [];
  const isBicycle = stored.kind === 'bicycle';
  return {
    ...toVehicleHead(readers, record),
    battery: toBattery(original.figures ?? []),
    packKwh: readNumber(figures, 'batteryCapacity', 'kWh')?.from ?? null,
    typicalKm: readNumber(figures, isBicycle ? 'range' : 'typicalRange', 'km'),
    certifiedKm: readNumber(figures, 'certifiedRange', 'km')?.from ?? null,
    against: toClaimedFuel(figures),
    goodsKg: toGoodsWeight(figures),
    topSpeedKmh: readNumber(figures, 'topSpeed', 'km/h')?.from ?? null,
    gradeabilityDegrees: readNumber(figures, 'gradeability', 'degrees')?.from ?? null,
    chargeHours: readNumber(figures, 'chargingTime', 'h')?.to ?? null,
  };
};

/** Reads the whole range in menu order, with the numbers for calculations. */
export const listReckonedVehicles = async (readers: Readers): Promise<ReckonedVehicle[]> => {
  const records = await listVehicleRecords(readers);
  return records.map((record) => toReckoned(readers, record));
};
