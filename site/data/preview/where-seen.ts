import type { Data } from '@ev-site/content/documents/data.ts';
import type { ContentReader } from '@ev-site/content/documents/read-in-language.ts';
import { whereCurrent } from '@ev-site/content/documents/visible.ts';
import { listPathsTo } from '@ev-site/content/keeping/paths-to.ts';
import {
  type NamedDocument,
  type PreviewedCollection,
  type PreviewKind,
  previewedCollections,
} from '@ev-site/contract/documents.ts';
import { pageSizes } from '@ev-site/contract/page-sizes.ts';
import { type FixedRouteName, pathTo, pathToProduct } from '@ev-site/contract/paths.ts';
import type { CollectionSlug, FlattenedField, Where } from 'payload';
import { listOrder } from '../list-order.ts';
import type { PageKey } from '../page-meta.ts';

/** The page that shows a document, by its English address. */
export interface SeenAt {
  path: string;
  query?: Record<string, string>;
}

interface Look {
  document: NamedDocument;
  /** The document itself, without its relations. */
  stored: Data;
  /** The content with the document at its place. */
  content: ContentReader;
  fieldsOf(slug: string): readonly FlattenedField[];
}

type Find = (look: Look) => SeenAt | Promise<SeenAt>;

const at =
  (screen: FixedRouteName): Find =>
  () => ({ path: pathTo(screen) });

const toProductPage = (key: string): SeenAt => ({ path: pathToProduct(key) });

/** The page of a list that shows an item. */
const inList =
  (screen: FixedRouteName, collection: 'testimonials' | 'gallery-items', size: number): Find =>
  async ({ document, content }) => {
    const { docs } = await content.find({
      collection,
      sort: listOrder,
      depth: 0,
      pagination: false,
      select: { _order: true },
    });
    const place = docs.findIndex(({ id }) => String(id) === document.id);
    const page = Math.floor(Math.max(place, 0) / size) + 1;
    return { path: pathTo(screen), ...(page > 1 && { query: { page: String(page) } }) };
  };

const findOne = async (
  content: ContentReader,
  collection: CollectionSlug,
  where: Where,
  sort: string | string[],
) => {
  const { docs } = await content.find({ collection, where, sort, depth: 0, limit: 1, pagination: false });
  return docs[0] as Data | undefined;
};

/** A question appears on the page of all questions; else where staff ticked a place; else with a vehicle. */
const ofQuestion: Find = async ({ document, stored, content }) => {
  const places = [stored.shownOn ?? []].flat();
  if (places.includes('faqs')) return { path: pathTo('AllFaqs') };
  if (places.includes('home')) return { path: pathTo('Home') };
  if (places.includes('dealer')) return { path: pathTo('BecomeDealer') };
  const vehicle = await findOne(content, 'products', { questions: { in: [Number(document.id)] } }, listOrder);
  return vehicle ? toProductPage(String(vehicle.key)) : { path: pathTo('AllFaqs') };
};

/**
 * Keys of titles that do not belong to one fixed page: those of many pages, of vehicles without a title of their own,
 * and of the page for unknown addresses.
 */
type KeyOfNoScreen =
  | 'blogdetail'
  | 'eventdetails'
  | 'careerdetail'
  | 'tradeshow'
  | 'dealerdetails'
  | 'product'
  | 'notfound';

const toScreen: Record<Exclude<PageKey, KeyOfNoScreen>, FixedRouteName> = {
  home: 'Home',
  becomedealer: 'BecomeDealer',
  blog: 'Blogs',
  career: 'Careers',
  contact: 'ContactUs',
  event: 'Events',
  faqs: 'AllFaqs',
  testimonial: 'AllTestimonials',
  gallery: 'ImageGalleryList',
  aboutus: 'AboutUs',
  productmillio: 'ProductMillo',
  productmastee: 'ProductMastee',
  productmajor: 'ProductMajor',
  productmanzil: 'ProductManzil',
  certification: 'Certification',
  savings: 'Savings',
  find: 'Find',
  compare: 'Compare',
  assumptions: 'Assumptions',
  dealers: 'Dealers',
  testride: 'TestRide',
  privacy: 'Privacy',
  privacyrequests: 'PrivacyRequests',
};

const hasScreen = (key: PageKey): key is keyof typeof toScreen => Object.hasOwn(toScreen, key);

