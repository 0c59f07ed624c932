import { act, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from '../ui/carousel.tsx';
import { toExamplePicture } from '../ui/example-picture.ts';
import { getWords } from '../words/words.ts';
import GallerySlider from './gallery-slider.island.tsx';
import PhotoCarousel from './photo-carousel.island.tsx';
import TestimonialCarousel from './testimonial-carousel.island.tsx';

const width = 300;
const { role, slideRole, controls } = getWords('en').carousel;
const words = { role, slideRole, ...controls.pictures, place: '# of 3' };
const pictures = ['#111', '#222', '#333'].map((tone) => toExamplePicture('Major', 400, 300, tone));

const photos = (shown: typeof pictures) => (
  <PhotoCarousel words={words} label="Pictures" pictures={shown} sizes="100vw" allRound={null} />
);

// Embla takes drags only of a row that is laid out.
Object.defineProperty(HTMLElement.prototype, 'offsetParent', { get: () => document.body });

let unmount = () => {};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  document.head.innerHTML = '<style>div { margin: 0px }</style>';
  // There is no layout here: every slide is as wide as the row, each beside the one before.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
    return width * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
});
afterEach(() => {
  unmount();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** @param pushed how far the row was scrolled before its script loaded */
const show = async (row: ReactNode, pushed = 0) => {
  const holder = document.createElement('div');
  document.body.append(holder);
  if (pushed > 0) holder.innerHTML = renderToString(row);
  const viewport = holder.querySelector('.viewport');
  if (viewport) viewport.scrollLeft = pushed;
  const root = await act(async () => (pushed > 0 ? hydrateRoot(holder, row) : createRoot(holder)));
  const draw = (next: ReactNode) => act(async () => root.render(next));
  await draw(row);
  unmount = () => {
    act(() => root.unmount());
    holder.remove();
  };
  const button = (name: string) => holder.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
  return {
    holder,
    draw,
    heard: () => holder.querySelector('[role="status"]')?.textContent,
    press: async (name: string) => {
      await act(async () => button(name)?.focus());
      await act(async () => button(name)?.click());
    },
    leave: () => act(async () => (document.activeElement as HTMLElement).blur()),
    point: (kind: 'pointerover' | 'pointerout') =>
      act(async () =>
        holder.querySelector('section')?.dispatchEvent(new PointerEvent(kind, { bubbles: true })),
      ),
  };
};

test.each([
  ['pictures that slide by themselves', photos(pictures)],
  ['a gallery', <GallerySlider words={words} label="Gallery" pictures={pictures} gap={40} key="gallery" />],
])('the buttons of %s announce the place of the new picture', async (_name, row) => {
  const { heard, press } = await show(row);
  expect(heard()).toBe('');
  await press('Next picture');
  expect(heard()).toBe('2 of 3');
  await press('Previous picture');
  await press('Previous picture');
  expect(heard()).toBe('3 of 3');
});

test.each([
  ['pictures that slide by themselves', photos(pictures)],
  ['a gallery', <GallerySlider words={words} label="Gallery" pictures={pictures} gap={40} key="gallery" />],
])('%s keep the slide scrolled to before the script loaded', async (_name, row) => {
  const { holder, heard, press } = await show(row, width);
  expect(holder.querySelector('.viewport')?.scrollLeft).toBe(0);
  const count = holder.querySelector('.count');
  if (count) expect(count.textContent).toBe('2 / 3');
  await press('Next picture');
  expect(heard()).toBe('3 of 3');
});

test('a slide that changes by itself announces nothing', async () => {
  const { holder, heard, press, leave } = await show(photos(pictures));
  expect(holder.querySelector('[aria-live]')).toBeNull();
  await press('Next picture');
  expect(heard()).toBe('2 of 3');
  await leave();
  await act(() => vi.advanceTimersByTimeAsync(5100));
  expect(holder.textContent).toContain('3 / 3');
  expect(heard()).toBe('');
});

test('no slide moves by itself while the focus or the pointer is in the carousel', async () => {
  const { holder, press, leave, point } = await show(photos(pictures));
  const wait = () => act(() => vi.advanceTimersByTimeAsync(5100));
  await press('Next picture');
  await point('pointerover');
  await point('pointerout');
  await wait();
  expect(holder.textContent).toContain('2 / 3');
  await point('pointerover');
  await leave();
  await wait();
  expect(holder.textContent).toContain('2 / 3');
  await point('pointerout');
  await wait();
  expect(holder.textContent).toContain('3 / 3');
});

test('the slides move after a press on play, although the pointer and the focus are in the carousel', async () => {
  const { holder, press, point } = await show(photos(pictures));
  await point('pointerover');
  await press('Pause the pictures');
  await press('Play the pictures');
  await act(() => vi.advanceTimersByTimeAsync(5100));
  expect(holder.textContent).toContain('2 / 3');
});

test('the buttons of a row that cannot scroll announce nothing', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.getAttribute('role') === 'group' ? width / 10 : width;
  });
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(0);
  const { heard, press } = await show(
    <GallerySlider words={words} label="Gallery" pictures={pictures} gap={40} />,
  );
  await press('Next picture');
  expect(heard()).toBe('');
});

