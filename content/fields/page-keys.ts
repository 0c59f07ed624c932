import { metaPages } from '@ev-site/contract/meta-pages.ts';

/**
 * Pages that have a title and description of their own: those with a key in the public API
 * (the bicycle pages use "productmillio" too), then those for which the API has none.
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
  // Vehicles that the specification does not name: each is titled by its own name before this one.
  'product',
] as const;
