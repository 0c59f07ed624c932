import { paths, productScreens, type RouteName } from '@ev-site/contract/paths.ts';
import type { Page, RouteTable } from '../page/page.ts';

const route = (
  module: string,
  screen: RouteName,
  load: () => Promise<{ page: Page }>,
  params: Readonly<Record<string, string>> = {},
) => ({ name: module, path: paths[screen], load, params });

const products = Object.entries(productScreens).map(([key, screen]) =>
  route('product', screen, () => import('./product/product.page.tsx'), { product: key }),
);

/** The module of each screen in the table of paths. A screen without a module answers Page Not Found. */
export const routes: RouteTable = {
  routes: [
    route('home', 'Home', () => import('./home/home.page.tsx')),
    route('about', 'AboutUs', () => import('./about/about.page.tsx')),
    route('become-dealer', 'BecomeDealer', () => import('./become-dealer/become-dealer.page.tsx')),
    route('blogs', 'Blogs', () => import('./blogs/blogs.page.tsx')),
    route('blog-detail', 'BlogDetails', () => import('./blog-detail/blog-detail.page.tsx')),
    route('careers', 'Careers', () => import('./careers/careers.page.tsx')),
    route('career-detail', 'CareerDetails', () => import('./career-detail/career-detail.page.tsx')),
    route('contact', 'ContactUs', () => import('./contact/contact.page.tsx')),
    route('events', 'Events', () => import('./events/events.page.tsx')),
    route('event-detail', 'EventDetails', () => import('./event-detail/event-detail.page.tsx')),
    route('faqs', 'AllFaqs', () => import('./faqs/faqs.page.tsx')),
    ...products,
    route('product', 'Product', () => import('./product/product.page.tsx')),
    route('gallery', 'ImageGalleryList', () => import('./gallery/gallery.page.tsx')),
    route('testimonials', 'AllTestimonials', () => import('./testimonials/testimonials.page.tsx')),
    route('trade-show', 'TradeShow', () => import('./trade-show/trade-show.page.tsx')),
    route('certification', 'Certification', () => import('./certification/certification.page.tsx')),
    route('savings', 'Savings', () => import('./savings/savings.page.tsx')),
    route('find', 'Find', () => import('./find/find.page.tsx')),
    route('compare', 'Compare', () => import('./compare/compare.page.tsx')),
    route('assumptions', 'Assumptions', () => import('./assumptions/assumptions.page.tsx')),
    route('dealers', 'Dealers', () => import('./dealers/dealers.page.tsx')),
    route('dealer-detail', 'DealerDetails', () => import('./dealer-detail/dealer-detail.page.tsx')),
    route('test-ride', 'TestRide', () => import('./test-ride/test-ride.page.tsx')),
    route('privacy', 'Privacy', () => import('./privacy/privacy.page.tsx')),
    route(
      'privacy-requests',
      'PrivacyRequests',
      () => import('./privacy-requests/privacy-requests.page.tsx'),
    ),
  ],
  notFound: { name: 'not-found', path: '', load: () => import('./not-found/not-found.page.tsx') },
};
