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
export const toDownPaymentRs = ({ netPriceRs, downPercent }: Ownership): number =>
  (netPriceRs * downPercent) / 100;

/** The loan on what is not paid at once. */
export const toLoan = (ownership: Ownership): Loan => ({
  amountRs: ownership.netPriceRs - toDownPaymentRs(ownership),
  ratePercentPerYear: ownership.ratePercentPerYear,
  months: ownership.loanMonths,
});

/**
 * All that does not depend on the kilometres, over so many years, in rupees: down payment, instalments, what is still
 * owed at the end where the loan is longer, insurance and taxes, less what the vehicle is sold for.
 */
export const toFixedRs = (ownership: Ownership, years: number): number => {
  const loan = toLoan(ownership);
  const months = 12 * years;
  return (
    toDownPaymentRs(ownership) +
    toPaidRs(loan, months) +
    toOwedRs(loan, months) +
    ownership.insuranceRsPerYear * years +
    ownership.taxesRs -
    (ownership.netPriceRs * ownership.resalePercent) / 100
  );
};
