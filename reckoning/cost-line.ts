import { type Ownership, toFixedRs } from './ownership.ts';

/** What has been spent on a vehicle by the end of a year; year 0 is the day it is bought. */
export interface YearEnd {
  year: number;
  spentRs: number;
}

/** What a vehicle has cost by the end of each year, in rupees; the last year ends at the total. */
export const toCostLine = (ownership: Ownership, runningRsPerYear: number, years: number): YearEnd[] =>
  Array.from({ length: years + 1 }, (_, year) => ({
    year,
    spentRs: toFixedRs(ownership, year, year === years) + runningRsPerYear * year,
  }));
