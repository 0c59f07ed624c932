import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pageKeys } from '../../fields/page-keys.ts';
import { readSampleSeed } from '../sample-seed.ts';

const { content, pictures, states } = await readSampleSeed();
const { collections, globals } = content;

/** All texts in a value, at any depth. */
const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
};

const texts = listTexts(content);

test('every list of the site has a second page', () => {
  expect(collections.blogs.length).toBeGreaterThanOrEqual(14);
  expect(collections.events.length).toBeGreaterThanOrEqual(12);
  expect(collections.jobs.length).toBeGreaterThanOrEqual(9);
  expect(collections.testimonials.length).toBeGreaterThanOrEqual(14);
  expect(collections['gallery-items'].length).toBeGreaterThanOrEqual(32);
});

test('one sample answer for enquiries needs neither vehicle, place nor position', () => {
  const enquiries = collections['reply-templates'].filter(({ data }) => data.for === 'enquiry');
  const whole = enquiries.filter(
    ({ data }) => !/\{(vehicle|place|position)\}/.test(data.subject + data.text),
  );
  expect(whole.map(({ key }) => key)).toEqual(['thanks-for-writing']);
});

test('the fixed lists have the lengths of the specification', () => {
  expect(collections.certificates).toHaveLength(3);
  expect(collections.banners.length).toBeGreaterThanOrEqual(3);
  expect(collections.products).toHaveLength(7);
  expect(globals['home-page'].introduction.sellingPoints).toHaveLength(3);
  expect(globals['home-page'].statistics?.map(({ min, unit }) => [min, unit])).toEqual([
    [99, '%'],
    [99, '%'],
    [99, '%'],
  ]);
  expect(
    globals['home-page'].statistics?.every(({ condition }) => condition.startsWith('sample figure: ')),
  ).toBe(true);
  const shownOn = (page: 'home' | 'faqs') =>
    collections.questions.filter(({ data }) => data.shownOn?.includes(page)).map(({ key }) => key);
  expect(shownOn('home')).toEqual(['price', 'battery-life', 'maintenance-cost', 'fast-charging']);
  expect(shownOn('faqs')).toEqual([
    'price',
    'battery-life',
    'maintenance-cost',
    'quick-charging',
    'load-capacity',
    'driving-range',
  ]);
});

test('the trade show has 4 categories with pictures each, 24 pictures and 6 videos', () => {
  const [show] = collections['trade-shows'];
  expect(show?.data.categories).toHaveLength(4);
  expect(show?.data.images).toHaveLength(24);
  expect(show?.data.videos).toHaveLength(6);
  const filled = new Set(show?.data.images?.map(({ category }) => category));
  expect([...filled]).toEqual(show?.data.categories.map(({ slug }) => slug));
});

test('every picture that the content names exists, and every alternative text says something', () => {
  const known = new Set(pictures.map(({ file }) => file));
  const named = texts.filter((text) => text.endsWith('.webp'));
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !known.has(file))).toEqual([]);
  expect(pictures.filter(({ alt }) => alt.length < 10)).toEqual([]);
});

test('every picture has the size that the list gives', async () => {
  for (const { file, path, width, height } of pictures) {
    const found = await sharp(path).metadata();
    expect([found.width, found.height], file).toEqual([width, height]);
  }
});

test('no picture appears twice in the gallery or in the trade show', () => {
  const gallery = collections['gallery-items'].map(({ data }) => data.picture);
  const show = collections['trade-shows'].flatMap(({ data }) => data.images?.map(({ picture }) => picture));
  expect(new Set(gallery).size).toBe(gallery.length);
  expect(new Set(show).size).toBe(show.length);
});

test('the picture on which the name of the company lacks its first letter is not used', () => {
  expect(texts).not.toContain('scene-show-stand-square.webp');
});

test('the picture of the whole range is of the day of the show, after the launch of Manzil', () => {
  const dayOf = (key: string) => collections.events.find((entry) => entry.key === key)?.data.date;
  const picture = collections['gallery-items'].find(
    ({ data }) => data.caption === 'The range under one roof',
  );
  expect(picture?.data.date).toBe(dayOf('auto-show-2024'));
  expect(String(picture?.data.date) > String(dayOf('manzil-launch-2024'))).toBe(true);
});

test('texts about the dealers name as many states as the dealers have', () => {
  const states = new Set(collections.dealers.map(({ data }) => data.state));
  expect(states.size).toBe(6);
  const told = texts.flatMap((text) => text.match(/dealers from (\w+) states/gi) ?? []);
  expect(told.map((words) => words.toLowerCase())).toEqual(told.map(() => 'dealers from six states'));
  expect(told).toHaveLength(2);
});

test('only four dealers name their vehicles', () => {
  const naming = collections.dealers.filter(({ data }) => data.vehicles?.length).map(({ key }) => key);
  expect(naming).toEqual(['ahmedabad-sarkhej', 'bhavnagar-waghawadi', 'mumbai-kurla', 'delhi-shahdara']);
});

