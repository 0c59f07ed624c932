import { toBreakEven } from './break-even.ts';
import { toCostLine } from './cost-line.ts';
import { toInstalmentRs, toInterestRs } from './loan.ts';
import { type Ownership, toFixedRs, toLoan } from './ownership.ts';
import {
  type ElectricRunning,
  type FuelRunning,
  toElectricRsPerKm,
  toEnergyRsPerKm,
  toEngineRsPerKm,
  toFuelRsPerKm,
} from './running.ts';

/** How far and how long a vehicle is driven. */
export interface Use {
  kmPerDay: number;
  daysPerYear: number;
  years: number;
}

/** All inputs of the calculation. */
export interface SavingsInput {
  use: Use;
  own: { ownership: Ownership; running: ElectricRunning };
  rival: { ownership: Ownership; running: FuelRunning };
}

/** The cost of one vehicle over the years. `line` is the cost by the end of each year. */
const reckonSide = (ownership: Ownership, runningRsPerKm: number, { kmPerDay, daysPerYear, years }: Use) => {
  const fixedRs = toFixedRs(ownership, years, true);
  const runningRsPerYear = runningRsPerKm * kmPerDay * daysPerYear;
  const totalRs = fixedRs + runningRsPerYear * years;
  const loan = toLoan(ownership);
  return {
    fixedRs,
    runningRsPerKm,
    totalRs,
    totalRsPerKm: totalRs / (kmPerDay * daysPerYear * years),
    instalmentRs: toInstalmentRs(loan),
    interestRs: toInterestRs(loan),
    line: toCostLine(ownership, runningRsPerYear, years),
  };
};

/**
 * What an electric vehicle saves over the years compared with one with an engine, with full precision; the code that
 * shows a figure rounds it. Source of the formulas: total cost of ownership as the sum of fixed and running cost.
 */
export const reckonSavings = ({ use, own, rival }: SavingsInput) => {
  const ownSide = reckonSide(own.ownership, toElectricRsPerKm(own.running), use);
  const rivalSide = reckonSide(rival.ownership, toEngineRsPerKm(rival.running), use);
  const kmPerYear = use.kmPerDay * use.daysPerYear;
  const runningSavingRsPerYear = (rivalSide.runningRsPerKm - ownSide.runningRsPerKm) * kmPerYear;
  return {
    own: { ...ownSide, energyRsPerKm: toEnergyRsPerKm(own.running) },
    rival: { ...rivalSide, fuelRsPerKm: toFuelRsPerKm(rival.running) },
    runningSavingRsPerYear,
    /** Only from fuel and maintenance, without the reserve for the next battery. */
    savingBeforeBatteryRsPerYear: runningSavingRsPerYear + own.running.batteryReserveRsPerKm * kmPerYear,
    savingRs: rivalSide.totalRs - ownSide.totalRs,
    breakEven: toBreakEven(ownSide, rivalSide, use.daysPerYear * use.years),
  };
};
