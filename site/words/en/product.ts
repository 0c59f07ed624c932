const specification = {
  title: 'Product specifications',
  heading: '{name} in figures',
  usual: 'Unless a line says otherwise: {usual}.',
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
    equipmentAndWarranty: 'Equipment and warranty',
  },
} as const;

const customers = {
  title: 'Who it is for',
  // The heading for the needs of segments in the specification, section 2.
  segments: 'Target Segmentation',
  requirements: 'Customer requirements',
  needs: 'Customers looking for',
  targets: 'Target customers',
  users: 'End users',
  aged: '{who}, aged {from} to {to}',
} as const;

const comparison = {
  heading: '{name} compared with two rivals',
  caption: 'Competition analysis',
  feature: 'Feature',
  inUnit: '{label} ({unit})',
  source: '{source}, {date}',
  noSource: 'source not published',
  notPublished: 'not published',
} as const;

/** The inputs under which a claim is true. The fuel is that of the compared vehicle. */
const claims = {
  // Specification, section 2.
  kicker: 'Higher savings, per year',
  saving:
    'For {km} km a day on {days} days a year, {against, select, diesel {diesel at ₹{fuelprice} a litre and {economy} km a litre} cng {CNG at ₹{fuelprice} a kg and {economy} km a kg} other {petrol at ₹{fuelprice} a litre and {economy} km a litre}}, electricity at ₹{tariff} a unit and {units} units at the socket for 100 km, maintenance at {maintenance} paise a km against {rivalmaintenance}; {battery, select, none {the battery is not counted} other {with ₹{battery} a km put aside for the battery}}.',
  maintenance: 'At {km} km a day on {days} days a year, {maintenance} paise a km come to ₹{perYear} a year.',
  secondCharge: '{km} km needs a second charge.',
  /** For a distance within the typical range, but more than 85 per cent of it. */
  beyondPlan: 'If you plan for {planned} km on one charge, as we advise, you charge a little at noon.',
  note: '* {text}',
  basis: 'What this assumes',
  reckon: 'Calculate EMI and savings with your own figures',
  price: 'Ex-showroom price',
  priced: '{place, select, none {} other {in {place}, }}{date}',
  quoted: 'Price: by written quotation.',
  ask: 'Ask for it',
  instalment: '{example, select, none {} other {Example }}EMI {amount} a month',
  thisPrice: 'this price',
  loan: 'on {price}, {down}\u00a0% down, {months, plural, one {# month} other {# months}}, {rate}\u00a0% a year',
} as const;

/** The range on one charge. */
const range = {
  title: 'How far it goes on one charge',
  lead: 'Plan with 15\u00a0% below typical. Certified: on a test bench.',
  band: 'Range on one charge',
  typicalToCertified: 'typical to certified',
  under: {
    loadShortening: 'With a full load all day',
    ageShortening: 'With an ageing battery',
    heatShortening: 'In extreme heat',
    together: 'All of these together',
  },
  shortens: 'What shortens it',
  shorter: 'about {percent} % shorter{estimate, select, none {} other {, an estimate}}',
} as const;

/** A day on one charge, stop by stop. */
const day = {
  atStart: '{time}: {name} is full, {left} km',
  onTheWay: '{time}: {left} km left',
  atEnd: '{time}: plug in. {driven} km driven, {left} km left.',
} as const;

/** A day on the meter. Its other words are those of the calculator. */
const slip = {
  name: 'A day on the meter',
  electricity: 'Electricity',
  upkeep: 'Upkeep (difference)',
  today: 'Saved in the day',
  /** Used if the printed daily amount, times the days, differs from the printed year. */
  todayRounded: 'Saved a day, rounded',
} as const;

/** Links from the vehicle to the pages that calculate with it. */
const next = {
  compare: 'Compare {name} and {other}',
} as const;

/** The coach-builder's sheet. */
const sheet = {
  title: 'Drawing with dimensions',
  /** The title if no measure is published. */
  unmeasured: 'Drawing to scale',
  alt: 'Drawing of {name} from the side, the front and the rear',
  measures: {
    length: '{value} mm long',
    width: '{value} mm wide',
    height: '{value} mm high',
    wheelBase: 'wheel base {value} mm',
    groundClearance: 'ground clearance {value} mm',
  },
  number: 'Sheet {number} of {count}',
  unit: 'Dimensions in mm',
  scale: 'Same scale on all sheets',
  bar: '0.5 m',
} as const;

/** The turning view of a vehicle. */
const allRound = {
  open: 'See it from all sides',
  title: '{name} from all sides',
  slider: 'Turn the vehicle',
  left: 'Turn a little to the left',
  right: 'Turn a little to the right',
  hint: 'Drag the picture sideways, or use the arrow keys.',
  broken: 'The pictures could not be loaded. The connection may be weak.',
  again: 'Try again',
  solid: {
    show: 'Show it in 3D ({kilobytes} kB)',
    nearer: 'Nearer',
    farther: 'Farther away',
    above: 'More from above',
    level: 'Less from above',
    waiting: 'The model is loading.',
    missing:
      'The model could not be loaded. Load the page again with a better connection; some phones cannot show 3D.',
    back: 'Back to the pictures',
    size: '{length} m long, {width} m wide, {height} m high.',
    place: 'Will it fit into your space?',
    placeLength: 'Length',
    placeWidth: 'Width',
    metres: 'metres',
    notMetres: 'Please write metres as a number, for example 4.5.',
    fits: 'It fits: {along} m remain in length and {across} m in width. Doors and loading need room too.',
    lacks: 'It does not fit: {along} m are missing in length and {across} m in width.',
    yard: {
      stand: 'See it in your yard',
      standHint: 'In its real size, through your camera. The camera’s picture stays on your device.',
      searching: 'Point the camera at the ground and move it slowly from side to side.',
      found: 'Tap to place it on the green field.',
      pull: 'Drag sideways to turn it. Walk around it.',
      lift: 'Place it elsewhere',
      leave: 'Leave the yard',
      refused:
        'The camera view did not open. Allow the camera and try again, or reload the page first; some phones need “Google Play Services for AR”.',
      notMade:
        'The model could not be prepared for the camera. Close other pages, reload this one and try again.',
    },
  },
} as const;

/** The page of a vehicle. */
export const product = {
  title: 'Product - Welcome To {brand} Pvt. Ltd.',
  titleUnnamed: 'Product',
  description: '{name}, {line}{figures, select, none {} other {: {figures}}}.',
  figure: '{label} {figure} ({condition})',
  /**
   * The step above a vehicle, by the value that staff chose. Two pages are named after their line, the others after the
   * vehicle (specification, section 2).
   */
  parents: { Products: 'Products', 'Our Products': 'Our Products' },
  lines: { cargo: 'Cargo line', passenger: 'Passenger line' },
  pictures: 'Pictures of {name}',
  picturesOf: 'Pictures of {name}, {choice}',
  enquire: 'Enquire Now',
  colour: 'Colour',
  colourNote: 'Other colours and lettering are made to order.',
  bodies: 'Choose the body',
  runningCost: 'What it saves and costs',
  claims,
  day,
  slip,
  range,
  allRound,
  next,
  /** A label with a footnote, and the footnote. */
  marked: '{label}*',
  footnoteOf: '* {label}: {text}',
  differences: 'What is different about {name}',
  innovations: 'Product innovation',
  solutions: 'Our solutions',
  specification,
  sheet,
  customers,
  comparison,
  parts: '{name} in detail',
  gallery: '{name} image gallery',
  galleryLabel: 'Image gallery of {name}',
  voices: 'What {name} owners say',
  questions: 'Questions before buying',
} as const;
