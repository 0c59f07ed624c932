import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** Reasons to pause. They are separate, so that the end of one does not end the other. */
const free = { pointer: false, focus: false };

/**
 * Controls when a carousel moves by itself: if autoplay is wanted (no reduced motion, not stopped by button or drag),
 * if it is not paused (pointer over it or focus in it), and if it is visible, because a hidden carousel would load its
 * pictures for nothing. The plugin's own pauses are not used: when they end, they undo the pause button.
 */
export const useAutoplay = (carousel: EmblaCarouselType | undefined) => {
  const [wanted, setWanted] = useState(false);
  const [held, setHeld] = useState(free);
  const [inSight, setInSight] = useState(true);

  useEffect(() => {
    if (!carousel) return;
    setWanted(!matchMedia('(prefers-reduced-motion: reduce)').matches);
    const stop = () => setWanted(false);
    carousel.on('pointerDown', stop);
    const sight = new IntersectionObserver((entries) => {
      for (const { isIntersecting } of entries) setInSight(isIntersecting);
    });
    sight.observe(carousel.rootNode());
    return () => {
      carousel.off('pointerDown', stop);
      sight.disconnect();
    };
  }, [carousel]);

  const playing = wanted && !held.pointer && !held.focus && inSight;
  useEffect(() => {
    if (!carousel) return;
    const playOrStop = () => {
      // With only one position the carousel cannot move: the plugin is not set up, and its call would fail.
      if (carousel.scrollSnapList().length < 2) return;
      const { autoplay } = carousel.plugins();
      if (playing) autoplay?.play();
      else autoplay?.stop();
    };
    playOrStop();
    // With other slides or another width, the carousel is set up again and stops.
    carousel.on('reInit', playOrStop);
    return () => {
      carousel.off('reInit', playOrStop);
    };
  }, [carousel, playing]);

  const hold = (part: Partial<typeof free>) => setHeld((others) => ({ ...others, ...part }));
  return {
    wanted,
    inSight,
    toggle: () => {
      setWanted(!wanted);
      // A visitor who presses "play" has the pointer and the focus here. These must not pause it.
      setHeld(free);
    },
    holders: {
      // Pointer events, because a lifted finger leaves mouse events behind.
      onPointerEnter: () => hold({ pointer: true }),
      onPointerLeave: () => hold({ pointer: false }),
      onFocus: () => hold({ focus: true }),
      onBlur: () => hold({ focus: false }),
    },
  };
};
