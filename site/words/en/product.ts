const specification = {
  title: 'Product specifications',
  caption: '{name} in figures{usual, select, none {} other {; where nothing else is said, {usual}}}.',
  feature: 'Feature',
  figure: 'Figure and condition',
  accessories: 'Accessories',
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

const customers = {
  title: 'Who it is for',
  // Specification, section 2: so it is headed where the needs of a segment are listed.
  segments: 'Target Segmentation',
  requirements: 'Customer requirements',
  needs: 'Customers looking for',
  targets: 'Target customers',
  users: 'End users',
  aged: '{who}, aged {from} to {to}',
} as const;

const comparison = {
  heading: '{name} beside two rivals',
  caption: 'Competition analysis',
  feature: 'Feature',
  inUnit: '{label} ({unit})',
} as const;

/** The page of a vehicle. */
export const product = {
  title: 'Product - Welcome To {brand} Pvt. Ltd.',
  titleUnnamed: 'Product',
  description: '{name}, {line}{figures, select, none {} other {: {figures}}}.',
  figure: '{label} {figure} ({condition})',
  /** Two pages are named after their line, the others after the vehicle (specification, section 2). */
  /** The step above a vehicle, by what staff chose. */
  parents: { Products: 'Products', 'Our Products': 'Our Products' },
  lines: { cargo: 'Cargo line', passenger: 'Passenger line' },
  pictures: 'Pictures of {name}',
  picturesOf: 'Pictures of {name}, {choice}',
  enquire: 'Enquire Now',
  colour: 'Colour',
  colourNote: 'Other colours and lettering are made to order.',
  bodies: 'Choose the body',
  runningCost: 'What it saves and costs',
  /** What has a footnote, and the footnotes. */
  marked: '{label}*',
  footnote: '* {text}',
  footnoteOf: '* {label}: {text}',
  innovations: 'Product innovation',
  solutions: 'Our solutions',
  specification,
  customers,
  comparison,
  gallery: '{name} image gallery',
  galleryLabel: 'Image gallery of {name}',
  voices: 'What {name} owners say',
  questions: 'Questions before buying',
} as const;
