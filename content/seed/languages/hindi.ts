import { aboutPage } from './hi/about-page.ts';
import { assumptions } from './hi/assumptions.ts';
import { banners } from './hi/banners.ts';
import { blogs } from './hi/blogs.ts';
import { certificates } from './hi/certificates.ts';
import { dealerPage } from './hi/dealer-page.ts';
import { dealers } from './hi/dealers.ts';
import { events } from './hi/events.ts';
import { galleryItems } from './hi/gallery-items.ts';
import { homePage } from './hi/home-page.ts';
import { jobs } from './hi/jobs.ts';
import { pageMeta } from './hi/page-meta.ts';
import { pictures } from './hi/pictures.ts';
import { products } from './hi/products.ts';
import { questions } from './hi/questions.ts';
import { replyTemplates } from './hi/reply-templates.ts';
import { siteSettings } from './hi/site-settings.ts';
import { testimonials } from './hi/testimonials.ts';
import { tradeShows } from './hi/trade-shows.ts';
import type { SampleTranslations } from './translation.ts';

/** All sample content in Hindi. */
export const hindi: SampleTranslations = {
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
