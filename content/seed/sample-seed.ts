import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findProjectFolder } from '../deployment/data-folder.ts';
import { firstMenus } from '../globals/first-menus.ts';
import { aboutPage } from './data/about-page.ts';
import { assumptions } from './data/assumptions.ts';
import { banners } from './data/banners.ts';
import { blogs } from './data/blogs.ts';
import { certificates } from './data/certificates.ts';
import { dealerPage } from './data/dealer-page.ts';
import { dealers } from './data/dealers.ts';
import { events } from './data/events.ts';
import { galleryItems } from './data/gallery-items.ts';
import { homePage } from './data/home-page.ts';
import { jobs } from './data/jobs.ts';
import { pageMeta } from './data/page-meta.ts';
import { products } from './data/products.ts';
import { questions } from './data/questions.ts';
import { replyTemplates } from './data/reply-templates.ts';
import { siteSettings } from './data/site-settings.ts';
import { testimonials } from './data/testimonials.ts';
import { tradeShows } from './data/trade-shows.ts';
import { gujarati } from './languages/gujarati.ts';
import { hindi } from './languages/hindi.ts';
import type { Seed, SeedLanguage } from './seed.ts';
import { listPictures } from './seed-pictures.ts';
import type { PlaceNames, SeedState } from './seed-places.ts';
import type { SeedContent } from './seed-shapes.ts';

const content: SeedContent = {
  collections: {
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
  },
  globals: {
    'site-settings': siteSettings,
    'home-page': homePage,
    'about-page': aboutPage,
    'dealer-page': dealerPage,
    menus: firstMenus,
  },
};

const readPlaceNames = async (language: SeedLanguage['language']): Promise<PlaceNames> => {
  const file = path.join(findProjectFolder(process.cwd()), `content/seed/places/${language}.json`);
  return JSON.parse(await readFile(file, 'utf8'));
};

const readStates = async (): Promise<SeedState[]> => {
  const file = path.join(findProjectFolder(process.cwd()), 'content/seed/places/india.json');
  const { states }: { states: SeedState[] } = JSON.parse(await readFile(file, 'utf8'));
  return states;
};

/** The sample company's content in three languages, its pictures, and the states and cities of India. */
export const readSampleSeed = async (): Promise<Seed> => ({
  content,
  pictures: await listPictures(),
  states: await readStates(),
  languages: [
    { language: 'hi', translations: hindi, places: await readPlaceNames('hi') },
    { language: 'gu', translations: gujarati, places: await readPlaceNames('gu') },
  ],
});
