/** A loan that is paid back in equal monthly instalments. */
export interface Loan {
  amountRs: number;
  ratePercentPerYear: number;
  /** Whole ones. */
  months: number;
}

/**
 * By how much a rupee grows in whole months: (1+i)^n - 1, n being doubled step by step. Sums and products alone, which every
 * engine rounds alike, so a browser says the same rupee as the server (V8's own expm1 and log1p differ by version); and
 * nothing is taken away, so small rates keep their digits.
 */
const toGrowth = (rate: number, months: number): number => {
  let growth = 0;
  let ofPower = rate;
  for (let left = months; left >= 1; left = Math.floor(left / 2)) {
    if (left % 2 === 1) growth += ofPower + growth * ofPower;
    ofPower *= 2 + ofPower;
  }
  return growth;
};

/**
 * The monthly instalment in rupees: L i (1+i)^n / ((1+i)^n - 1) with i the rate of a month.
 * Without interest the amount is divided evenly; without an amount it is 0.
 */
export const toInstalmentRs = ({ amountRs, ratePercentPerYear, months }: Loan): number => {
  if (amountRs === 0) return 0;
  const rate = ratePercentPerYear / 1200;
  if (rate === 0) return amountRs / months;
  const growth = toGrowth(rate, months);
  return (amountRs * rate * (growth + 1)) / growth;
};

/** All interest over the whole loan, in rupees. */
export const toInterestRs = (loan: Loan): number => toInstalmentRs(loan) * loan.months - loan.amountRs;

/** What is still owed after so many instalments, in rupees; 0 once the loan has ended. */
export const toOwedRs = (loan: Loan, paidMonths: number): number => {
  if (loan.amountRs === 0 || paidMonths >= loan.months) return 0;
  const rate = loan.ratePercentPerYear / 1200;
  const instalment = toInstalmentRs(loan);
  if (rate === 0) return loan.amountRs - instalment * paidMonths;
  const growth = toGrowth(rate, paidMonths);
  return loan.amountRs * (growth + 1) - (instalment * growth) / rate;
};

/** Instalments paid within so many months, in rupees. */
export const toPaidRs = (loan: Loan, withinMonths: number): number =>
  toInstalmentRs(loan) * Math.min(loan.months, withinMonths);
