import { type Ownership, toFixedRs } from './ownership.ts';

/** What a vehicle has cost by the end of a year; year 0 is the day of purchase. */
export interface YearEnd {
  year: number;
  spentRs: number;
}

/** What a vehicle has cost by the end of each year, in rupees; the last year ends with the total. */
export const toCostLine = (ownership: Ownership, runningRsPerYear: number, years: number): YearEnd[] =>
  Array.from({ length: years + 1 }, (_, year) => ({
    year,
    spentRs: toFixedRs(ownership, year, year === years) + runningRsPerYear * year,
  }));
