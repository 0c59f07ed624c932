import { withoutQuery } from './canonical-path.ts';

/** Languages of the site. The first has no prefix in paths: `/blogs`; the others have one: `/hi/blogs`. */
export const languages = ['en', 'hi', 'gu'] as const;

export type Language = (typeof languages)[number];

/** The language with this code; undefined if it is none of ours. */
export const readLanguage = (code: unknown): Language | undefined =>
  languages.find((language) => language === code);

/** The name of each language in the language itself. */
export const languageNames = { en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી' } as const satisfies Record<
  Language,
  string
>;

/** Calls `make` for each language. */
export const inEachLanguage = <Made>(make: (language: Language) => Made): Record<Language, Made> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Made>;

/** The same of what takes time. */
export const awaitEachLanguage = async <Made>(
  make: (language: Language) => Promise<Made>,
): Promise<Record<Language, Made>> => {
  const made = await Promise.all(
    languages.map(async (language) => [language, await make(language)] as const),
  );
  return Object.fromEntries(made) as Record<Language, Made>;
};

/**
 * The one table of paths: every screen of the specification's section 2 in its spelling, and those of the calculator
 * and of dealers. `Product` stands for every vehicle that the specification does not name.
 */
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
  Product: '/product:product',
  ImageGalleryList: '/imagegallerylist',
  AllTestimonials: '/alltestimonials',
  TradeShow: '/:token',
  Certification: '/certification',
  Savings: '/savings',
  Find: '/find',
  Compare: '/compare',
  Assumptions: '/assumptions',
  Dealers: '/dealers',
  DealerDetails: '/dealers/:dealer',
  TestRide: '/testride',
  Privacy: '/privacy',
  PrivacyRequests: '/privacy/requests',
} as const;

export type RouteName = keyof typeof paths;

/** The page to which the mailed link of a privacy request leads. It is rendered for each request and never cached. */
export const ownDataPath = '/privacy/requests/mine';

/** The page to which the link in a dealer’s mail leads: one lead. It is rendered for each request and never cached. */
export const dealerLeadPath = '/lead';

/** A test ride as a calendar file for the visitor; the query says which ride. */
export const rideCalendarPath = '/testride.ics';
/** The page that a browser shows while offline, in each language, and the service worker that keeps it. */
export const offlinePath = '/offline';
export const serviceWorkerPath = '/service-worker.js';

/** Says where to report security holes (RFC 9116). */
export const securityTextPath = '/.well-known/security.txt';

/** Password managers ask here where a password is changed (https://w3c.github.io/webappsec-change-password-url). */
export const changePasswordPath = '/.well-known/change-password';

/** Documents for machines, besides the screens. */
export const documentPaths = {
  feed: '/blogs/rss.xml',
  sitemap: '/sitemap.xml',
  sitemapPart: '/sitemap/:part',
  robots: '/robots.txt',
} as const;

/** PDFs for printing: brochures by vehicle, and the results of two screens with the same query. */
export const paperPaths = {
  Brochure: '/brochures/:file',
  Savings: '/savings.pdf',
  Compare: '/compare.pdf',
} as const;

type ParameterOf<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterOf<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Parameters<Name extends RouteName> = ParameterOf<(typeof paths)[Name]>;

/** Screens whose path has no parameter. */
export type FixedRouteName = {
  [Name in RouteName]: [Parameters<Name>] extends [never] ? Name : never;
}[RouteName];

// A query may follow directly: "/hi?page=2".
const firstPart = (path: string): string => path.split(/[/?]/)[1] ?? '';

const prefixOf = (language: Language | undefined): string =>
  language === undefined || language === languages[0] ? '' : `/${language}`;

/**
 * The path of a URL as the router reads it: an escaped letter counts as the letter, so `/%73tudio` is `/studio`. An
 * escaped slash does not separate parts, and stays escaped.
 */
export const toRoutedPath = (url: string): string => withoutQuery(url).replace(/%[2-7][\da-f]/gi, decodeURI);

