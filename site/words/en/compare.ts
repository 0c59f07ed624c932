const form = {
  title: 'Choose the vehicles',
  change: 'Change the choice',
  lead: 'At least two, at most four.',
  vehicles: 'Vehicles',
  submit: 'Compare',
  suggestions: 'Or start with one of these',
  suggestionsFor: 'Compare with {name}',
} as const;

const said = {
  unknown:
    '{count, plural, one {One name in the address is not a vehicle of ours and was left out.} other {# names in the address are not vehicles of ours and were left out.}}',
  refused:
    'The table shows at most four vehicles, so {names} {count, plural, one {was left} other {were left}} out. Your choices are still ticked below: untick another vehicle to make room.',
  none: 'Tick at least two vehicles.',
  single: 'Only {name} is chosen. Choose at least one more to compare it with.',
  same: 'All figures that are published for these vehicles are the same.',
  hidden:
    '{count, plural, one {One row with the same value for all is hidden.} other {# rows with the same value for all are hidden.}} Rows with an unpublished value stay.',
  unpublished: 'Not published for any of them: {names}.',
  nothing: 'The figures cannot be shown at the moment. Please try again in a few minutes.',
} as const;

const table = {
  caption:
    '{names} by their published figures, each with its condition. A row with different figures says “{differs}” beside its name.',
  figure: 'Figure',
  notPublished: 'not published',
  byQuotation: 'by quotation',
  passengers: '{count, plural, one {# passenger} other {# passengers}}',
  besideDriver: 'beside the driver',
  priceCondition: 'as of {date}{place, select, none {} other {, in {place}}}',
  showAll: 'Show all rows',
  showDifferences: 'Show differences only',
  marks: {
    differs: 'differs',
    conditions: 'other conditions',
  },
  groups: {
    law: 'Speed and licence',
    load: 'What it carries',
    range: 'Range and charging',
    drive: 'Battery and motor',
    size: 'Size and weights',
    road: 'Slope and brakes',
    purchase: 'Warranty and price',
  },
  rows: {
    topSpeed: 'Top speed',
    vehicleClass: 'Vehicle class',
    licence: 'Driving licence',
    payload: 'Payload',
    seats: 'Seats',
    box: 'Delivery box',
    tray: 'Tray',
    typicalRange: 'Range, typical',
    certifiedRange: 'Range, certified',
    chargingTime: 'Charging time',
    batteryCapacity: 'Battery capacity',
    batteryType: 'Battery type',
    batteryVoltage: 'Battery voltage',
    peakPower: 'Power, peak',
    ratedPower: 'Power, rated',
    torque: 'Torque',
    transmission: 'Transmission',
    dimensions: 'Length × width × height',
    wheelBase: 'Wheel base',
    groundClearance: 'Ground clearance',
    kerbWeight: 'Kerb weight',
    grossVehicleWeight: 'Gross vehicle weight',
    gradeability: 'Steepest slope',
    brakes: 'Brakes',
    suspension: 'Suspension',
    telematics: 'Telematics and GPS',
    warranty: 'Warranty',
    price: 'Ex-showroom price',
  },
} as const;

/** Requirements of the central rules, by vehicle class. */
const law = {
  classes: {
    eRickshaw: {
      text: 'E-rickshaw',
      condition: 'central motor vehicle rules: up to 25 km/h and four passengers',
    },
    eCart: { text: 'E-cart', condition: 'central motor vehicle rules: goods, up to 25 km/h' },
    bicycle: {
      text: 'Counts as a bicycle',
      condition: 'central motor vehicle rules: motor of 250 W, assistance only up to 25 km/h',
    },
  },
  licences: {
    eRickshaw: {
      text: 'For e-rickshaws',
      condition: 'from the transport office (RTO), which also says what training you need',
    },
    eCart: {
      text: 'For e-carts',
      condition: 'from the transport office (RTO), which also says what training you need',
    },
    l5: {
      text: 'For three-wheelers',
      condition: 'transport vehicle; the transport office (RTO) says which licence covers it',
    },
    bicycle: {
      text: 'None',
      condition: 'nor registration, with a motor of 250 W and assistance only up to 25 km/h',
    },
  },
} as const;

/** The page that compares vehicles. */
export const compare = {
  name: 'Compare',
  title: 'Compare vehicles',
  heading: 'Compare vehicles',
  introduction:
    'Up to four vehicles in one table: speed and licence first, then what they carry, how far they go and what they weigh. Where a figure is not published, we say so.',
  form,
  said,
  table,
  law,
  next: {
    title: 'Go on from here',
    enquire: 'Ask us which one to buy',
    enquireAbout: 'Ask about {name}',
    about: 'Your enquiry is about {name}; your comparison goes with it.',
    find: 'Which one fits your work',
    savings: 'Calculate what {name} saves',
    assumptions: 'What our calculations assume',
  },
} as const;
