import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './carousel.module.css';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { sayPlace, useSteps } from './use-steps.ts';

/** Texts of a carousel. They have no placeholder except a number, because they are sent to the browser. */
export interface CarouselWords {
  /** Role of the carousel and of a slide, for screen readers. */
  role: string;
  slideRole: string;
  previous: string;
  next: string;
  pause: string;
  play: string;
  /** The position of a slide, with # for its number, e.g. "# of 4": one text is shorter than one for each slide. */
  place: string;
}

interface CarouselProps {
  label: string;
  slides: { key: string; content: ReactNode }[];
  /** Milliseconds for which one slide is shown. */
  delay: number;
  /** "pairs": two slides side by side from a width of 576 px. */
  view?: 'single' | 'pairs';
  /**
   * Called with the index of the shown slide and of the next one: halfway through the time of the shown slide while the
   * carousel moves by itself, or when a visitor begins to drag.
   */
  onNear?: (index: number) => void;
  /** Content beside the controls. */
  foot?: ReactNode;
  words: CarouselWords;
}

/**
 * Slides that advance by themselves in an endless row; the base of the carousel islands.
 * Without script it is a row that snaps into place when it is scrolled.
 */
export const Carousel = ({ label, slides, delay, view = 'single', onNear, foot, words }: CarouselProps) => {
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'start' }, [
    Autoplay({ delay, playOnInit: false }),
  ]);
  const [selected, setSelected] = useState(0);
  const { wanted, inSight, toggle, holders } = useAutoplay(carousel);
  const { heard, step } = useSteps(carousel, words.place);

  useEffect(() => {
    if (!carousel) return;
    const select = () => setSelected(carousel.selectedScrollSnap());
    select();
    carousel.on('select', select);
    return () => {
      carousel.off('select', select);
    };
  }, [carousel]);

  const { length } = slides;
  useEffect(() => {
    if (!onNear) return;
    onNear(selected);
    const bringNext = () => onNear((selected + 1) % length);
    // A visitor who drags sees the edge of the next slide at once.
    carousel?.on('pointerDown', bringNext);
    const timer = wanted && inSight ? setTimeout(bringNext, delay / 2) : undefined;
    return () => {
      carousel?.off('pointerDown', bringNext);
      clearTimeout(timer);
    };
  }, [carousel, onNear, selected, wanted, inSight, length, delay]);

  return (
    <section
      className={classNames(styles.carousel, styles[view])}
      aria-roledescription={words.role}
      aria-label={label}
      data-ready={carousel ? '' : undefined}
      {...holders}
    >
      {/* A visitor who has focused the row keeps the focus when the script takes over. */}
      <div className={styles.viewport} ref={viewport} tabIndex={carousel ? -1 : 0}>
        <div className={styles.slides}>
          {slides.map(({ key, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern names its slides as groups.
            <div
              className={styles.slide}
              role="group"
              aria-roledescription={words.slideRole}
              aria-label={sayPlace(words.place, index)}
              key={key}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <div className={styles.foot}>
        {foot}
        {length > 1 && (
          <div className={styles.controls}>
            <IconButton
              label={words.previous}
              sign="previous"
              look="outline"
              onClick={() => step('scrollPrev')}
            />
            <IconButton
              label={wanted ? words.pause : words.play}
              sign={wanted ? 'pause' : 'play'}
              look="outline"
              onClick={toggle}
            />
            <IconButton label={words.next} sign="next" look="outline" onClick={() => step('scrollNext')} />
            <span className={styles.count} aria-hidden="true">
              {selected + 1} / {length}
            </span>
            <span className="only-heard" role="status">
              {heard}
            </span>
          </div>
        )}
      </div>
    </section>
  );
};
