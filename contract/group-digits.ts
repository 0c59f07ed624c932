/** A number as India writes it, its digits in groups: "1,23,456". */
export const groupDigits = (number: number): string => number.toLocaleString('en-IN');
