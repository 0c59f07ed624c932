const search = {
  place: { label: 'PIN or town', mark: 'required', hint: 'For example 380015 or Rajkot.' },
  service: { label: 'What you need', mark: 'optional', any: 'Anything' },
  submit: 'Show the nearest dealers',
  nearMe: {
    ask: 'Use my location',
    note: 'Your browser asks you first. We get your location to about a kilometre and keep nothing.',
    asking: 'Your browser is finding your location.',
    denied: 'The browser is not allowed to share your location. Please type your PIN or town.',
    failed: 'The browser cannot find your location at the moment. Please type your PIN or town.',
  },
} as const;

const services = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  testRide: 'Test rides',
  charging: 'Charging',
} as const;

const problems = {
  title: 'We could not find that place',
  missing: 'Please type your PIN or your town.',
  long: 'That is too long for a PIN or a town. Please type only one of them.',
  pinForm: 'A PIN has six digits and does not begin with 0, for example 380015.',
  pinUnknown: 'There is no PIN that begins with these three digits. Please check it.',
  townUnknown: 'We do not know a town of this name. Check how it is spelt, or type your PIN.',
  positionForm: 'The address of this page does not contain a place. Please type your PIN or town.',
  alike: 'Did you mean',
} as const;

const found = {
  title: 'Nearest first',
  pin: 'From the middle of PIN {pin}.',
  district:
    'We do not know where PIN {pin} is. Distances are from the middle of all PINs that begin with {digits}.',
  town: 'From the middle of {town}, {state}.',
  position: 'From your location, to about a kilometre.',
  others: 'Show {count, plural, one {one more} other {# more}}',
  straight: 'All distances are in a straight line; the road is longer.',
  distance: '{km} km',
  unit: 'km',
  nearer: 'less than 1 km',
  noDistance: 'distance not known',
  many: 'Which {name}?',
  manyText: 'There are several places of this name.',
  none: 'No dealer offers this yet. Search for “Anything”, or call us.',
  headTitle: 'Nearest to {place}: {title}',
} as const;

const hours = {
  title: 'Opening hours',
  line: '{opens} to {closes}',
  closed: 'closed',
  range: '{from} to {to}',
  unknown: 'Please call and ask.',
  openUntil: 'Open now, until {time}',
  opensToday: 'Closed now, opens today at {time}',
  opensTomorrow: 'Closed now, opens tomorrow at {time}',
  opensOn: 'Closed now, opens on {day} at {time}',
} as const;

/** Dealers and service points: the search, and the page of each. */
export const dealers = {
  name: 'Dealers',
  title: 'Dealers and service near you',
  description: 'Find the nearest dealer or service point by PIN or town: hours, phone, WhatsApp, directions.',
  heading: 'Dealers near you',
  introduction: 'Type your PIN or town to see the nearest dealer first.',
  unavailable: 'Our dealers cannot be shown at the moment. Please call us, or try again in a few minutes.',
  all: { title: 'All dealers by state', count: '{count, plural, one {# place} other {# places}}' },
  onDevice: {
    kept: 'This address and the phone numbers stay on this device for {days} days, so that you have them without an internet connection.',
    forget: 'Delete all such addresses',
    forgotten: 'Deleted from this device.',
  },
  call: 'Call',
  whatsapp: 'WhatsApp',
  directions: 'Directions',
  of: '{what}: {name}',
  more: 'Hours and services',
  address: 'Address',
  pin: 'PIN {pin}',
  reach: 'Call or write',
  offered: 'Services here',
  vehicles: 'Vehicles here',
  having: {
    only: 'Dealers without {vehicle} are left out.',
    none: 'No dealer has {vehicle} at the moment. Please call us about it.',
    noService: 'No dealer with {vehicle} offers this yet.',
    all: 'Show all dealers',
  },
  spoken: 'Languages spoken here',
  mapApp: 'Open in another map application',
  roughly:
    'We know this place only by its PIN. The address is right, but the distance may be wrong by a few kilometres.',
  summary: '{services}. {address}',
  sample: 'A sample dealer: the name, address and numbers are not real.',
  samples: 'These are sample dealers: their names, addresses and numbers are not real.',
  attribution: 'Where PINs and towns are: GeoNames, CC BY 4.0, changed.',
  search,
  services,
  problems,
  found,
  hours,
} as const;
