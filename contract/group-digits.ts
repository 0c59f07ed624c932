type Decimals = Pick<Intl.NumberFormatOptions, 'minimumFractionDigits' | 'maximumFractionDigits'>;

/** A number with its digits grouped as in India: "1,23,456". It has at most three decimals unless `decimals` says otherwise. */
export const groupDigits = (number: number, decimals?: Decimals): string =>
  number.toLocaleString('en-IN', decimals);
