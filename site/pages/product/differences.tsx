import type { Product } from '../../data/products.ts';
import { useLocale } from '../../page/locale-context.ts';
import { FeatureList } from '../../ui/feature-list.tsx';
import { Fold } from '../../ui/fold.tsx';
import { NumberedPicture } from '../../ui/numbered-picture.tsx';
import { acrossPhone } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './differences.module.css';

/** Innovations of the vehicle, numbered on one picture, and how they answer the needs of customers. */
export const Differences = ({
  name,
  innovationsHeading,
  innovations,
  innovationPicture,
  solutions,
}: Pick<Product, 'name' | 'innovationsHeading' | 'innovations' | 'innovationPicture' | 'solutions'>) => {
  const { product } = useLocale().words;
  const kicker = innovationsHeading || product.innovations;
  // Without the picture, numbers would point to nothing. On the picture they follow the order of the list.
  const spots = innovations.flatMap(({ spot }) => (innovationPicture && spot) ?? []);
  const listed = innovations.toSorted((one, other) => Number(!one.spot) - Number(!other.spot));
  return (
    <Section kicker={innovations.length > 0 && kicker} title={product.differences({ name })}>
      {innovations.length > 0 && (
        <div className={styles.shown}>
          {innovationPicture && (
            <NumberedPicture
              picture={innovationPicture}
              sizes={`(min-width: 64rem) 38rem, ${acrossPhone}`}
              spots={spots}
            />
          )}
          <FeatureList rank={3} label={kicker} items={listed} numbered={spots.length} />
        </div>
      )}
      {solutions.length > 0 && (
        <Fold title={product.solutions}>
          <div className={styles.many}>
            <FeatureList label={product.solutions} items={solutions} />
          </div>
        </Fold>
      )}
    </Section>
  );
};
