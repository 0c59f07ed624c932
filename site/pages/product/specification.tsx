import type { ReactNode } from 'react';
import { type Figure, toFigureText } from '../../data/figure.ts';
import type { Product } from '../../data/products.ts';
import { useLocale } from '../../page/locale-context.ts';
import { Section } from '../../ui/section.tsx';
import { SpecificationTable } from '../../ui/specification-table.tsx';
import styles from './specification.module.css';
import { findUsualCondition } from './usual-condition.ts';

const inCell = (figure: Figure) => `${toFigureText(figure)} ${figure.note}`.trim();

/** The whole specification, what comes with the vehicle, and where to go on from there. */
export const Specification = ({
  name,
  specification,
  accessories,
  children,
}: Pick<Product, 'name' | 'specification' | 'accessories'> & { children: ReactNode }) => {
  const words = useLocale().words.product;
  const { groups: names } = words.specification;
  // A few figures of as many groups need no heads.
  const isShort = specification.every(({ rows }) => rows.length === 1);
  const usual = findUsualCondition(specification);
  const footnotes = specification.flatMap(({ rows }) => rows).filter(({ footnote }) => footnote);
  const groups = specification.map(({ name: group, rows }) => ({
    label: names[group],
    rows: rows.map((row) => ({
      head: row.footnote ? words.marked(row) : row.label,
      value: inCell(row),
      ...(row.condition === usual ? {} : { condition: row.condition }),
    })),
  }));
  if (accessories.length > 0) {
    const { accessories: label } = words.specification;
    groups.push({ label, rows: [{ head: label, value: accessories.join(', ') }] });
  }
  return (
    <Section
      kicker={words.specification.title}
      title={words.specification.heading({ name })}
      lead={usual && words.specification.usual({ usual })}
      id="specifications"
    >
      <SpecificationTable
        name={words.specification.title}
        groups={isShort ? [{ label: '', rows: groups.flatMap(({ rows }) => rows) }] : groups}
      />
      {footnotes.map(({ key, label, footnote }) => (
        <p className={styles.footnote} key={key}>
          {words.footnoteOf({ label, text: footnote })}
        </p>
      ))}
      {children}
    </Section>
  );
};
