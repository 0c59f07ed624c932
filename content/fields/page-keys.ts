import { metaPages } from '@ev-site/contract/meta-pages.ts';

/**
 * Pages that have their own title and description: first those with a key in the public API (the bicycle pages use
 * "productmillio" too), then those without one.
 */
export const pageKeys = [
  ...metaPages,
  'careerdetail',
  'certification',
  'tradeshow',
  'notfound',
  'savings',
  'find',
  'compare',
  'assumptions',
  'dealers',
  'dealerdetails',
  'testride',
  'privacy',
  'privacyrequests',
  // Vehicles that the specification does not name. A vehicle's own title has priority over this one.
  'product',
] as const;

/** What staff call the pages that have their own title. */
export const pageNames: Record<(typeof pageKeys)[number], string> = {
  home: 'Home',
  becomedealer: 'Become a dealer',
  blog: 'Articles',
  blogdetail: 'An article',
  career: 'Careers',
  contact: 'Contact us',
  event: 'Events',
  eventdetails: 'An event',
  faqs: 'FAQs',
  testimonial: 'Testimonials',
  gallery: 'Image gallery',
  aboutus: 'About us',
  productmillio: 'Millo and the bicycles',
  productmastee: 'Mastee',
  productmajor: 'Major',
  productmanzil: 'Manzil',
  careerdetail: 'A job',
  certification: 'Certification',
  tradeshow: 'A trade show',
  notfound: 'Page not found',
  savings: 'Savings calculator',
  find: 'Which one fits',
  compare: 'Compare',
  assumptions: 'Assumptions',
  dealers: 'Dealers near you',
  dealerdetails: 'A dealer',
  testride: 'Test ride',
  privacy: 'Privacy',
  privacyrequests: 'Requests about one’s data',
  product: 'Other vehicles',
};

/** The keys as choices, in words. */
export const pageOptions = pageKeys.map((value) => ({ value, label: pageNames[value] }));
