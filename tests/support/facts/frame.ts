/**
 * What header and footer of every page show. Written by hand from the specification, section 2, and for the pages of
 * the calculator.
 */
export const frame = {
  header: {
    menu: [
      'Home Products',
      'About us',
      'Certification',
      'Articles',
      'Events',
      'Image gallery',
      'Testimonials',
      'Careers',
      'FAQs',
      'Contact us',
      'Become a dealer',
    ],
    'three entries of Products': [
      'Passenger MASTEE',
      // Between the plates stands a figure for each vehicle.
      /Cargo MILLO .*MAJOR .*MANZIL .*E-bikes/,
      /E-bikes MARVEL .*MARVEL PRO .*MIGHTY /,
    ],
    'what helps to choose': ['Choose Savings calculator Which one fits Compare Dealers near you Test ride'],
    contact: [/\+91 [\d ]{10,}/, /info@\S+/, 'Head office', 'Showroom'],
  },
  footer: {
    'about us': [/over 75 years .* more than 30 countries\. Know More/],
    'quick links': [
      'Quick links Home About us Certification Articles Events Image gallery Testimonials Careers FAQs Contact us Dealers near you Test ride Become a dealer Savings calculator Which one fits Compare Assumptions Privacy Your data',
    ],
    contact: [/\+91 [\d ]{10,}/, /info@\S+/, 'Head office', 'Showroom'],
  },
} satisfies Record<string, Record<string, (string | RegExp)[]>>;
