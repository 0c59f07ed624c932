import type { Comparison } from '../../data/comparison.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { Section } from '../../ui/section.tsx';

/** The vehicle beside two rivals; units stand with the names, so that four columns fit a phone. */
export const Competition = ({ name, comparison }: { name: string; comparison: Comparison }) => (
  <Section title={comparison.heading || `${name} beside two rivals`} lead={comparison.note}>
    <DataTable
      caption="Competition analysis"
      columns={['Feature', name, ...comparison.rivals]}
      own={0}
      rows={comparison.rows.map(({ own, rivals }) => ({
        head: own.unit ? `${own.label} (${own.unit})` : own.label,
        cells: [own.value, ...rivals],
      }))}
    />
  </Section>
);
