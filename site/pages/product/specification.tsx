import type { Figure } from '../../data/figure.ts';
import type { Product } from '../../data/products.ts';
import { Section } from '../../ui/section.tsx';
import { SpecificationTable } from '../../ui/specification-table.tsx';
import styles from './specification.module.css';
import { findUsualCondition } from './usual-condition.ts';

const inCell = ({ value, unit, unitPosition, note }: Figure) => {
  const figure = unitPosition === 'before' ? `${unit}${value}` : `${value} ${unit}`.trim();
  return note ? `${figure} ${note}` : figure;
};

/** The whole specification, and what comes with the vehicle. */
export const Specification = ({
  name,
  specification,
  accessories,
}: Pick<Product, 'name' | 'specification' | 'accessories'>) => {
  // A few figures of as many groups need no heads.
  const isShort = specification.every(({ rows }) => rows.length === 1);
  const usual = findUsualCondition(specification);
  const footnotes = specification.flatMap(({ rows }) => rows).filter(({ footnote }) => footnote);
  const groups = specification.map(({ label, rows }) => ({
    label,
    rows: rows.map((row) => ({
      head: row.footnote ? `${row.label}*` : row.label,
      value: inCell(row),
      ...(row.condition === usual ? {} : { condition: row.condition }),
    })),
  }));
  if (accessories.length > 0) {
    groups.push({ label: 'Accessories', rows: [{ head: 'Accessories', value: accessories.join(', ') }] });
  }
  return (
    <Section title="Product specifications" id="specifications">
      <SpecificationTable
        caption={`${name} in figures${usual ? `; where nothing else is said, ${usual}` : ''}.`}
        columns={['Feature', 'Figure and condition']}
        groups={isShort ? [{ label: '', rows: groups.flatMap(({ rows }) => rows) }] : groups}
      />
      {footnotes.map(({ key, label, footnote }) => (
        <p className={styles.footnote} key={key}>
          * {label}: {footnote}
        </p>
      ))}
    </Section>
  );
};
