import { type Loan, toOwedRs, toPaidRs } from './loan.ts';

/** The fixed cost of a vehicle, whether it is driven or not. */
export interface Ownership {
  /** Price without registration, tax and insurance, less any subsidy. */
  netPriceRs: number;
  downPercent: number;
  ratePercentPerYear: number;
  loanMonths: number;
  insuranceRsPerYear: number;
  /** Registration and taxes, paid once. */
  taxesRs: number;
  /** The price at which it is sold at the end, as a percentage of its net price. */
  resalePercent: number;
}

/** The amount paid at once, in rupees. */
const toDownPaymentRs = ({ netPriceRs, downPercent }: Ownership): number => (netPriceRs * downPercent) / 100;

/** The loan for the rest of the price. */
export const toLoan = (ownership: Ownership): Loan => ({
  amountRs: ownership.netPriceRs - toDownPaymentRs(ownership),
  ratePercentPerYear: ownership.ratePercentPerYear,
  months: ownership.loanMonths,
});

/**
 * The cost by the end of a year that does not depend on the kilometres, in rupees: down payment, instalments, insurance
 * and taxes. At the end of the last year the remaining debt is paid too, and the vehicle is sold.
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
