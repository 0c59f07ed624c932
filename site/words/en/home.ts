const benefits = {
  heading: 'What you can count on',
  // Specification, section 9.
  figures: {
    mileage: { label: 'Mileage', value: '90 to 100', unit: 'km', note: '', condition: 'per charge' },
    chargingTime: {
      label: 'Charging time',
      value: '8 to 10',
      unit: 'h',
      note: '',
      condition: 'from empty to full',
    },
    maximumSpeed: {
      label: 'Maximum speed',
      value: '25',
      unit: 'km/h',
      note: '',
      condition: 'three-wheelers up to 25 km/h',
    },
    gradient: { label: 'Gradient', value: '7', unit: 'degrees', note: '', condition: 'with full load' },
    passengers: {
      label: 'Passenger version',
      value: '4',
      unit: 'passengers',
      note: '+ 1 driver + 40 kg luggage',
      condition: 'full load',
    },
    cargo: {
      label: 'Cargo version',
      value: '310',
      unit: 'kg',
      note: 'cargo + 1 driver',
      condition: 'full load',
    },
  },
} as const;

/** Quick statistics: "showing 99% three times" (specification, section 2). */
const statistics = {
  serviceSatisfaction: {
    label: 'Customer satisfaction',
    condition: 'sample figure: as stated by our service',
  },
  onTimeDelivery: { label: 'Delivery on time', condition: 'sample figure: as stated by our dealers' },
  fleetAvailability: { label: 'Vehicles on the road', condition: 'sample figure: as stated by our service' },
} as const;

const introduction = {
  heading: 'Built for Indian roads and Indian loads',
  text: 'Launched by a firm that has built bus and truck bodies for over 75 years.',
  charge: { title: 'Charged at home', text: 'An ordinary socket and a night are enough.' },
  price: { title: 'Less to pay per kilometre', text: 'No fuel, no oil, few parts that wear out.' },
  leaf: { title: 'No fumes, little noise', text: 'Nothing leaves the tailpipe: there is none.' },
} as const;

/** The home page. `defaults` is shown if a read failed or nothing is stored. */
export const home = {
  title: 'Welcome To {company}',
  titleUnnamed: 'Welcome To our electric vehicles',
  description: '{tagline}. See the range, its figures and what it costs to run.',
  banners: 'Our vehicles',
  book: 'Book Your EVs Now',
  testimonials: 'What customers say',
  sacks: '{count, plural, one {# sack of {kilograms} kg} other {# sacks of {kilograms} kg}}',
  scale: 'All at the same scale, on squares of one metre.',
  advice: {
    question: 'Not sure which one?',
    find: 'Which one fits my work?',
    compare: 'Compare',
    savings: 'Savings calculator',
    ask: 'Ask for advice',
  },
  defaults: {
    banner: {
      heading: 'Electric three-wheelers that earn every day',
      description: 'For passengers and for cargo, charged at home.',
    },
    headings: {
      range: 'Seven vehicles, one charge a day',
      testimonials: 'What drivers and owners say',
      gallery: 'On the road and in the workshop',
      news: 'News',
      questions: 'What buyers ask first',
      statistics: 'Quick statistics',
    },
    introduction,
    benefits,
    statistics,
  },
} as const;
