import { inLanguage, languages } from '@ev-site/contract/paths.ts';

/** A screen of the specification's route table (section 2), with an address where the sample content shows it. */
export interface Screen {
  /** The path as the specification spells it. */
  path: string;
  /** An address of this path. */
  address: string;
  /** Page key of its meta details (specification, section 7); undefined if the API has none. */
  meta?: string;
  /** Whether the page shows one item, whose name stands before the common title. */
  detail?: true;
}

/** Every line of the route table, in order, and the pages of the calculator. */
export const screens: Screen[] = [
  { path: '/', address: '/', meta: 'home' },
  { path: '/aboutus', address: '/aboutus', meta: 'aboutus' },
  { path: '/becomedealer', address: '/becomedealer', meta: 'becomedealer' },
  { path: '/blogs', address: '/blogs', meta: 'blog' },
  { path: '/blogdetails/{blogid}', address: '/blogdetails/1', meta: 'blogdetail', detail: true },
  { path: '/careers', address: '/careers', meta: 'career' },
  { path: '/careerdetails/{jobid}', address: '/careerdetails/1', detail: true },
  { path: '/contactus', address: '/contactus', meta: 'contact' },
  { path: '/events', address: '/events', meta: 'event' },
  { path: '/eventdetails/{eventid}', address: '/eventdetails/1', meta: 'eventdetails', detail: true },
  { path: '/allfaqs', address: '/allfaqs', meta: 'faqs' },
  { path: '/productmillo', address: '/productmillo', meta: 'productmillio' },
  { path: '/productmastee', address: '/productmastee', meta: 'productmastee' },
  { path: '/productmajor', address: '/productmajor', meta: 'productmajor' },
  { path: '/productmanzil', address: '/productmanzil', meta: 'productmanzil' },
  { path: '/productmarvel', address: '/productmarvel' },
  { path: '/productmarvelpro', address: '/productmarvelpro' },
  { path: '/productmighty', address: '/productmighty' },
  { path: '/imagegallerylist', address: '/imagegallerylist', meta: 'gallery' },
  { path: '/alltestimonials', address: '/alltestimonials', meta: 'testimonial' },
  { path: '/{token}', address: '/auto-show-2024' },
  { path: '/certification', address: '/certification' },
  { path: '/savings', address: '/savings' },
  { path: '/find', address: '/find' },
  { path: '/compare', address: '/compare' },
  { path: '/assumptions', address: '/assumptions' },
  { path: '/dealers', address: '/dealers' },
  { path: '/dealers/{dealer}', address: '/dealers/surat-udhna', detail: true },
  { path: '/testride', address: '/testride' },
  { path: '/privacy', address: '/privacy' },
  { path: '/privacy/requests', address: '/privacy/requests' },
];

/** Lists with the pager of the specification's section 4. */
export const pagedLists = ['/blogs', '/events', '/careers', '/alltestimonials', '/imagegallerylist'];

/** Every screen in every language, language by language. */
export const addressesInEveryLanguage = languages.flatMap((language) =>
  screens.map(({ address }) => inLanguage(address, language)),
);
