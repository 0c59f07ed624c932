/** Whole rupees as India writes them, rounded half up, without a sign: "₹3,15,557". */
export const toRupees = (rs: number): string => `₹${Math.round(Math.abs(rs)).toLocaleString('en-IN')}`;

/** Rupees and paise of a kilometre: "₹4.67". */
export const toRupeesPerKm = (rs: number): string =>
  `${rs < 0 ? '−' : ''}₹${(Math.round(Math.abs(rs) * 100) / 100).toFixed(2)}`;

/** A number as it stands in a field: as many places as it has, without commas. */
export const toFieldText = (number: number): string => String(number);
