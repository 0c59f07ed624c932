/** Units a figure may have, written as they are shown. */
export const units = [
  'km',
  'km/h',
  'kWh',
  'kW',
  'W',
  'V',
  'A',
  'Ah',
  'Nm',
  'kg',
  'mm',
  'm³',
  'h',
  'months',
  'years',
  'degrees',
  '%',
  '₹',
  'paise/km',
  'passengers',
  'countries',
] as const;

export type Unit = (typeof units)[number];
