/** Words around numbers, and the units that are words. All other units are signs and are not translated. */
export const figures = {
  range: '{from} to {to}',
  lakh: '{number} lakh',
  crore: '{number} crore',
  about: 'About {figure}',
  over: 'Over {figure}',
  upTo: 'Up to {figure}',
  /** For a saving that is shown without its note. */
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
