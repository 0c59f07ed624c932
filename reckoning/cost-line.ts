import { toOwedRs, toPaidRs } from './loan.ts';
import { type Ownership, toDownPaymentRs, toLoan } from './ownership.ts';

/** What has been spent on a vehicle by the end of a year; year 0 is the day it is bought. */
export interface YearEnd {
  year: number;
  spentRs: number;
}

/**
 * What a vehicle has cost by the end of each year, in rupees. In the last year what is still owed is paid and the
 * vehicle is sold, so that the line ends at the total.
 */
export const toCostLine = (
  ownership: Ownership,
  runningRsPerKm: number,
  use: { kmPerDay: number; daysPerYear: number; years: number },
): YearEnd[] => {
  const loan = toLoan(ownership);
  return Array.from({ length: use.years + 1 }, (_, year) => {
    const months = 12 * year;
    const atTheEnd =
      year === use.years
        ? toOwedRs(loan, months) - (ownership.netPriceRs * ownership.resalePercent) / 100
        : 0;
    const spentRs =
      toDownPaymentRs(ownership) +
      ownership.taxesRs +
      toPaidRs(loan, months) +
      ownership.insuranceRsPerYear * year +
      runningRsPerKm * use.kmPerDay * use.daysPerYear * year +
      atTheEnd;
    return { year, spentRs };
  });
};
