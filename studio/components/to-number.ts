/** Writes a count as staff read it, in India: “1,23,456”. */
export const toNumber = (count: number): string => count.toLocaleString('en-IN');
