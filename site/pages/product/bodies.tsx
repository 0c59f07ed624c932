import { EnquireLink } from '../../islands/enquire-link.tsx';
import PhotoCarousel from '../../islands/photo-carousel.island.tsx';
import { Island } from '../../page/island.tsx';
import { useLocale } from '../../page/locale-context.ts';
import { MeterList } from '../../ui/meter.tsx';
import { acrossPhone } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import { toCarouselWords } from '../layout/carousel-words.ts';
import styles from './bodies.module.css';
import { toEnquiry } from './enquiry.ts';
import type { ProductData } from './load-product.ts';
import { toRoundLink } from './to-all-round.ts';
import { toMeters } from './to-meters.ts';

const sizes = `(min-width: 70rem) 38rem, (min-width: 48rem) 50vw, ${acrossPhone}`;

/** The bodies of a cargo vehicle, each with its own pictures, figures and enquiry. */
export const Bodies = ({ frame, product }: ProductData) => {
  const locale = useLocale();
  const { words } = locale;
  return (
    <Section title={words.product.bodies} id="bodies">
      {product.variants
        .filter(({ kind }) => kind === 'body')
        .map((variant) => {
          const { key, label, inquiryLabel, pictures, figures } = variant;
          const enquiry = toEnquiry(frame.settings, product, locale, inquiryLabel);
          return (
            <section className={styles.body} id={key} aria-labelledby={`${key}-title`} key={key}>
              <div className={styles.pictures}>
                <Island
                  name="photo-carousel"
                  of={PhotoCarousel}
                  props={{
                    words: toCarouselWords(words, 'pictures', pictures.length),
                    label: words.product.picturesOf({ name: product.name, choice: label }),
                    pictures,
                    sizes,
                    allRound: toRoundLink(words, variant),
                  }}
                />
              </div>
              <div className={styles.words}>
                <h3 className={styles.title} id={`${key}-title`}>
                  {label}
                </h3>
                <MeterList figures={toMeters(figures, product, words.product)} />
                {enquiry && <EnquireLink {...enquiry} />}
              </div>
            </section>
          );
        })}
    </Section>
  );
};
