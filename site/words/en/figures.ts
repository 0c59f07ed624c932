/** What stands around numbers, and the units that are words; all other units are signs and stay as they are. */
export const figures = {
  range: '{from} to {to}',
  lakh: '{number} lakh',
  crore: '{number} crore',
  about: 'About {figure}',
  over: 'Over {figure}',
  upTo: 'Up to {figure}',
  units: {
    h: 'h',
    months: 'months',
    years: 'years',
    degrees: 'degrees',
    'paise/km': 'paise/km',
    passengers: 'passengers',
    countries: 'countries',
  },
  /** Parts of the specification table. */
  groups: {
    claims: 'Running cost',
    capacity: 'Capacity',
    dimensions: 'Dimensions and weights',
    performance: 'Performance',
    battery: 'Battery and charging',
    motor: 'Motor and drive',
    chassis: 'Chassis and brakes',
    equipment: 'Equipment',
    warranty: 'Warranty',
  },
} as const;
