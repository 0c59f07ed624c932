import useEmblaCarousel from 'embla-carousel-react';
import type { CarouselWords } from '../ui/carousel.tsx';
import { classNames } from '../ui/class-names.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { Picture, type PictureSource } from '../ui/picture.tsx';
import { sayPlace, useSteps } from '../ui/use-steps.ts';
import styles from './gallery-slider.module.css';

interface GallerySliderProps {
  label: string;
  pictures: PictureSource[];
  words: Omit<CarouselWords, 'pause' | 'play'>;
  /** Pixels between two pictures (specification, section 9). */
  gap: 30 | 40;
}

const sizes = '(min-width: 70rem) 44rem, (min-width: 48rem) 60vw, 92vw';

/**
 * Pictures side by side in an endless row, with the focused one in the middle. It moves only when the visitor moves it.
 */
const GallerySlider = ({ label, pictures, words, gap }: GallerySliderProps) => {
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'center' });
  const { heard, step } = useSteps(carousel, words.place);
  return (
    <section
      className={classNames(styles.slider, gap === 30 && styles.narrow)}
      aria-roledescription={words.role}
      aria-label={label}
      data-ready={carousel ? '' : undefined}
    >
      {/* A visitor who has focused the row keeps the focus when the script takes over. */}
      <div className={styles.viewport} ref={viewport} tabIndex={carousel ? -1 : 0}>
        <div className={styles.slides}>
          {pictures.map((picture, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern names its slides as groups.
            <div
              className={styles.slide}
              role="group"
              aria-roledescription={words.slideRole}
              aria-label={sayPlace(words.place, index)}
              key={picture.src}
            >
              <div className={styles.picture}>
                <Picture picture={picture} sizes={sizes} fit="crop" />
              </div>
            </div>
          ))}
        </div>
      </div>
      {pictures.length > 1 && (
        <div className={styles.controls}>
          <IconButton
            label={words.previous}
            sign="previous"
            look="outline"
            onClick={() => step('scrollPrev')}
          />
          <IconButton label={words.next} sign="next" look="outline" onClick={() => step('scrollNext')} />
          <span className="only-heard" role="status">
            {heard}
          </span>
        </div>
      )}
    </section>
  );
};

export default GallerySlider;
