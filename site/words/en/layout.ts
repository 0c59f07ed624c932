/** The menu. The footer also uses the names of the pages. */
const menu = {
  label: 'Main',
  open: 'Menu',
  close: 'Close',
  /** Product lines, by the value that staff chose. */
  groups: { Passenger: 'Passenger', Cargo: 'Cargo', 'E-bikes': 'E-bikes' },
  products: 'Products',
  /** Links that help to choose a vehicle. */
  choose: 'Choose',
  savings: 'Savings calculator',
  find: 'Which one fits',
  compare: 'Compare',
  assumptions: 'Assumptions',
  dealers: 'Dealers near you',
  testRide: 'Test ride',
  privacy: 'Privacy',
  privacyRequests: 'Your data',
  media: 'Media',
  home: 'Home',
  about: 'About us',
  certification: 'Certification',
  news: 'Articles',
  events: 'Events',
  gallery: 'Image gallery',
  testimonials: 'Testimonials',
  careers: 'Careers',
  faqs: 'FAQs',
  contact: 'Contact us',
  dealer: 'Become a dealer',
} as const;

const footer = {
  about: 'About us',
  more: 'Know More',
  links: 'Quick links',
  contact: 'Contact',
  /** `name` does not end with a full stop. */
  rights: '© {name}.',
  sample: 'Names, people, phone numbers and addresses on this site are sample values.',
} as const;

/** The bar with the domain's status; empty if there is nothing to say. */
const status = {
  label: 'Announcement',
  live: '',
  preview: 'This site is not launched yet. What it shows may still change.',
  maintenance: 'Online enquiries are paused for now. Please call us.',
} as const;

/** The last part of a page: for buyers, for dealers, and for readers of event pages. */
const band = {
  buyers: {
    title: 'Talk to us before you decide',
    text: 'Tell us what you carry and how far. We tell you which vehicle fits and what it costs to run.',
    enquire: 'Send an enquiry',
  },
  dealers: {
    title: 'Call the dealer desk',
    text: 'Tell us your town and what you sell today. We tell you what a dealership takes and what it earns.',
    enquire: 'Send an enquiry',
  },
  events: {
    title: 'Drive one before you buy one',
    text: 'Tell us your town and which vehicle. We tell you where the next test ride is.',
    enquire: 'Ask for a test ride',
  },
} as const;

/** The bar at the bottom of a phone's screen: a word for each way of contact. */
const bar = {
  label: 'Contact',
  call: 'Call',
  whatsapp: 'WhatsApp',
  enquire: 'Enquire',
} as const;

const networks = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  youtube: 'YouTube',
  x: 'X',
} as const;

/** The frame around every page. */
export const layout = {
  skip: 'Skip to the content',
  languages: 'Languages',
  /** The same switch at the bottom of the page. Two navigations of one page need two names. */
  languagesBelow: 'This page in other languages',
  /** Shown while the settings cannot be read. */
  tagline: 'Electric three-wheelers and e-bikes, made in India',
  menu,
  footer,
  status,
  band,
  bar,
  networks,
} as const;
