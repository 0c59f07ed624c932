/** A loan that is paid back in equal monthly instalments. */
export interface Loan {
  amountRs: number;
  ratePercentPerYear: number;
  /** A whole number. */
  months: number;
}

/**
 * By how much one rupee grows in a whole number of months: (1+i)^n - 1, by repeated doubling. Uses only sums and
 * products, which every engine rounds alike, so that a browser shows the same rupee as the server (V8's own expm1 and
 * log1p differ by version). It never subtracts, so small rates keep their digits.
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
 * The monthly instalment in rupees: L i (1+i)^n / ((1+i)^n - 1) with i the monthly rate. Without interest the amount is
 * divided evenly; without an amount the instalment is 0.
 */
export const toInstalmentRs = ({ amountRs, ratePercentPerYear, months }: Loan): number => {
  if (amountRs === 0) return 0;
  const rate = ratePercentPerYear / 1200;
  if (rate === 0) return amountRs / months;
  const growth = toGrowth(rate, months);
  return (amountRs * rate * (growth + 1)) / growth;
};

/** The interest over the whole loan, in rupees. */
export const toInterestRs = (loan: Loan): number => toInstalmentRs(loan) * loan.months - loan.amountRs;

/** The remaining debt after a number of instalments, in rupees; 0 once the loan has ended. */
export const toOwedRs = (loan: Loan, paidMonths: number): number => {
  if (loan.amountRs === 0 || paidMonths >= loan.months) return 0;
  const rate = loan.ratePercentPerYear / 1200;
  const instalment = toInstalmentRs(loan);
  if (rate === 0) return loan.amountRs - instalment * paidMonths;
  const growth = toGrowth(rate, paidMonths);
  return loan.amountRs * (growth + 1) - (instalment * growth) / rate;
};

/** The instalments paid within a number of months, in rupees. */
export const toPaidRs = (loan: Loan, withinMonths: number): number =>
  toInstalmentRs(loan) * Math.min(loan.months, withinMonths);