const banners = (onNear: (index: number) => void) => (
  <Carousel
    label="Banners"
    slides={pictures.map(({ src }) => ({ key: src, content: src }))}
    delay={5000}
    onNear={onNear}
    words={{ ...words, pause: 'Pause', play: 'Play' }}
  />
);

test('a carousel that was stopped makes the next slide ready only for a visitor who drags', async () => {
  const near = vi.fn();
  const { holder, press } = await show(banners(near));
  await press('Pause');
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(near).not.toHaveBeenCalledWith(1);
  const touch = Object.assign(new Event('touchstart'), { touches: [{ clientX: 0, clientY: 0 }] });
  await act(async () => holder.querySelector('.viewport')?.dispatchEvent(touch));
  expect(near).toHaveBeenCalledWith(1);
});

test('where movement is unwanted no slide is made ready before its turn', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const near = vi.fn();
  await show(banners(near));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(near).not.toHaveBeenCalledWith(1);
});

test('out of sight no slide moves by itself, and no next slide is prepared', async () => {
  let tell: ((entries: { isIntersecting: boolean }[]) => void) | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class extends IntersectionObserver {
      constructor(told: IntersectionObserverCallback) {
        super(told);
        tell = (entries) => told(entries as IntersectionObserverEntry[], this);
      }
    },
  );
  const near = vi.fn();
  const { holder } = await show(banners(near));
  await act(async () => tell?.([{ isIntersecting: true }, { isIntersecting: false }]));
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(holder.textContent).toContain('1 / 3');
  expect(near).not.toHaveBeenCalledWith(1);
  await act(async () => tell?.([{ isIntersecting: true }]));
  await act(() => vi.advanceTimersByTimeAsync(2600));
  expect(near).toHaveBeenCalledWith(1);
  await act(() => vi.advanceTimersByTimeAsync(2500));
  expect(holder.textContent).toContain('2 / 3');
});

test('begins to move when it gets more pictures, and goes on when its pictures change', async () => {
  const { holder, draw } = await show(photos(pictures.slice(0, 1)));
  await draw(photos(pictures));
  await act(() => vi.advanceTimersByTimeAsync(5100));
  expect(holder.textContent).toContain('2 / 3');
  await draw(photos(pictures.slice(0, 2)));
  await act(() => vi.advanceTimersByTimeAsync(5100));
  expect(holder.textContent).toContain('1 / 2');
});

test.each([
  ['that slides by itself', photos(pictures.slice(0, 1))],
  [
    'of a gallery',
    <GallerySlider words={words} label="Gallery" pictures={pictures.slice(0, 1)} gap={40} key="gallery" />,
  ],
])('a single picture %s does not move and has no buttons', async (_name, row) => {
  const { holder } = await show(row);
  await act(() => vi.advanceTimersByTimeAsync(5100));
  expect(holder.querySelectorAll('img')).toHaveLength(1);
  expect(holder.querySelectorAll('button')).toHaveLength(0);
});

test('shows the testimonials of two people of one name', async () => {
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const said = { fullName: 'Asha Patel', designation: 'Driver', portrait: null, isSample: false };
  const testimonials = ['It earns.', 'It lasts.'].map((text, id) => ({ ...said, id, text }));
  const { holder } = await show(
    <TestimonialCarousel
      label="Testimonials"
      words={words}
      sampleMark=""
      testimonials={testimonials}
      more={{ words: 'All', href: '/testimonials' }}
    />,
  );
  expect(holder.querySelectorAll('blockquote')).toHaveLength(2);
  expect(warn).not.toHaveBeenCalled();
});
