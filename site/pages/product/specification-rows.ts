import { toNotedFigureText } from '../../data/figure.ts';
import type { Product } from '../../data/products.ts';
import type { GroupName, SpecificationGroup } from '../../data/specification.ts';
import type { Words } from '../../words/words.ts';
import { findUsualCondition } from './usual-condition.ts';

/** The specification in rows of text, for the page and for print. */
interface SpecificationRows {
  /** The condition that holds for all rows without one of their own; empty if there is none. */
  usual: string;
  groups: { label: string; rows: { head: string; value: string; condition?: string }[] }[];
  footnotes: string[];
}

type Name = GroupName | 'equipmentAndWarranty';

/** Joins equipment and warranty into one group if both exist, because each has only a row or two. */
const together = (
  groups: Product['specification'],
): (Omit<SpecificationGroup, 'name'> & { name: Name })[] => {
  const last = groups.filter(({ name }) => name === 'equipment' || name === 'warranty');
  if (last.length < 2) return groups;
  const rows = last.flatMap((group) => group.rows);
  return [...groups.filter((group) => !last.includes(group)), { name: 'equipmentAndWarranty', rows }];
};

/** Puts the specification and the equipment into rows. The usual condition is omitted from the rows. */
export const toSpecificationRows = (
  { specification, accessories }: Pick<Product, 'specification' | 'accessories'>,
  words: Words['product'],
): SpecificationRows => {
  const { groups: names } = words.specification;
  // If each group has only one figure, group heads are not needed.
  const isShort = specification.every(({ rows }) => rows.length === 1);
  const usual = findUsualCondition(specification);
  const groups: SpecificationRows['groups'] = together(specification).map(({ name: group, rows }) => ({
    label: names[group],
    rows: rows.map((row) => ({
      head: row.footnote ? words.marked(row) : row.label,
      value: toNotedFigureText(row),
      ...(row.condition === usual ? {} : { condition: row.condition }),
    })),
  }));
  if (accessories.length > 0) {
    const { accessories: label } = words.specification;
    groups.push({ label, rows: [{ head: label, value: accessories.join(', ') }] });
  }
  return {
    usual,
    groups: isShort ? [{ label: '', rows: groups.flatMap(({ rows }) => rows) }] : groups,
    footnotes: specification
      .flatMap(({ rows }) => rows)
      .filter(({ footnote }) => footnote)
      .map(({ label, footnote }) => words.footnoteOf({ label, text: footnote })),
  };
};
