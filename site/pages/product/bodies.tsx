import { EnquireLink } from '../../islands/enquire-link.tsx';
import PhotoCarousel from '../../islands/photo-carousel.island.tsx';
import { Island } from '../../page/island.tsx';
import { MeterList } from '../../ui/meter.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './bodies.module.css';
import { toEnquiry } from './enquiry.ts';
import type { ProductData } from './load-product.ts';

const sizes = '(min-width: 70rem) 38rem, (min-width: 48rem) 50vw, 92vw';

/** The bodies of a cargo vehicle: pictures, figures and an enquiry of its own for each. */
export const Bodies = ({ frame, product }: ProductData) => (
  <Section title="Choose the body" id="bodies">
    {product.variants
      .filter(({ kind }) => kind === 'body')
      .map(({ key, label, inquiryLabel, pictures, figures }) => {
        const enquiry = toEnquiry(frame.settings, product, inquiryLabel);
        return (
          <section className={styles.body} id={key} aria-labelledby={`${key}-title`} key={key}>
            <div className={styles.pictures}>
              <Island
                name="photo-carousel"
                of={PhotoCarousel}
                props={{ label: `Pictures of ${product.name}, ${label}`, pictures, sizes }}
              />
            </div>
            <div className={styles.words}>
              <h3 className={styles.title} id={`${key}-title`}>
                {label}
              </h3>
              <MeterList figures={figures} />
              {enquiry && <EnquireLink {...enquiry} />}
            </div>
          </section>
        );
      })}
  </Section>
);
