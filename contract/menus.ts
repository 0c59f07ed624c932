import { type FixedRouteName, paths, type RouteName } from './paths.ts';

/** Screens that a menu may name: those with one address, without the vehicles, which the Products menu lists by itself. */
export type MenuPage = Exclude<FixedRouteName, `Product${string}`>;

const isMenuPage = (name: RouteName): name is MenuPage =>
  !paths[name].includes(':') && !name.startsWith('Product');

export const menuPages: readonly MenuPage[] = (Object.keys(paths) as RouteName[]).filter(isMenuPage);

/** One link of a menu: a screen, or else an address. */
export interface MenuLink {
  page: MenuPage | null;
  /** A path of this site in the first language, or a web address, mail or telephone; empty where a screen is named. */
  address: string;
  /** Empty: the screen's own name in the language of the visitor. */
  label: string;
}

/** One place in the header's line. `products` is the range with what helps to choose in it. */
export type MenuEntry =
  | ({ kind: 'link' } & MenuLink)
  | { kind: 'products' }
  | { kind: 'group'; label: string; links: MenuLink[] };

/** What header and footer lead to. */
export interface Menus {
  header: MenuEntry[];
  /** Below the vehicles in the Products menu. */
  choose: MenuLink[];
  /** The green button at the end of the header; null where there is none. */
  button: MenuLink | null;
  footer: MenuLink[];
}

const toPage = (page: MenuPage): MenuLink => ({ page, address: '', label: '' });
const toEntry = (page: MenuPage): MenuEntry => ({ kind: 'link', ...toPage(page) });

/** The menus as the specification has them (section 2), with the reckoning's screens: until staff save their own. */
export const specifiedMenus: Menus = {
  header: [
    toEntry('Home'),
    { kind: 'products' },
    toEntry('AboutUs'),
    toEntry('Certification'),
    {
      kind: 'group',
      label: '',
      links: (['Blogs', 'Events', 'ImageGalleryList', 'AllTestimonials'] as const).map(toPage),
    },
    toEntry('Careers'),
    toEntry('AllFaqs'),
    toEntry('ContactUs'),
  ],
  choose: (['Savings', 'Find', 'Compare', 'Dealers', 'TestRide'] as const).map(toPage),
  button: toPage('BecomeDealer'),
  footer: (
    [
      'Home',
      'AboutUs',
      'Certification',
      'Blogs',
      'Events',
      'ImageGalleryList',
      'AllTestimonials',
      'Careers',
      'AllFaqs',
      'ContactUs',
      'Dealers',
      'TestRide',
      'BecomeDealer',
      'Savings',
      'Find',
      'Compare',
      'Assumptions',
      'Privacy',
      'PrivacyRequests',
    ] as const
  ).map(toPage),
};
