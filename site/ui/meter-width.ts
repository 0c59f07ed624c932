/** A value without a digit is a phrase. It is set smaller, and may take several lines. */
export const isPhrase = (value: string): boolean => !/\d/.test(value);

// In ems of the digits. The values are generous, so that the fallback typeface fits too.
const digit = 0.6;
const point = 0.3;
const smallLetter = 0.29;
const gap = 0.18;

/** Widths that the stylesheet supports. */
const narrowest = 3;
const widest = 10;

const toWordEms = (word: string): number => {
  const letter = /\d/.test(word) ? digit : smallLetter;
  return [...word].reduce(
    (sum, sign) => sum + (/[.,:]/.test(sign) ? point : sign === '₹' ? gap + smallLetter : letter),
    0,
  );
};

/** The width of a figure on one line, in whole ems of its digits. Phrases may take several lines. */
export const toEms = ({ value, unit = '' }: { value: string; unit?: string }): number => {
  if (isPhrase(value)) return narrowest;
  const words = value.split(' ').concat(unit || []);
  const ems = words.reduce((sum, word) => sum + toWordEms(word) + gap, -gap);
  return Math.min(Math.max(Math.ceil(ems), narrowest), widest);
};