/** Whether a URL of this site is one of these paths or below one: `/api` and `/api/faqs?x=1`, not `/apiexpo`. */
export const isUnder = (url: string, ...rooms: string[]): boolean => {
  const path = `${toRoutedPath(url)}/`;
  return rooms.some((room) => path.startsWith(`${room}/`));
};

/** The language of a path of this site: that of its prefix, else the first language. */
export const languageOf = (path: string): Language => {
  const [original, ...others] = languages;
  const prefix = firstPart(path);
  return others.find((language) => language === prefix) ?? original;
};

/** The path of the same screen in the first language, as in the table: `/hi/blogs` gives `/blogs`. */
export const withoutLanguage = (path: string): string => path.slice(prefixOf(languageOf(path)).length) || '/';

/** The same screen in another language: `/blogs` and `hi` give `/hi/blogs`. */
export const inLanguage = (path: string, language: Language): string => {
  const [plain, prefix] = [withoutLanguage(path), prefixOf(language)];
  return prefix && plain === '/' ? prefix : prefix + plain;
};

interface InLanguage {
  /** English by default. */
  language?: Language;
}

/**
 * The path of a screen: `pathTo('BlogDetails', { blogid: 12 })`, `pathTo('Blogs', { language: 'hi' })`. Parameters are
 * required if the path has any; they are escaped.
 */
export const pathTo = <Name extends RouteName>(
  name: Name,
  ...[given]: [Parameters<Name>] extends [never]
    ? [InLanguage?]
    : [Record<Parameters<Name>, string | number> & InLanguage]
): string => {
  const { language, ...parameters }: { language?: Language; [parameter: string]: unknown } = { ...given };
  const path = paths[name].replace(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(parameters[key] ?? '')),
  );
  return inLanguage(path, language ?? languages[0]);
};

/** The screen of each vehicle. Everywhere else a vehicle is named by its key. */
export const productScreens = {
  millo: 'ProductMillo',
  mastee: 'ProductMastee',
  major: 'ProductMajor',
  manzil: 'ProductManzil',
  marvel: 'ProductMarvel',
  marvelpro: 'ProductMarvelPro',
  mighty: 'ProductMighty',
} as const satisfies Record<string, FixedRouteName>;

export type ProductKey = keyof typeof productScreens;

const isProductKey = (key: string): key is ProductKey => Object.hasOwn(productScreens, key);

/** The screen of a vehicle by its key, e.g. "millo"; `Product` for a vehicle that the specification does not name. */
export const screenOfProduct = (key: string): FixedRouteName | 'Product' =>
  isProductKey(key) ? productScreens[key] : 'Product';

/** Whether a screen shows a vehicle. */
export const isProductScreen = (screen: RouteName | undefined): boolean =>
  screen?.startsWith('Product') ?? false;

/** The page of a vehicle by its key. */
export const pathToProduct = (key: string, language: InLanguage = {}): string =>
  pathTo('Product', { product: key, ...language });

/** The brochure of a vehicle by its key: "/hi/brochures/major.pdf". */
export const pathToBrochure = (key: string, { language }: InLanguage = {}): string =>
  inLanguage(
    paperPaths.Brochure.replace(':file', `${encodeURIComponent(key)}.pdf`),
    language ?? languages[0],
  );

/** First parts of paths that are reserved for the programs themselves. */
const programParts = [
  'api',
  'studio',
  'preview',
  'media',
  'assets',
  'brochures',
  'lead',
  'offline',
  'sitemap',
  'healthz',
  'readyz',
  'metrics',
];

/** Whether the first part of a path is reserved for the programs themselves, e.g. "studio". */
export const isProgramPart = (part: string): boolean => programParts.includes(part);

// A function, not a constant: a browser script that uses another function of this file must not carry the list along.
const listReserved = (): string[] =>
  [...programParts, ...Object.values(paths).map(firstPart), ...languages].filter(
    (part) => part !== '' && !part.startsWith(':'),
  );

/**
 * Whether a one-part path that staff may choose, e.g. for a trade show, is reserved: it could never be reached, or
 * would hide another page. These are all first parts of screens and programs, and all two-letter words, for languages.
 */
export const isReservedWord = (word: string): boolean =>
  listReserved().includes(word) || /^[a-z]{2}$/.test(word);
