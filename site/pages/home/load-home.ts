import type { Banner } from '../../data/banners.ts';
import type { BlogSummary } from '../../data/blogs.ts';
import type { GalleryItem } from '../../data/gallery.ts';
import type { HomeWords } from '../../data/home.ts';
import { emptyPage } from '../../data/paged.ts';
import type { Product } from '../../data/products.ts';
import type { Question } from '../../data/questions.ts';
import type { RangeItem } from '../../data/range.ts';
import type { Testimonial } from '../../data/testimonials.ts';
import type { PageContext } from '../../page/page.ts';
import { toVehicleDay, type VehicleDay } from '../day-road.tsx';
import { loadPageStart, type PageStart } from '../layout/load-page-start.ts';
import { type FareSlip, toFareSlip } from '../to-fare-slip.ts';
import { getDefaultContent, type HomeBanner } from './default-content.ts';

/** Everything that the home page shows. */
export interface HomeData extends PageStart {
  words: HomeWords;
  banners: HomeBanner[];
  range: RangeItem[];
  testimonials: Testimonial[];
  gallery: GalleryItem[];
  news: BlogSummary[];
  questions: Question[];
  /** The page as a road through a day of the vehicle on the slip; null if there is no slip. */
  day: VehicleDay | null;
  /** A day of the first shown vehicle with a claimed saving; null if no claim has inputs. */
  fare: {
    slip: FareSlip;
    vehicle: Pick<Product, 'key' | 'name' | 'plateName' | 'claims'>;
    publicUrl: string;
    /** A remark about the sum. */
    note: string;
  } | null;
}

const testimonialsShown = 6;
const galleryShown = 6;
const newsShown = 3;
const questionsShown = 4;

/** The items that were read, or the page's own if there are none. */
const orDefault = <Item>(read: Item[], own: Item[]): Item[] => (read.length > 0 ? read : own);

const loadFare = async (
  { read, publicUrl }: Pick<PageContext, 'read' | 'publicUrl'>,
  banners: readonly Banner[],
): Promise<HomeData['fare']> => {
  for (const { product } of banners) {
    const vehicle =
      product && (await read<Product | null>('vehicle', (data) => data.getProduct(product.key), null));
    for (const { claim, footnote } of vehicle?.claims ?? []) {
      const slip = toFareSlip(claim);
      if (vehicle && slip) return { slip, vehicle, publicUrl, note: footnote };
    }
  }
  return null;
};

/** Reads the home page. Each failed or empty part keeps its default (specification, section 8). */
export const loadHome = async (context: PageContext): Promise<HomeData> => {
  const { read, locale } = context;
  const own = getDefaultContent(locale.words);
  const firstPage = (limit: number) => ({ pageNumber: 1, limit });
  const [start, words, banners, range, testimonials, gallery, news, questions] = await Promise.all([
    loadPageStart(context, 'home'),
    read('home words', (data) => data.getHomeWords(), own.words),
    read('banners', (data) => data.listBanners(), []),
    read('range', (data) => data.listRange(), []),
    read('testimonials', (data) => data.listTestimonials(firstPage(testimonialsShown)), emptyPage),
    read('gallery', (data) => data.listGallery(firstPage(galleryShown)), emptyPage),
    read('blogs', (data) => data.listBlogs(firstPage(newsShown)), emptyPage),
    read('questions', (data) => data.listQuestions('home'), []),
  ]);
  const fare = await loadFare(context, banners);
  const vehicles = fare ? await read('reckoned vehicles', (data) => data.listReckonedVehicles(), []) : [];
  const onSlip = vehicles.find(({ key }) => key === fare?.vehicle.key);
  return {
    ...start,
    fare,
    day: toVehicleDay(onSlip, fare?.vehicle.claims ?? []),
    words: {
      ...words,
      benefits: {
        ...words.benefits,
        figures: orDefault(words.benefits.figures, own.words.benefits.figures),
      },
      statistics: orDefault(words.statistics, own.words.statistics),
    },
    banners: orDefault<HomeBanner>(banners, own.banners),
    range,
    testimonials: testimonials.items,
    gallery: gallery.items,
    news: news.items,
    questions: orDefault(questions, own.questions).slice(0, questionsShown),
  };
};
