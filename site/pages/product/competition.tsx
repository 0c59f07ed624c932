import type { RivalComparison } from '../../data/rival-comparison.ts';
import { useLocale } from '../../page/locale-context.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { toDayFormat } from '../../ui/day-formats.ts';
import { Fold } from '../../ui/fold.tsx';
import { Section } from '../../ui/section.tsx';

/**
 * The vehicle beside two rivals, each with the source of its figures. Units stand beside the names, so that four
 * columns fit on a phone.
 */
export const Competition = ({ name, comparison }: { name: string; comparison: RivalComparison }) => {
  const { tag, words: all } = useLocale();
  const words = all.product.comparison;
  const rivals = comparison.rivals.map((head, index) => {
    const source = comparison.sources[index];
    const note = source
      ? words.source({ source: source.source, date: toDayFormat(tag).format(new Date(source.asOf)) })
      : words.noSource;
    return { head, note };
  });
  return (
    <Section title={comparison.heading || words.heading({ name })} lead={comparison.note}>
      <Fold title={words.caption}>
        <DataTable
          caption={words.caption}
          headed
          columns={[{ head: words.feature }, { head: name }, ...rivals]}
          own={0}
          rows={comparison.rows.map(({ own, rivals: cells }) => ({
            head: own.unit ? words.inUnit(own) : own.label,
            cells: [own.value, ...cells.map((cell) => cell || words.notPublished)],
          }))}
        />
      </Fold>
    </Section>
  );
};
