import type { CarouselWords } from '../../ui/carousel.tsx';
import type { LightboxWords } from '../../ui/lightbox.tsx';
import type { Words } from '../../words/words.ts';

/** The words of a carousel with this number of slides. */
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

/** The words of the dialog with a full-size picture, for any number of pictures. */
export const toLightboxWords = ({
  lightbox,
  carousel,
}: Pick<Words, 'lightbox' | 'carousel'>): LightboxWords => ({
  ...lightbox,
  place: carousel.place({ number: '#', total: '##' }),
});
