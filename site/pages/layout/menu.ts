import type { MenuLink, MenuPage } from '@ev-site/contract/menus.ts';
import { inLanguage, type RouteName } from '@ev-site/contract/paths.ts';
import type { Locale } from '../../page/locale.ts';
import type { Words } from '../../words/words.ts';

/**
 * A link of the menu. `route` is the screen for which it is marked; undefined for a link that staff gave by address.
 */
export interface ShownLink {
  name: string;
  route?: RouteName;
  href: string;
}

type MenuWords = Words['layout']['menu'];

/** The built-in name of each screen. */
const nameOf: Record<MenuPage, keyof MenuWords> = {
  Home: 'home',
  AboutUs: 'about',
  BecomeDealer: 'dealer',
  Blogs: 'news',
  Careers: 'careers',
  ContactUs: 'contact',
  Events: 'events',
  AllFaqs: 'faqs',
  ImageGalleryList: 'gallery',
  AllTestimonials: 'testimonials',
  Certification: 'certification',
  Savings: 'savings',
  Find: 'find',
  Compare: 'compare',
  Assumptions: 'assumptions',
  Dealers: 'dealers',
  TestRide: 'testRide',
  Privacy: 'privacy',
  PrivacyRequests: 'privacyRequests',
};

/** A link as staff chose it, with name and address in the language of the page. */
export const toLink = (
  { page, address, label }: MenuLink,
  { words, pathTo, language }: Pick<Locale, 'words' | 'pathTo' | 'language'>,
): ShownLink => {
  if (page)
    return { name: label || String(words.layout.menu[nameOf[page]]), route: page, href: pathTo(page) };
  return { name: label, href: address.startsWith('/') ? inLanguage(address, language) : address };
};

const listOf: Partial<Record<RouteName, RouteName>> = {
  BlogDetails: 'Blogs',
  EventDetails: 'Events',
  CareerDetails: 'Careers',
  TradeShow: 'Events',
  DealerDetails: 'Dealers',
};

/** The data by which links are marked. */
export interface Shown {
  /** The current screen; undefined on Page Not Found. */
  current: RouteName | undefined;
  /** Path and query of the page. */
  here: string | undefined;
}

/** The mark of a link: "page" for the current page itself, "true" for the list that the page belongs to. */
export const markOf = ({ route, href }: ShownLink, { current, here }: Shown): 'page' | 'true' | undefined => {
  if (!current) return undefined;
  if (route === undefined) return href === here ? 'page' : undefined;
  if (route === current) return 'page';
  return listOf[current] === route ? 'true' : undefined;
};

/** The button of a group is marked while one of the group's pages is shown. */
export const markOfGroup = (links: readonly ShownLink[], shown: Shown): 'true' | undefined =>
  links.some((link) => markOf(link, shown)) ? 'true' : undefined;
