/** A number with its digits grouped as in India: "1,23,456". */
export const groupDigits = (number: number): string => number.toLocaleString('en-IN');
