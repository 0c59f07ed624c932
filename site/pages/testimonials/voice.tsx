import type { Testimonial } from '../../data/testimonials.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Picture } from '../../ui/picture.tsx';
import styles from './testimonials.module.css';

/** One customer's words in full, on alternating sides. `marked` marks a sample as such. */
export const Voice = ({ testimonial, marked }: { testimonial: Testimonial; marked: boolean }) => {
  const { sample } = useLocale().words.carousel;
  const { fullName, designation, description, picture, isSample } = testimonial;
  return (
    <figure className={styles.voice}>
      {picture && (
        <div className={styles.picture}>
          <Picture picture={picture} sizes="(min-width: 48rem) 28rem, 12rem" fit="crop" />
        </div>
      )}
      <blockquote className={styles.quote}>{description}</blockquote>
      <figcaption className={styles.person}>
        <b className={styles.name}>{fullName}</b>
        {designation}
        {isSample && marked && ` ${sample}`}
      </figcaption>
    </figure>
  );
};
