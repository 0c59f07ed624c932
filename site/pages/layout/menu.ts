import type { MenuLink, MenuPage } from '@ev-site/contract/menus.ts';
import { inLanguage, type RouteName } from '@ev-site/contract/paths.ts';
import type { Locale } from '../../page/locale.ts';
import type { Words } from '../../words/words.ts';

/** A link of the menu; `route` says when it is marked, and is not there for what staff gave by its address. */
export interface ShownLink {
  name: string;
  route?: RouteName;
  href: string;
}

type MenuWords = Words['layout']['menu'];

/** The interface's own name of each screen. */
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

/** A link as staff chose it, with its name and address in the language of the page. */
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

/** What a link is marked by. */
export interface Shown {
  /** The screen that is shown; none on Page Not Found. */
  current: RouteName | undefined;
  /** Path and query of the page. */
  here: string | undefined;
}

/** How a link is marked on a page: "page" for the page itself, "true" for the list that the page belongs to. */
export const markOf = ({ route, href }: ShownLink, { current, here }: Shown): 'page' | 'true' | undefined => {
  if (!current) return undefined;
  if (route === undefined) return href === here ? 'page' : undefined;
  if (route === current) return 'page';
  return listOf[current] === route ? 'true' : undefined;
};

/** A group's own button is marked while one of its pages is shown. */
export const markOfGroup = (links: readonly ShownLink[], shown: Shown): 'true' | undefined =>
  links.some((link) => markOf(link, shown)) ? 'true' : undefined;
