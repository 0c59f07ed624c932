/** The one table of paths: every screen of the specification's section 2, spelled as there. */
export const paths = {
  Home: '/',
  AboutUs: '/aboutus',
  BecomeDealer: '/becomedealer',
  Blogs: '/blogs',
  BlogDetails: '/blogdetails/:blogid',
  Careers: '/careers',
  CareerDetails: '/careerdetails/:jobid',
  ContactUs: '/contactus',
  Events: '/events',
  EventDetails: '/eventdetails/:eventid',
  AllFaqs: '/allfaqs',
  ProductMillo: '/productmillo',
  ProductMastee: '/productmastee',
  ProductMajor: '/productmajor',
  ProductManzil: '/productmanzil',
  ProductMarvel: '/productmarvel',
  ProductMarvelPro: '/productmarvelpro',
  ProductMighty: '/productmighty',
  ImageGalleryList: '/imagegallerylist',
  AllTestimonials: '/alltestimonials',
  TradeShow: '/:token',
  Certification: '/certification',
} as const;

export type RouteName = keyof typeof paths;

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Parameters<Name extends RouteName> = ParameterOf<(typeof paths)[Name]>;

/** The path of a screen, e.g. `pathTo('BlogDetails', { blogid: '12' })`; parameters are required where it has any. */
export const pathTo = <Name extends RouteName>(
  name: Name,
  ...[parameters]: [Parameters<Name>] extends [never] ? [] : [Record<Parameters<Name>, string>]
): string => {
  const values: Record<string, string> = parameters ?? {};
  return paths[name].replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(values[key] ?? ''));
};

const productPaths = new Map<string, string>(
  Object.values(paths)
    .filter((path) => path.startsWith('/product'))
    .map((path) => [path.slice('/product'.length), path]),
);

/** The page of a product by its key, e.g. "millo"; `undefined` where the specification has no such page. */
export const pathToProduct = (key: string): string | undefined => productPaths.get(key);
