import type { Product } from '../../data/products.ts';
import { useLocale } from '../../page/locale-context.ts';
import { classNames } from '../../ui/class-names.ts';
import { FeatureList } from '../../ui/feature-list.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './customers.module.css';

const sizes = '(min-width: 70rem) 68rem, 92vw';

// Above this number the segments are a list in columns, in which readers look for their own segment.
const manySegments = 6;

/** The customers: what they require, who drives the vehicle, who buys it. */
export const Customers = ({
  customerRequirements,
  segmentNeeds,
  endUsers,
  targetCustomers,
  bannerPicture,
}: Pick<
  Product,
  'customerRequirements' | 'segmentNeeds' | 'endUsers' | 'targetCustomers' | 'bannerPicture'
>) => {
  const words = useLocale().words.product.customers;
  return (
    <Section kicker={segmentNeeds.length > 0 && words.segments} title={words.title} ground="sand">
      {bannerPicture && (
        <div className={styles.scene}>
          <Picture picture={bannerPicture} sizes={sizes} fit="crop" />
        </div>
      )}
      <div className={classNames(styles.parts, targetCustomers.length > manySegments && styles.many)}>
        {customerRequirements.length > 0 && (
          <Fold title={words.requirements}>
            <FeatureList items={customerRequirements} />
          </Fold>
        )}
        {segmentNeeds.length > 0 && (
          <Fold title={words.needs}>
            <FeatureList items={segmentNeeds} />
          </Fold>
        )}
        <div className={styles.buyers}>
          {endUsers.length > 0 && (
            <Fold title={words.users}>
              <ul className={styles.users}>
                {endUsers.map(({ text, ageFrom, ageTo }) => (
                  <li key={text}>
                    {ageFrom !== null && ageTo !== null
                      ? words.aged({ who: text, from: ageFrom, to: ageTo })
                      : text}
                  </li>
                ))}
              </ul>
            </Fold>
          )}
          {targetCustomers.length > 0 && (
            <Fold title={words.targets}>
              <FeatureList items={targetCustomers} />
            </Fold>
          )}
        </div>
      </div>
    </Section>
  );
};
