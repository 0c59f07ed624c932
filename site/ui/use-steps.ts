import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** The place of a slide, e.g. "2 of 4". @param place the sentence with # where its number stands */
export const sayPlace = (place: string, index: number): string => place.replace('#', String(index + 1));

/**
 * Whoever pushed the row along before its script came keeps the slide: the carousel counts from the first, and moves
 * what is in the row.
 */
const takeOver = (carousel: EmblaCarouselType) => {
  const row = carousel.rootNode();
  const [slide] = carousel.slideNodes();
  if (!slide || !row.scrollLeft) return;
  const shown = Math.round(row.scrollLeft / slide.offsetWidth);
  row.scrollLeft = 0;
  carousel.scrollTo(shown, true);
};

/**
 * The buttons of a row of slides, and what they say: the place of the slide that they lead to. Nothing is said of a
 * slide that comes by itself.
 */
export const useSteps = (carousel: EmblaCarouselType | undefined, place: string) => {
  const [heard, setHeard] = useState('');

  useEffect(() => {
    if (!carousel) return;
    takeOver(carousel);
    const fallSilent = () => setHeard('');
    carousel.on('select', fallSilent);
    return () => {
      carousel.off('select', fallSilent);
    };
  }, [carousel]);

  const step = (move: 'scrollPrev' | 'scrollNext') => {
    if (!carousel) return;
    const before = carousel.selectedScrollSnap();
    carousel[move]();
    const after = carousel.selectedScrollSnap();
    // Slides that all fit into the row stay where they are.
    if (after !== before) setHeard(sayPlace(place, after));
  };
  return { heard, step };
};
