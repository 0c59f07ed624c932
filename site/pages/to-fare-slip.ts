import type { amountKeys } from '@ev-site/contract/savings/amounts.ts';
import { readSavingsQuery, type SavingsQuery } from '@ev-site/contract/savings/read-query.ts';
import type { Amounts } from '@ev-site/reckoning/from-amounts.ts';
import { toElectricRsPerKm, toEngineRsPerKm, toFuelRsPerKm } from '@ev-site/reckoning/running.ts';
import type { ClaimRow } from '../data/specification.ts';

/** A day on the meter, to the paisa, and the year that it makes, in rupees. A minus is what is paid more. */
export interface FareSlip extends Pick<SavingsQuery, 'vehicle' | 'against'> {
  given: Pick<Amounts, 'km' | 'days' | 'fuelprice'>;
  fuelRs: number;
  electricityRs: number;
  /** What the other's upkeep costs more in the day, the next battery counted. */
  upkeepRs: number;
  todayRs: number;
  yearRs: number;
  /** What a form hands on beside the two numbers that it asks for. */
  others: readonly (readonly [string, string])[];
}

const needed = [
  'km',
  'days',
  'fuelprice',
  'economy',
  'rivalmaintenance',
  'kwh',
  'efficiency',
  'tariff',
  'maintenance',
  'battery',
] as const satisfies readonly (typeof amountKeys)[number][];

const asked = new Set(['km', 'fuelprice']);

const toPaise = (rs: number): number => Math.round(rs * 100) / 100;

/** Works the day behind a claim out. @returns null where the claim is of something else, or an input is missing. */
export const toFareSlip = (claim: ClaimRow['claim']): FareSlip | null => {
  if (claim?.result !== 'runningSavingPerYear') return null;
  const inputs = [...new URLSearchParams(claim.inputs)];
  const written = Object.fromEntries(inputs);
  const { vehicle, against, given } = readSavingsQuery(written, [written.vehicle ?? '']);
  if (needed.some((key) => given[key] === undefined)) return null;
  const used = given as Amounts;
  const own = {
    kwhPer100Km: used.kwh,
    chargingEfficiency: used.efficiency,
    tariffRsPerKwh: used.tariff,
    maintenanceRsPerKm: used.maintenance,
    batteryReserveRsPerKm: used.battery,
  };
  const rival = {
    fuelRsPerUnit: used.fuelprice,
    kmPerUnit: used.economy,
    maintenanceRsPerKm: used.rivalmaintenance,
  };
  const today = (toEngineRsPerKm(rival) - toElectricRsPerKm(own)) * used.km;
  const todayRs = toPaise(today);
  const fuelRs = toPaise(toFuelRsPerKm(rival) * used.km);
  const upkeepRs = toPaise((used.rivalmaintenance - used.maintenance - used.battery) * used.km);
  return {
    vehicle,
    against,
    given: used,
    fuelRs,
    // What is left of the sum, and so at most a paisa off: what is printed adds up.
    electricityRs: toPaise(todayRs - fuelRs - upkeepRs),
    upkeepRs,
    todayRs,
    yearRs: today * used.days,
    others: inputs.filter(([key]) => !asked.has(key)),
  };
};
