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
    <Section title={words.specification.title} id="specifications">
      <SpecificationTable
        caption={words.specification.caption({ name, usual })}
        columns={[words.specification.feature, words.specification.figure]}
        groups={groups}
      />
      {footnotes.map((footnote) => (
        <p className={styles.footnote} key={footnote}>
          {footnote}
        </p>
      ))}
      {children}
    </Section>
  );
};
