import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DataAccess } from '../data/data-access.ts';
import { getLocale } from '../page/locale.ts';
import { examplePage } from '../testing/example-page.ts';
import { getDefaultSettings } from './layout/default-settings.ts';
import { routes } from './routes.ts';

/** Data that must not be read directly: every list is read through `read`, which fails here. */
const shut = new Proxy({} as DataAccess, {
  get: (_, query) => {
    throw new Error(`Asked past \`read\`: ${String(query)}`);
  },
});

const context = examplePage({
  data: shut,
  read: async (what, _ask, fallback) =>
    what === 'settings'
      ? { ...fallback, ...getDefaultSettings(getLocale('en').words), company: 'Example' }
      : fallback,
});

const load = async (path: string) => {
  const route = routes.routes.find((candidate) => candidate.path === path) ?? routes.notFound;
  const { page } = await route.load();
  const loaded = await page.load(context);
  if (!loaded) throw new Error(`${path} is not shown while nothing can be read.`);
  return loaded.answer({});
};

// Specification, section 2: "{Page} - Welcome To {company}"; the home page falls back to a default welcome title.
const titles: Record<string, string> = {
  '/': 'Welcome To Example',
  '/aboutus': 'About Us - Welcome To Example',
  '/becomedealer': 'Become a Dealer - Welcome To Example',
  '/blogs': 'Blogs - Welcome To Example',
  '/careers': 'Careers - Welcome To Example',
  '/contactus': 'Contact Us - Welcome To Example',
  '/events': 'Events - Welcome To Example',
  '/allfaqs': 'FAQs - Welcome To Example',
  '/imagegallerylist': 'Image Gallery - Welcome To Example',
  '/alltestimonials': 'Testimonials - Welcome To Example',
  '/certification': 'Certification - Welcome To Example',
  '/compare': 'Compare vehicles - Welcome To Example',
  '/assumptions': 'Assumptions - Welcome To Example',
  '/nothing': 'Page Not Found - Welcome To Example',
};

for (const [path, title] of Object.entries(titles)) {
  test(`${path} has its default title if there are no meta details`, async () => {
    expect((await load(path)).head.title).toBe(title);
  });
}

test('the home page keeps its default description', async () => {
  expect((await load('/')).head.description).toMatch(/\S{3,}/);
});

// Specification, section 8: "the page keeps its default content".
const defaultContent: Record<string, string[]> = {
  '/': ['8 to 10', '90 to 100', '25', '310', '1 driver + 40 kg luggage', 'quickly', 'Quick statistics'],
  '/aboutus': ['over 75 years', 'more than 30 countries', 'Respect', 'Less noise', 'Home charging'],
  '/allfaqs': ['cost?', 'battery last?', 'maintenance cost?', 'quickly', 'carry?', 'on one charge?'],
  '/certification': ['international quality management standards'],
};

for (const [path, facts] of Object.entries(defaultContent)) {
  test(`${path} keeps its default content if nothing can be read`, async () => {
    const text = renderToStaticMarkup((await load(path)).content).replace(/<[^>]+>/g, '');
    expect(facts.filter((fact) => !text.includes(fact))).toEqual([]);
  });
}