test('keys are unique, and relations name existing documents', () => {
  for (const entries of Object.values(collections)) {
    const keys = entries.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
  const products = new Set(collections.products.map(({ key }) => key));
  const questions = new Set(collections.questions.map(({ key }) => key));
  const named = [
    ...collections.banners.map(({ data }) => data.product),
    ...collections.testimonials.map(({ data }) => data.product),
    ...globals['dealer-page'].vehicles,
    ...collections.dealers.flatMap(({ data }) => data.vehicles ?? []),
  ];
  expect(named.filter((key) => key && !products.has(key))).toEqual([]);
  expect(
    collections.products.flatMap(({ data }) => data.questions?.filter((key) => !questions.has(key))),
  ).toEqual([]);
});

test('every named figure exists in its vehicle, and every figure has a condition', () => {
  for (const { data } of collections.products) {
    const keys = data.figures?.map(({ key }) => key) ?? [];
    expect(new Set(keys).size).toBe(keys.length);
    const named = [
      ...(data.headlineFigures ?? []),
      ...(data.variants?.flatMap(({ figureKeys }) => figureKeys ?? []) ?? []),
      ...(data.comparison?.rows?.map(({ figureKey }) => figureKey) ?? []),
      ...collections.banners
        .filter((banner) => banner.data.product === data.key)
        .map((banner) => banner.data.figureKey),
    ];
    expect(named.filter((key) => !keys.includes(String(key)))).toEqual([]);
    expect(data.figures?.filter(({ condition }) => condition.length < 4)).toEqual([]);
  }
});

test('every page has a title and a description that a search result can show', () => {
  const metas = collections['page-meta'].map(({ data }) => data);
  // A vehicle that is not in the specification uses its own name as title.
  expect(metas.map(({ key }) => key).sort()).toEqual(pageKeys.filter((key) => key !== 'product').sort());
  for (const { metaTitle, metaDescription } of metas) {
    expect(metaTitle?.length).toBeLessThanOrEqual(70);
    expect(metaDescription?.length).toBeGreaterThan(60);
    expect(metaDescription?.length).toBeLessThanOrEqual(155);
  }
});

test('articles are of a readable length', () => {
  for (const { key, data } of collections.blogs) {
    const words = listTexts(data.body.root.children.map((node) => node.children))
      .join(' ')
      .split(/\s+/).length;
    expect(words, key).toBeGreaterThanOrEqual(250);
  }
});

test('on the day of the first release there are coming and past events, and no article of a coming date', () => {
  const release = '2026-11-21';
  expect(collections.events.filter(({ data }) => data.date > release).length).toBeGreaterThanOrEqual(3);
  expect(collections.events.filter(({ data }) => data.date < release).length).toBeGreaterThanOrEqual(8);
  expect(collections.blogs.filter(({ data }) => !data.publishedAt || data.publishedAt > release)).toEqual([]);
});

test('content that could be mistaken for facts about real people is marked as a sample', () => {
  for (const name of ['testimonials', 'events', 'blogs', 'trade-shows', 'certificates', 'jobs'] as const)
    expect(
      collections[name].every(({ data }) => data.isSample === true),
      name,
    ).toBe(true);
  expect(globals['site-settings'].isSample).toBe(true);
});

test('phones, mails and profiles reach nobody', () => {
  const { phones, emails, socialProfiles, whatsapp } = globals['site-settings'];
  expect(phones.filter(({ number }) => !number.startsWith('+91 79 0000'))).toEqual([]);
  expect(whatsapp).toMatch(/^\+91 0/);
  expect(emails.filter(({ address }) => !address.endsWith('@example.com'))).toEqual([]);
  expect(socialProfiles).toHaveLength(2);
  expect(socialProfiles?.filter(({ url }) => !url.startsWith('https://www.example.com/'))).toEqual([]);
});

test('no text holds filler or marketing phrases', () => {
  const banned =
    /content remaining|lorem|ipsum|cutting[- ]edge|state[- ]of[- ]the[- ]art|seamless|revolutioni[sz]|game[- ]chang|next[- ]gen|unleash|leverag|synerg|elevate|empower|world of|best[- ]in[- ]class|todo|tbd|—|–/i;
  expect(texts.filter((text) => banned.test(text))).toEqual([]);
});

test('there are 36 states and union territories, each with a city', () => {
  expect(states).toHaveLength(36);
  expect(states.filter(({ cities }) => cities.length === 0)).toEqual([]);
  const total = states.reduce((sum, { cities }) => sum + cities.length, 0);
  expect(total).toBeGreaterThan(5000);
  expect(total).toBeLessThan(8000);
  expect(states.find(({ code }) => code === 'GJ')?.cities).toContain('Ahmedabad');
});
