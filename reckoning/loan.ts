/** A loan that is paid back in equal monthly instalments. */
export interface Loan {
  amountRs: number;
  ratePercentPerYear: number;
  months: number;
}

/**
 * The monthly instalment in rupees: L i (1+i)^n / ((1+i)^n - 1) with i the rate of a month.
 * Without interest the amount is divided evenly; without an amount it is 0.
 */
export const toInstalmentRs = ({ amountRs, ratePercentPerYear, months }: Loan): number => {
  if (amountRs === 0) return 0;
  const rate = ratePercentPerYear / 1200;
  if (rate === 0) return amountRs / months;
  // expm1 and log1p keep small rates exact where (1+i)^n - 1 would lose its digits.
  const growth = Math.expm1(months * Math.log1p(rate));
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
  const growth = Math.expm1(paidMonths * Math.log1p(rate));
  return loan.amountRs * (growth + 1) - (instalment * growth) / rate;
};

/** Instalments paid within so many months, in rupees. */
export const toPaidRs = (loan: Loan, withinMonths: number): number =>
  toInstalmentRs(loan) * Math.min(loan.months, withinMonths);
