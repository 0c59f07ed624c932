/**
 * Pages that have a title and description of their own. The first sixteen are keys of the public API
 * (specification, section 7; "productmillio" is spelled so there, and the bicycle pages use it too);
 * the rest belong to pages for which the API has no key.
 */
export const pageKeys = [
  'home',
  'becomedealer',
  'blog',
  'blogdetail',
  'career',
  'contact',
  'event',
  'eventdetails',
  'faqs',
  'testimonial',
  'gallery',
  'aboutus',
  'productmillio',
  'productmastee',
  'productmajor',
  'productmanzil',
  'careerdetail',
  'certification',
  'tradeshow',
  'notfound',
] as const;
