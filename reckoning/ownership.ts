import { type Loan, toOwedRs, toPaidRs } from './loan.ts';

/** What a vehicle costs to have, whether it is driven or not. */
export interface Ownership {
  /** Price without registration, tax and insurance, less any subsidy. */
  netPriceRs: number;
  downPercent: number;
  ratePercentPerYear: number;
  loanMonths: number;
  insuranceRsPerYear: number;
  /** Registration and taxes, once. */
  taxesRs: number;
  /** What it is sold for at the end, of its net price. */
  resalePercent: number;
}

/** What is paid at once, in rupees. */
const toDownPaymentRs = ({ netPriceRs, downPercent }: Ownership): number => (netPriceRs * downPercent) / 100;

/** The loan on what is not paid at once. */
export const toLoan = (ownership: Ownership): Loan => ({
  amountRs: ownership.netPriceRs - toDownPaymentRs(ownership),
  ratePercentPerYear: ownership.ratePercentPerYear,
  months: ownership.loanMonths,
});

/**
 * All that does not depend on the kilometres, by the end of a year, in rupees: down payment, instalments, insurance and
 * taxes. At the end of all years what is still owed is paid too, and the vehicle is sold.
 */
export const toFixedRs = (ownership: Ownership, year: number, isEnd: boolean): number => {
  const loan = toLoan(ownership);
  const months = 12 * year;
  const atTheEndRs = isEnd
    ? toOwedRs(loan, months) - (ownership.netPriceRs * ownership.resalePercent) / 100
    : 0;
  return (
    toDownPaymentRs(ownership) +
    toPaidRs(loan, months) +
    ownership.insuranceRsPerYear * year +
    ownership.taxesRs +
    atTheEndRs
  );
};
