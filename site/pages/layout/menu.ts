import type { FixedRouteName, RouteName } from '@ev-site/contract/paths.ts';
import type { Locale } from '../../page/locale.ts';

/** A link of the menu; `route` says when it is marked. */
export interface MenuLink {
  name: string;
  route: RouteName;
  href: string;
}

/** The pages that header and footer lead to, but the products, as the header groups them. */
export const toMenu = ({ words: { layout }, pathTo }: Pick<Locale, 'words' | 'pathTo'>) => {
  const { menu } = layout;
  const link = (name: string, route: FixedRouteName): MenuLink => ({ name, route, href: pathTo(route) });
  return {
    home: link(menu.home, 'Home'),
    choose: [link(menu.savings, 'Savings'), link(menu.find, 'Find'), link(menu.compare, 'Compare')],
    assumptions: link(menu.assumptions, 'Assumptions'),
    company: [link(menu.about, 'AboutUs'), link(menu.certification, 'Certification')],
    media: [
      link(menu.news, 'Blogs'),
      link(menu.events, 'Events'),
      link(menu.gallery, 'ImageGalleryList'),
      link(menu.testimonials, 'AllTestimonials'),
    ],
    service: [link(menu.careers, 'Careers'), link(menu.faqs, 'AllFaqs'), link(menu.contact, 'ContactUs')],
    dealer: link(menu.dealer, 'BecomeDealer'),
  };
};

/** Every link of the footer: the pages of the header without the products, and what they are reckoned with. */
export const listQuickLinks = ({
  home,
  company,
  media,
  service,
  dealer,
  choose,
  assumptions,
}: ReturnType<typeof toMenu>) => [home, ...company, ...media, ...service, dealer, ...choose, assumptions];

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
