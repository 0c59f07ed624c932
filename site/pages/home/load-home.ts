import type { Banner } from '../../data/banners.ts';
import type { BlogSummary } from '../../data/blogs.ts';
import type { GalleryItem } from '../../data/gallery.ts';
import type { HomeWords } from '../../data/home.ts';
import type { PageMeta } from '../../data/page-meta.ts';
import type { Paged } from '../../data/paged.ts';
import type { Question } from '../../data/questions.ts';
import type { RangeItem } from '../../data/range.ts';
import type { Testimonial } from '../../data/testimonials.ts';
import type { PageContext } from '../../page/page.ts';
import { type Frame, loadFrame } from '../layout/load-frame.ts';
import { defaultBanner, defaultQuestions, defaultWords, type HomeBanner } from './default-content.ts';

/** Everything that the home page shows. */
export interface HomeData {
  frame: Frame;
  meta: PageMeta;
  words: HomeWords;
  banners: HomeBanner[];
  range: RangeItem[];
  testimonials: Testimonial[];
  gallery: GalleryItem[];
  news: BlogSummary[];
  questions: Question[];
}

const testimonialsShown = 6;
const galleryShown = 6;
const newsShown = 3;
const questionsShown = 4;

const noItems = { items: [], pageNumber: 1, total: 0, totalPages: 0 };
const noMeta: PageMeta = { title: '', description: '', heading: '', introduction: '', picture: null };

/** What was read, or the page's own where nothing is stored. */
const orDefault = <Item>(read: Item[], own: Item[]): Item[] => (read.length > 0 ? read : own);

/** Reads the home page; each failed or empty part is left at its default (specification, section 8). */
export const loadHome = async (context: PageContext): Promise<HomeData> => {
  const { read } = context;
  const firstPage = (limit: number) => ({ pageNumber: 1, limit });
  const [frame, meta, words, banners, range, testimonials, gallery, news, questions] = await Promise.all([
    loadFrame(context),
    read('meta details', (data) => data.getPageMeta('home'), noMeta),
    read('home words', (data) => data.getHomeWords(), defaultWords),
    read('banners', (data) => data.listBanners(), [] as Banner[]),
    read('range', (data) => data.listRange(), [] as RangeItem[]),
    read<Paged<Testimonial>>(
      'testimonials',
      (data) => data.listTestimonials(firstPage(testimonialsShown)),
      noItems,
    ),
    read<Paged<GalleryItem>>('gallery', (data) => data.listGallery(firstPage(galleryShown)), noItems),
    read<Paged<BlogSummary>>('blogs', (data) => data.listBlogs(firstPage(newsShown)), noItems),
    read('questions', (data) => data.listQuestions('home'), [] as Question[]),
  ]);
  return {
    frame,
    meta,
    words: {
      ...words,
      benefits: {
        ...words.benefits,
        figures: orDefault(words.benefits.figures, defaultWords.benefits.figures),
      },
      statistics: orDefault(words.statistics, defaultWords.statistics),
    },
    banners: orDefault<HomeBanner>(banners, [defaultBanner]),
    range,
    testimonials: testimonials.items,
    gallery: gallery.items,
    news: news.items,
    questions: orDefault(questions, defaultQuestions).slice(0, questionsShown),
  };
};
