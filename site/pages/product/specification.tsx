import type { ReactNode } from 'react';
import type { Product } from '../../data/products.ts';
import type { ProductLine } from '../../data/products-menu.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Fold } from '../../ui/fold.tsx';
import { Section } from '../../ui/section.tsx';
import { SpecificationTable } from '../../ui/specification-table.tsx';
import { Sheet } from './sheet.tsx';
import styles from './specification.module.css';
import { toSpecificationRows } from './specification-rows.ts';

/** The vehicle's measured drawing, the whole specification, its equipment, and links for the next step. */
export const Specification = ({
  product,
  productLines,
  children,
}: {
  product: Pick<Product, 'key' | 'name' | 'plateName' | 'sheet' | 'specification' | 'accessories'>;
  productLines: readonly ProductLine[];
  children: ReactNode;
}) => {
  const { name, sheet, specification, accessories } = product;
  const words = useLocale().words.product;
  const isMeasured = sheet !== null && Object.keys(sheet.measures).length > 0;
  const { usual, groups, footnotes } = toSpecificationRows({ specification, accessories }, words);
  return (
    <Section
      kicker={words.specification.title}
      title={words.specification.heading({ name })}
      lead={usual && words.specification.usual({ usual })}
      id="specifications"
    >
      {sheet && (
        <Fold title={isMeasured ? words.sheet.title : words.sheet.unmeasured}>
          <Sheet sheet={sheet} product={product} productLines={productLines} />
        </Fold>
      )}
      <SpecificationTable name={words.specification.title} groups={groups} />
      {footnotes.map((footnote) => (
        <p className={styles.footnote} key={footnote}>
          {footnote}
        </p>
      ))}
      {children}
    </Section>
  );
};
