/** Page keys of `get-metadetails`; "productmillio" is spelled so in the specification (section 7). */
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
