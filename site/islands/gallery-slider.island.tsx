import useEmblaCarousel from 'embla-carousel-react';
import { classNames } from '../ui/class-names.ts';
import { Drawing } from '../ui/drawing.tsx';
import { Picture, type PictureSource } from '../ui/picture.tsx';
import styles from './gallery-slider.module.css';

interface GallerySliderProps {
  label: string;
  pictures: PictureSource[];
  /** Pixels between two pictures (specification, section 9). */
  gap: 30 | 40;
}

const sizes = '(min-width: 70rem) 44rem, (min-width: 48rem) 60vw, 78vw';

/** Pictures side by side, the one in focus in the middle, going round without end. Moves only when moved. */
const GallerySlider = ({ label, pictures, gap }: GallerySliderProps) => {
  const [viewport, carousel] = useEmblaCarousel({ loop: true, align: 'center' });
  return (
    <section
      className={classNames(styles.slider, gap === 30 && styles.narrow)}
      aria-roledescription="carousel"
      aria-label={label}
      data-ready={carousel ? '' : undefined}
    >
      <div className={styles.viewport} ref={viewport} tabIndex={carousel ? undefined : 0}>
        <div className={styles.slides}>
          {pictures.map((picture, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the carousel pattern names its slides as groups.
            <div
              className={styles.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${pictures.length}`}
              key={picture.src}
            >
              <div className={styles.picture}>
                <Picture picture={picture} sizes={sizes} fit="crop" />
              </div>
            </div>
          ))}
        </div>
      </div>
      <div className={styles.controls}>
        <button
          type="button"
          className={styles.control}
          aria-label="Previous picture"
          onClick={() => carousel?.scrollPrev()}
        >
          <Drawing path="M15 5l-7 7 7 7" />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label="Next picture"
          onClick={() => carousel?.scrollNext()}
        >
          <Drawing path="M9 5l7 7-7 7" />
        </button>
      </div>
    </section>
  );
};

export default GallerySlider;
