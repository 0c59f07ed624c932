import type { Comparison } from '../../data/comparison.ts';
import { useLocale } from '../../page/locale-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Section } from '../../ui/section.tsx';

/** The vehicle beside two rivals; units stand with the names, so that four columns fit a phone. */
export const Competition = ({ name, comparison }: { name: string; comparison: Comparison }) => {
  const words = useLocale().words.product.comparison;
  return (
    <Section title={comparison.heading || words.heading({ name })} lead={comparison.note}>
      <DataTable
        caption={words.caption}
        columns={[words.feature, name, ...comparison.rivals]}
        own={0}
        rows={comparison.rows.map(({ own, rivals }) => ({
          head: own.unit ? words.inUnit(own) : own.label,
          cells: [own.value, ...rivals],
        }))}
      />
    </Section>
  );
};
