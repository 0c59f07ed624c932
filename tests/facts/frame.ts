/** Written by hand from the specification, section 2: what the header and the footer of every page show. */
export const frame = {
  header: {
    menu: [
      'Home Products',
      'About us',
      'Certification',
      'News',
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
      'Cargo MILLO MAJOR MANZIL',
      'E-bikes MARVEL MARVEL PRO MIGHTY',
    ],
    contact: [/\+91 [\d ]{10,}/, /info@\S+/, 'Head office', 'Showroom'],
  },
  footer: {
    'about us': [/over 75 years .* more than 30 countries\. Know More/],
    'quick links': [
      'Quick links Home About us Certification News Events Image gallery Testimonials Careers FAQs Contact us Become a dealer',
    ],
    contact: [/\+91 [\d ]{10,}/, /info@\S+/, 'Head office', 'Showroom'],
  },
} satisfies Record<string, Record<string, (string | RegExp)[]>>;
