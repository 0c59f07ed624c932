import { type FixedRouteName, pathTo, type RouteName } from '@ev-site/contract/paths.ts';

/** A link of the menu; `route` says when it is marked. */
export interface MenuLink {
  name: string;
  route: RouteName;
  href: string;
}

const link = (name: string, route: FixedRouteName): MenuLink => ({ name, route, href: pathTo(route) });

export const companyLinks = [link('About us', 'AboutUs'), link('Certification', 'Certification')];

export const mediaLinks = [
  link('News', 'Blogs'),
  link('Events', 'Events'),
  link('Image gallery', 'ImageGalleryList'),
  link('Testimonials', 'AllTestimonials'),
];

export const serviceLinks = [
  link('Careers', 'Careers'),
  link('FAQs', 'AllFaqs'),
  link('Contact us', 'ContactUs'),
];

export const homeLink = link('Home', 'Home');
export const dealerLink = link('Become a dealer', 'BecomeDealer');

/** Every link of the footer: the pages of the header without the products. */
export const quickLinks = [homeLink, ...companyLinks, ...mediaLinks, ...serviceLinks, dealerLink];

const listOf: Partial<Record<RouteName, RouteName>> = {
  BlogDetails: 'Blogs',
  EventDetails: 'Events',
  CareerDetails: 'Careers',
  TradeShow: 'Events',
};

/** How a link is marked on a page: "page" for the page itself, "true" for the list that the page belongs to. */
export const markOf = (route: RouteName, current: RouteName | undefined): 'page' | 'true' | undefined => {
  if (!current) return undefined;
  if (route === current) return 'page';
  return listOf[current] === route ? 'true' : undefined;
};

/** A group's own button is marked while one of its pages is shown. */
export const markOfGroup = (
  links: readonly MenuLink[],
  current: RouteName | undefined,
): 'true' | undefined => (links.some(({ route }) => markOf(route, current)) ? 'true' : undefined);
