import type { Product } from '../../data/products.ts';
import { useLocale } from '../../page/locale-context.ts';
import { MeterList } from '../../ui/meter.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './running-cost.module.css';

/** What it saves and costs, and how that is reckoned. */
export const RunningCost = ({ claims }: Pick<Product, 'claims'>) => {
  const words = useLocale().words.product;
  return (
    <Section title={words.runningCost} ground="sand">
      <div className={styles.parts}>
        <MeterList
          figures={claims.map(({ footnote, ...figure }) => ({
            ...figure,
            label: footnote ? words.marked(figure) : figure.label,
          }))}
          size="large"
        />
        {claims
          .filter(({ footnote }) => footnote)
          .map(({ key, footnote }) => (
            <p className={styles.footnote} key={key}>
              {words.footnote({ text: footnote })}
            </p>
          ))}
      </div>
    </Section>
  );
};