/** A title shared by many pages is shown on the newest of them. */
const ofPageMeta: Find = async ({ stored, content }) => {
  const key = stored.key as PageKey;
  if (hasScreen(key)) return { path: pathTo(toScreen[key]) };
  if (key === 'blogdetail') {
    const blog = await findOne(content, 'blogs', whereCurrent('blogs'), '-publishedAt');
    if (blog) return { path: pathTo('BlogDetails', { blogid: String(blog.id) }) };
  }
  if (key === 'eventdetails') {
    const event = await findOne(content, 'events', whereCurrent('events'), '-date');
    if (event) return { path: pathTo('EventDetails', { eventid: String(event.id) }) };
  }
  if (key === 'careerdetail') {
    const job = await findOne(content, 'jobs', whereCurrent('jobs'), '-postedAt');
    if (job) return { path: pathTo('CareerDetails', { jobid: String(job.id) }) };
  }
  if (key === 'tradeshow') {
    const show = await findOne(content, 'trade-shows', {}, '-year');
    if (show) return { path: pathTo('TradeShow', { token: String(show.token) }) };
  }
  if (key === 'dealerdetails') {
    const dealer = await findOne(content, 'dealers', {}, 'slug');
    if (dealer) return { path: pathTo('DealerDetails', { dealer: String(dealer.slug) }) };
  }
  // An address without a page shows the page for unknown addresses.
  return { path: pathTo('TradeShow', { token: 'not-found' }) };
};

/** A state appears among the choices of the dealer enquiry, once it has a city. */
const ofState: Find = async ({ document, content }) => {
  const city = await findOne(content, 'cities', { state: { equals: Number(document.id) } }, 'id');
  return { path: pathTo('BecomeDealer'), ...(city && { query: { state: document.id } }) };
};

/**
 * A picture is shown on the page of the first document that uses it and has a page; an unused picture on the "About us"
 * page.
 */
const ofMedia: Find = async (look) => {
  const { document, content, fieldsOf } = look;
  for (const kind of previewedCollections.filter((one) => one !== 'media')) {
    const paths = listPathsTo('media', fieldsOf(kind)).relations;
    if (paths.length === 0) continue;
    const where: Where = { or: paths.map((path) => ({ [path]: { equals: Number(document.id) } })) };
    const user = await findOne(content, kind, where, 'id');
    if (user) return findWhereSeen({ ...look, document: { kind, id: String(user.id) }, stored: user });
  }
  return { path: pathTo('AboutUs') };
};

const ofCollection: Record<PreviewedCollection, Find> = {
  blogs: ({ document }) => ({ path: pathTo('BlogDetails', { blogid: document.id }) }),
  events: ({ document }) => ({ path: pathTo('EventDetails', { eventid: document.id }) }),
  jobs: ({ document }) => ({ path: pathTo('CareerDetails', { jobid: document.id }) }),
  'trade-shows': ({ stored }) => ({ path: pathTo('TradeShow', { token: String(stored.token) }) }),
  products: ({ stored }) => toProductPage(String(stored.key)),
  banners: at('Home'),
  questions: ofQuestion,
  testimonials: inList('AllTestimonials', 'testimonials', pageSizes.testimonials),
  'gallery-items': inList('ImageGalleryList', 'gallery-items', pageSizes.galleries),
  certificates: at('Certification'),
  dealers: ({ stored }) => ({ path: pathTo('DealerDetails', { dealer: String(stored.slug) }) }),
  states: ofState,
  cities: ({ stored }) => ({ path: pathTo('BecomeDealer'), query: { state: String(stored.state) } }),
  assumptions: at('Assumptions'),
  'page-meta': ofPageMeta,
  media: ofMedia,
};

const finders: Record<PreviewKind, Find> = {
  ...ofCollection,
  'home-page': at('Home'),
  'about-page': at('AboutUs'),
  'dealer-page': at('BecomeDealer'),
  // Header and footer are on every page.
  menus: at('Home'),
  // That page shows names, phones, addresses and the state of the site.
  'site-settings': at('ContactUs'),
};

/**
 * Finds the page on which visitors see a document, or will see it: its own page, or that of a list that contains it.
 */
export const findWhereSeen: Find = (look) => finders[look.document.kind](look);
