import type { Product as StoredProduct } from '@ev-site/content/payload-types.ts';
import { type RivalFuel, rivalFuels } from '@ev-site/contract/savings/amounts.ts';
import type { FitVehicle } from '@ev-site/reckoning/needs.ts';
import { toGoodsWeight } from './goods-weight.ts';
import { readNumber } from './read-number.ts';
import type { Readers } from './readers.ts';
import { toVehicleHead, type VehicleHead } from './vehicle-head.ts';
import { listVehicleRecords, type VehicleRecord } from './vehicle-records.ts';

/** What of a vehicle can be reckoned with, held against others, or asked of it. A figure that the sheet lacks is null. */
export interface ReckonedVehicle extends VehicleHead, Omit<FitVehicle, 'typicalKm'> {
  /** "leadAcid" also where the sheet is silent: the careful assumption. */
  battery: 'lithium' | 'leadAcid';
  packKwh: number | null;
  /** The typical range: its ends are equal where it is one number. */
  typicalKm: { from: number; to: number } | null;
  certifiedKm: number | null;
  /** What it is claimed to save against. */
  against: RivalFuel;
}

type StoredFigures = NonNullable<StoredProduct['figures']>;

/** Reads the cells in the first language: their name is a text, and only there is it known how it is written. */
const toBattery = (originalFigures: StoredFigures): ReckonedVehicle['battery'] =>
  originalFigures.some(({ key, text }) => key === 'batteryType' && /lithium/i.test(text ?? ''))
    ? 'lithium'
    : 'leadAcid';

/** The fuel against which a vehicle is claimed to save; the first of all where it claims nothing. */
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

/** Reads the whole range in menu order, by the numbers that can be reckoned with. */
export const listReckonedVehicles = async (readers: Readers): Promise<ReckonedVehicle[]> => {
  const records = await listVehicleRecords(readers);
  return records.map((record) => toReckoned(readers, record));
};
