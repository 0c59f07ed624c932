import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toExamplePicture } from '../ui/example-picture.ts';
import { getWords } from '../words/words.ts';
import ColourChoice from './colour-choice.island.tsx';
import ShowGallery from './show-gallery.island.tsx';

const { carousel, lightbox } = getWords('en');

const toColour = (key: string, name: string, swatch: string) => ({
  key,
  name,
  swatch,
  enquiry: {
    words: `Ask for ${name}`,
    href: '/contactus#enquiry',
    subject: { product: 'mastee', marker: 'mastee', colorval: name },
  },
  label: `Mastee, ${name}`,
  pictures: [toExamplePicture(name)],
  carousel: { ...carousel, ...carousel.controls.pictures, place: '# of 1' },
  allRound: null,
});

const colours = (
  <ColourChoice
    colours={[toColour('yellow', 'Yellow', '#ffcc00'), toColour('white', 'White', '#ffffff')]}
    initial={0}
    path="/productmastee"
    words={{ choose: 'Colour', note: '' }}
    sizes="100vw"
  />
);

const categories = (
  <ShowGallery
    categories={[
      { name: 'Stall', slug: 'stall', href: '/auto-show-2024', heard: 'Stall: 3 pictures' },
      {
        name: 'Visitors',
        slug: 'visitors',
        href: '/auto-show-2024?category=visitors',
        heard: 'Visitors: 1 picture',
      },
    ]}
    pictures={[]}
    selected="stall"
    words={{ categories: 'Categories', lightbox: { ...lightbox, place: '# of ##' } }}
  />
);

let close = () => {};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  close();
  vi.unstubAllGlobals();
});

/** Draws a choice on the page of `address`, whose Hindi page is at `hindi`. */
const open = async (choice: ReactNode, address: string, hindi: string) => {
  history.replaceState(null, '', address);
  const bar = '<nav><a data-enquire href="/contactus?vehicle=mastee&choice=Yellow#enquiry">Enquire</a></nav>';
  document.body.innerHTML = `<nav><a hreflang="hi" href="${hindi}">हिन्दी</a></nav><main></main>${bar}`;
  const root = createRoot(document.querySelector('main') as HTMLElement);
  close = () => act(() => root.unmount());
  await act(async () => root.render(choice));
  return async (name: string) => {
    const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name);
    await act(async () => link?.click());
    const { pathname, search } = document.querySelector('[hreflang]') as HTMLAnchorElement;
    return { here: location.pathname + location.search, hindi: pathname + search };
  };
};

test.each([
  ['colour', colours, '/productmastee', 'Yellow', 'White', '?colour=white'],
  ['category', categories, '/auto-show-2024', 'Stall', 'Visitors', '?category=visitors'],
])(
  'a chosen %s is added to the address and to the links to other languages, except the first one',
  async (_what, choice, path, first, other, query) => {
    const choose = await open(choice, path, `/hi${path}`);
    expect(await choose(other)).toEqual({ here: path + query, hindi: `/hi${path}${query}` });
    expect(await choose(first)).toEqual({ here: path, hindi: `/hi${path}` });
  },
);

test.each([
  ['colour', colours, 'White'],
  ['category', categories, 'Visitors'],
])('choosing a %s in a preview does not change its address', async (_what, choice, other) => {
  const choose = await open(choice, '/preview/products/3/en', '/preview/products/3/hi');
  expect(await choose(other)).toEqual({ here: '/preview/products/3/en', hindi: '/preview/products/3/hi' });
});

test('campaign parameters stay in the address', async () => {
  const choose = await open(colours, '/productmastee?utm_source=fair', '/hi/productmastee?utm_source=fair');
  const query = '?colour=white&utm_source=fair';
  expect(await choose('White')).toEqual({
    here: `/productmastee${query}`,
    hindi: `/hi/productmastee${query}`,
  });
});

test.each([
  ['colour', colours, '/productmastee', 'White', 'Mastee, White'],
  ['category', categories, '/auto-show-2024', 'Visitors', 'Visitors: 1 picture'],
])('choosing a %s is announced, and nothing before', async (_what, choice, path, other, said) => {
  const choose = await open(choice, path, `/hi${path}`);
  const heard = () => document.querySelector('main .only-heard[role="status"]');
  expect(heard()?.textContent).toBe('');
  await choose(other);
  expect(heard()?.textContent).toBe(said);
});

test('the bar at the foot of the screen enquires about the chosen colour, also by its address', async () => {
  const choose = await open(colours, '/productmastee?utm_source=fair', '/hi/productmastee');
  await choose('White');
  const bar = document.querySelector<HTMLElement>('nav [data-enquire]');
  expect(bar?.dataset).toMatchObject({ product: 'mastee', colorval: 'White' });
  expect(bar?.getAttribute('href')).toBe('/contactus?vehicle=mastee&choice=White&utm_source=fair#enquiry');
});
