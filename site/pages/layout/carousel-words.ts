import type { CarouselWords } from '../../ui/carousel.tsx';
import type { LightboxWords } from '../../ui/lightbox.tsx';
import type { Words } from '../../words/words.ts';

/** What a carousel of so many slides says. */
export const toCarouselWords = (
  { carousel: { role, slideRole, place, controls } }: Pick<Words, 'carousel'>,
  shows: keyof Words['carousel']['controls'],
  total: number,
): CarouselWords => ({
  role,
  slideRole,
  ...controls[shows],
  place: place({ number: '#', total }),
});

/** What is said of a picture at full size, one of however many. */
export const toLightboxWords = ({
  lightbox,
  carousel,
}: Pick<Words, 'lightbox' | 'carousel'>): LightboxWords => ({
  ...lightbox,
  place: carousel.place({ number: '#', total: '##' }),
});
