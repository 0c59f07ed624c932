/** Page keys of `get-metadetails`; the specification spells "productmillio" like this (section 7). */
export const metaPages = [
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
] as const;
