import type { ReactNode } from 'react';
import type { Product } from '../../data/products.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Section } from '../../ui/section.tsx';
import { SpecificationTable } from '../../ui/specification-table.tsx';
import styles from './specification.module.css';
import { toSpecificationRows } from './specification-rows.ts';

/** The whole specification, what comes with the vehicle, and where to go on from there. */
export const Specification = ({
  name,
  specification,
  accessories,
  children,
}: Pick<Product, 'name' | 'specification' | 'accessories'> & { children: ReactNode }) => {
  const words = useLocale().words.product;
  const { usual, groups, footnotes } = toSpecificationRows({ specification, accessories }, words);
  return (
    <Section
      kicker={words.specification.title}
      title={words.specification.heading({ name })}
      lead={usual && words.specification.usual({ usual })}
      id="specifications"
    >
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
