import type { EmblaCarouselType } from 'embla-carousel';
import { useEffect, useState } from 'react';

/** What holds it: each by itself, so that the one which leaves does not free what the other holds. */
const free = { pointer: false, focus: false };

/**
 * When a carousel moves by itself: it is wanted (not under reduced motion, not paused by button or drag), not
 * held (pointer over it or focus in it), and in sight: what nobody sees would fetch its pictures in vain. The
 * plugin's own stops are not used: on leaving they undo the pause button.
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
      // What has one place alone cannot move: the plugin was not set up, and would fail.
      if (carousel.scrollSnapList().length < 2) return;
      const { autoplay } = carousel.plugins();
      if (playing) autoplay?.play();
      else autoplay?.stop();
    };
    playOrStop();
    // With other slides or another width it is set up anew, and stands.
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
      // Whoever presses "play" has the pointer and the focus here: that must not hold it.
      setHeld(free);
    },
    holders: {
      // Not the mouse's events, which a finger that was lifted leaves behind.
      onPointerEnter: () => hold({ pointer: true }),
      onPointerLeave: () => hold({ pointer: false }),
      onFocus: () => hold({ focus: true }),
      onBlur: () => hold({ focus: false }),
    },
  };
};
