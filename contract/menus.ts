import { type FixedRouteName, paths, type RouteName } from './paths.ts';

/** Screens that a menu may name: those with a fixed path, except vehicles, which the Products menu lists by itself. */
export type MenuPage = Exclude<FixedRouteName, `Product${string}`>;

const isMenuPage = (name: RouteName): name is MenuPage =>
  !paths[name].includes(':') && !name.startsWith('Product');

export const menuPages: readonly MenuPage[] = (Object.keys(paths) as RouteName[]).filter(isMenuPage);

/** One link of a menu: to a screen, or else to an address. */
export interface MenuLink {
  page: MenuPage | null;
  /** A path of this site in the first language, a web address, mail or telephone; empty if the link is to a screen. */
  address: string;
  /** If empty, the screen's own name in the visitor's language is shown. */
  label: string;
}

/** One entry of the header. `products` stands for the menu of the vehicles and the help to choose one. */
export type MenuEntry =
  | ({ kind: 'link' } & MenuLink)
  | { kind: 'products' }
  | { kind: 'group'; label: string; links: MenuLink[] };

/** The links of header and footer. */
export interface Menus {
  header: MenuEntry[];
  /** Below the vehicles in the Products menu. */
  choose: MenuLink[];
  /** The green button at the end of the header; null if there is none. */
  button: MenuLink | null;
  footer: MenuLink[];
}

const toPage = (page: MenuPage): MenuLink => ({ page, address: '', label: '' });
const toEntry = (page: MenuPage): MenuEntry => ({ kind: 'link', ...toPage(page) });

/** The menus of the specification (section 2), with the calculator's screens; used until staff save their own. */
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
