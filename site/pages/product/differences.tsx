import type { Product } from '../../data/products.ts';
import { useLocale } from '../../page/locale-context.ts';
import { FeatureList } from '../../ui/feature-list.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './differences.module.css';

/** What is new in its build, the first of it shown from near by, and how it answers what customers ask for. */
export const Differences = ({
  name,
  innovationsHeading,
  innovations,
  innovationPicture,
  solutions,
}: Pick<Product, 'name' | 'innovationsHeading' | 'innovations' | 'innovationPicture' | 'solutions'>) => {
  const { product } = useLocale().words;
  const [lead, ...others] = innovations;
  const kicker = innovationsHeading || product.innovations;
  return (
    <Section kicker={lead && kicker} title={product.differences({ name })}>
      {lead && (
        <div className={styles.lead}>
          {innovationPicture && (
            <div className={styles.picture}>
              <Picture picture={innovationPicture} sizes="(min-width: 48rem) 34rem, 92vw" fit="crop" />
            </div>
          )}
          <div>
            <h3 className={styles.title}>{lead.title}</h3>
            <p className={styles.text}>{lead.text}</p>
            <FeatureList rank={3} label={kicker} items={others} />
          </div>
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
