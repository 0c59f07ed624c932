import type { Testimonial } from '../../data/testimonials.ts';
import { useLocale } from '../../page/locale-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { MoreLink } from '../../ui/more-link.tsx';
import { Section } from '../../ui/section.tsx';
import { areAllSamples } from '../are-all-samples.ts';
import styles from './voices.module.css';

/** Testimonials of people who drive the vehicle, in full. The first gets the most space. */
export const Voices = ({ name, testimonials }: { name: string; testimonials: Testimonial[] }) => {
  const { words, pathTo } = useLocale();
  const { sample, samples } = words.carousel;
  const all = areAllSamples(testimonials);
  return (
    <Section kicker={all && samples} title={words.product.voices({ name })} ground="night">
      <div className={classNames(styles.voices, testimonials.length > 1 && styles.several)}>
        {testimonials.map(({ id, fullName, designation, description, isSample }) => (
          <figure className={styles.voice} key={id}>
            <blockquote className={styles.words}>{description}</blockquote>
            <figcaption className={styles.person}>
              <b>{fullName}</b>, {designation}
              {isSample && !all && ` ${sample}`}
            </figcaption>
          </figure>
        ))}
      </div>
      <MoreLink href={pathTo('AllTestimonials')}>{words.links.allTestimonials}</MoreLink>
    </Section>
  );
};
