import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** The position of a slide, e.g. "2 of 4". @param place the text with # for the number */
export const sayPlace = (place: string, index: number): string => place.replace('#', String(index + 1));

/**
 * Keeps the slide for a visitor who has scrolled the row before its script loaded. Otherwise the carousel would count
 * from the first slide and move the row.
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
 * The buttons of a row of slides, and their announcements: the position of the slide that they lead to. A slide that
 * comes by itself is not announced.
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
    // If all slides fit into the row, they do not move.
    if (after !== before) setHeard(sayPlace(place, after));
  };
  return { heard, step };
};
