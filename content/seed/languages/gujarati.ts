import { aboutPage } from './gu/about-page.ts';
import { assumptions } from './gu/assumptions.ts';
import { banners } from './gu/banners.ts';
import { blogs } from './gu/blogs.ts';
import { certificates } from './gu/certificates.ts';
import { dealerPage } from './gu/dealer-page.ts';
import { dealers } from './gu/dealers.ts';
import { events } from './gu/events.ts';
import { galleryItems } from './gu/gallery-items.ts';
import { homePage } from './gu/home-page.ts';
import { jobs } from './gu/jobs.ts';
import { pageMeta } from './gu/page-meta.ts';
import { pictures } from './gu/pictures.ts';
import { products } from './gu/products.ts';
import { questions } from './gu/questions.ts';
import { replyTemplates } from './gu/reply-templates.ts';
import { siteSettings } from './gu/site-settings.ts';
import { testimonials } from './gu/testimonials.ts';
import { tradeShows } from './gu/trade-shows.ts';
import type { SampleTranslations } from './translation.ts';

/** All sample content in Gujarati. */
export const gujarati: SampleTranslations = {
  pictures,
  documents: {
    'page-meta': pageMeta,
    questions,
    products,
    assumptions,
    banners,
    testimonials,
    'gallery-items': galleryItems,
    blogs,
    events,
    'trade-shows': tradeShows,
    certificates,
    dealers,
    jobs,
    'reply-templates': replyTemplates,
    'site-settings': siteSettings,
    'home-page': homePage,
    'about-page': aboutPage,
    'dealer-page': dealerPage,
    // Each entry shows the name of its page, which the site has in each language.
    menus: { texts: {} },
  },
};
