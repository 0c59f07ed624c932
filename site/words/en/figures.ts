/** What stands around numbers, and the units that are words; all other units are signs and stay as they are. */
export const figures = {
  range: '{from} to {to}',
  lakh: '{number} lakh',
  crore: '{number} crore',
  about: 'About {figure}',
  over: 'Over {figure}',
  upTo: 'Up to {figure}',
  /** A saving that stands without its note. */
  batteryNotCounted: '{condition}; battery not counted',
  units: {
    h: 'h',
    months: 'months',
    years: 'years',
    degrees: 'degrees',
    'paise/km': 'paise/km',
    passengers: 'passengers',
    countries: 'countries',
  },
} as const;
