/** Texts of every page except the products'. Written by hand from the specification, sections 1, 2, 3 and 9. */
interface PageFacts {
  address: string;
  /** The text of the breadcrumb; the home page has none. */
  breadcrumb?: string;
  /** Sentences, labels, figures and list entries in the main part, by what they are; case is ignored. */
  texts: Record<string, (string | RegExp)[]>;
  /** How often an element is in the markup of the main part. */
  counts?: Record<string, [marking: RegExp, times: number]>;
}

const ahmedabad = 'Ahmedabad';
const question = /<summary/g;
const statistics = { 'quick statistics': ['Quick statistics', /(99 %.*){3}/] };
const contactLabels = ['First name', 'Last name', 'E-mail', 'Phone', 'Message'];
const dealerLabels = ['Your name', 'E-mail', 'Vehicle', 'State', 'City', 'Phone', 'Message'];
const fiveRows = /<textarea[^>]* rows="5"/g;

export const pages: PageFacts[] = [
  {
    address: '/',
    texts: {
      actions: ['Book Your EVs Now', 'View All Gallery', 'View All Article'],
      benefits: [
        'Charging time 8 to 10 h',
        'Maximum speed 25 km/h',
        'Gradient 7 degrees',
        'Mileage per charge 90 to 100 km',
        'Passenger version 4 passengers + 1 driver + 40 kg luggage',
        'Cargo version 310 kg cargo + 1 driver',
      ],
      questions: [/cost\?/, /battery last\?/, /maintenance cost\?/, /fast charging\?/],
      ...statistics,
    },
    counts: { questions: [question, 4], 'selling points': [/<li[^>]*><h3>/g, 3] },
  },
  {
    address: '/aboutus',
    breadcrumb: 'Home About us',
    texts: {
      parent: ['bus and truck body-building firm', 'over 75 years of experience', 'more than 30 countries'],
      mission: ['Mission World-class, eco-friendly electric mobility at a cost-effective price'],
      vision: ['Vision Zero-pollution transportation with social responsibility'],
      values: ['Respect', 'Accountability', 'Collaboration', 'Excellence'],
      needs: [
        'Coping with rising fuel prices',
        'Less noise',
        'Home charging',
        'Lower running and maintenance cost',
        'Zero tailpipe emissions',
        'Tax and financial benefits',
      ],
    },
  },
  {
    address: '/becomedealer',
    breadcrumb: 'Home Become a dealer',
    texts: { phone: [/Dealer enquiries \+91 [\d ]{10,}/], form: dealerLabels, ...statistics },
    counts: {
      'lines of the message': [fiveRows, 1],
      'states and territories': [/<option/g, 36 * 2 + 2 + 8 + 1],
    },
  },
  { address: '/blogs', breadcrumb: 'Home Articles', texts: { cards: ['Read More'] } },
  {
    address: '/blogdetails/1',
    breadcrumb: 'Home Articles',
    texts: { sidebar: ['Recent Articles'] },
    counts: { 'recent articles': [/href="\/blogdetails\/\d+"/g, 4] },
  },
  {
    address: '/careers',
    breadcrumb: 'Home Careers',
    texts: { items: ['Qualification', 'Experience', 'View Details'] },
  },
  {
    address: '/careerdetails/1',
    breadcrumb: 'Home Careers',
    texts: {
      facts: ['Experience', 'Position', 'Department', 'Qualification', `Location Sanand, ${ahmedabad} area`],
      parts: ['Job description', 'Apply Now'],
    },
  },
  {
    address: '/contactus',
    breadcrumb: 'Home Contact us',
    texts: {
      details: [/info@\S+/, /\+91 [\d ]{10,}/, /Ahmedabad, Gujarat \d{3} \d{3}/],
      form: contactLabels,
      map: ['Show the map'],
    },
    counts: { 'lines of the message': [fiveRows, 1] },
  },
  { address: '/events', breadcrumb: 'Home Events', texts: {} },
  {
    address: '/eventdetails/1',
    breadcrumb: 'Home Events',
    texts: { sidebar: ['Recent Events'] },
    counts: { 'recent events': [/href="\/eventdetails\/\d+"/g, 4] },
  },
  {
    address: '/allfaqs',
    breadcrumb: 'Home FAQs',
    texts: {
      questions: [
        /cost\?/,
        /battery last\?/,
        /maintenance cost\?/,
        /charge quickly/,
        /carry\?/,
        /far does it go on one charge\?/,
      ],
    },
    counts: { questions: [question, 6] },
  },
  { address: '/alltestimonials', breadcrumb: 'Home Testimonials', texts: {} },
  {
    address: '/imagegallerylist',
    breadcrumb: 'Home Image gallery',
    texts: { pager: ['Previous 1 2', 'Next'] },
    counts: { 'thumbnails of 300 by 300': [/<img[^>]* width="300" height="300"/g, 12] },
  },
  {
    address: '/auto-show-2024',
    breadcrumb: 'Home Event Event',
    texts: {
      introduction: ['Upcoming electric vehicle events in India'],
      show: ['2024'],
      blurb: ['Pathika Electric builds battery three-wheelers and electric bicycles'],
      categories: ['The stand Passenger Cargo E-bikes'],
      videos: ['Media Coverage'],
    },
    counts: {
      'chosen categories': [/aria-current="true"/g, 1],
      'first category, chosen': [/aria-current="true">The stand</g, 1],
    },
  },
  {
    address: '/certification',
    breadcrumb: 'Home Certifications',
    texts: { introduction: ['international quality management standards'] },
    counts: { certificates: [/<li[^>]*><a[^>]* href="\/media\/certificate/g, 3] },
  },
  {
    address: '/savings',
    breadcrumb: 'Home Savings calculator',
    texts: {
      choices: ['Vehicle Mastee Millo Major Manzil', 'Instead of Diesel CNG Petrol'],
      'what matters most': [
        /Driven a day km .* Price of CNG .* Ex-showroom price, electric .* Change the assumptions/,
      ],
      answers: [
        /(saves|costs) you ₹[\d,]+/,
        'Saved on fuel and upkeep in a year',
        'Saved on running in a year, next battery counted',
        'Saved over 5 years, all costs',
        'EMI of',
        'CNG bill today',
        'Running cost of a km, next battery counted',
        'All costs of a km',
        'When it pays off',
      ],
      ways: ['Ask about this slip', 'Send by WhatsApp', 'All assumptions with their sources'],
    },
    counts: {
      'numbers that can be changed': [/<input[^>]* type="text"/g, 26],
      'lines of the chart': [/<polyline/g, 2],
      'years of its table, with the day of purchase': [/<tr><th scope="row"/g, 6],
    },
  },
  {
    address: '/find',
    breadcrumb: 'Home Which one fits',
    texts: {
      questions: [
        'What do you carry?',
        'How far in a day?',
        'On which roads?',
        'What is the steepest slope?',
      ],
      glance: ['All our vehicles at a glance', 'MASTEE', 'MANZIL', 'MIGHTY'],
    },
  },
  {
    address: '/dealers',
    breadcrumb: 'Home Dealers',
    texts: {
      search: ['PIN or town', 'What you need', 'Show the nearest dealers'],
      services: ['Sales', 'Service', 'Parts', 'Test rides', 'Charging'],
      states: ['Gujarat', 'Maharashtra', 'Rajasthan', 'Madhya Pradesh', 'Uttar Pradesh', 'Delhi'],
      origin: ['GeoNames, CC BY 4.0', 'sample dealers'],
    },
    counts: {
      dealers: [/<h3[^>]*><a href="\/dealers\/[a-z-]+"/g, 24],
      numbers: [/href="tel:\+917900001/g, 24],
    },
  },
  {
    address: '/dealers/surat-udhna',
    breadcrumb: 'Home Dealers Udhna EV Yard \\(sample\\)',
    texts: {
      place: ['Sample Shed 7, Udhna Main Road', 'PIN 394210', 'Gujarat'],
      hours: ['Monday to Saturday', '9:00 am to 1:00 pm', '2:30 pm to 7:30 pm', 'Sunday'],
      ways: ['Call', 'WhatsApp', 'Directions', 'Book a test ride'],
      spoken: ['Gujarati, Hindi, Marathi'],
    },
  },
  {
    address: '/testride',
    breadcrumb: 'Home Test ride',
    texts: { form: ['Vehicle', 'Dealer', 'Which dealer is near me?', 'Show the days'] },
    counts: { dealers: [/<option value="[a-z]+-[a-z-]+"/g, 20] },
  },
  {
    address: '/compare',
    breadcrumb: 'Home Compare',
    texts: {
      form: ['At least two, at most four', 'Mastee', 'Millo', 'Major', 'Manzil', 'Marvel Pro', 'Mighty'],
      sets: ['Millo and Major', 'Major and Manzil', 'Marvel, Marvel Pro and Mighty'],
    },
    counts: { tables: [/<table/g, 0], vehicles: [/<input[^>]*name="vehicles"/g, 7] },
  },
  {
    address: '/privacy',
    breadcrumb: 'Home Privacy',
    texts: {
      times: [
        '24 months, then it is erased automatically',
        '12 months, then it is erased automatically with the resume',
        'is gone from the last backup after 8 weeks',
        'within 30 days at the latest',
      ],
      complaints: ['Sample Name, Grievance Officer', 'privacy@example.com', 'Data Protection Board of India'],
    },
  },
  {
    address: '/privacy/requests',
    breadcrumb: 'Home Privacy Your data',
    texts: { form: ['See what you keep about me', 'Erase my data', 'E-mail', 'Reference number'] },
    counts: { kinds: [/<input[^>]*name="kind"/g, 4] },
  },
  {
    address: '/assumptions',
    breadcrumb: 'Home Assumptions',
    texts: {
      parts: [
        'Energy and fuel',
        'The vehicles',
        'Upkeep and battery',
        'Money',
        'Use',
        'Range',
        'For reference',
      ],
      values: [
        'Diesel Ahmedabad ₹97.92 a litre',
        'CNG Delhi ₹83.09 a kg',
        '0.75 (75 %)',
        '₹40,000',
        '18 % a year',
      ],
    },
    counts: { tables: [/<table/g, 7] },
  },
  {
    address: '/there-is-nothing-here',
    breadcrumb: 'Home Page Not Found',
    texts: {
      sentence: [
        "Page Not Found Sorry, it appears the page you were looking for doesn't exist anymore or might have been moved.",
      ],
    },
  },
];
