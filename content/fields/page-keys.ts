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
