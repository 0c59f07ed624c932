import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** The buttons of a row of slides, and what they say: the place of the slide that they lead to. Nothing is said of a slide that comes by itself. */
export const useSteps = (carousel: EmblaCarouselType | undefined, places: readonly string[]) => {
  const [heard, setHeard] = useState('');

  useEffect(() => {
    if (!carousel) return;
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
    const place = carousel.selectedScrollSnap();
    // Slides that all fit into the row stay where they are.
    if (place !== before) setHeard(places[place] ?? '');
  };
  return { heard, step };
};
