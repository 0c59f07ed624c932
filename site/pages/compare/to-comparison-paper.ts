import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import type { AskedQuery } from '../../page/page.ts';
import type { ComparisonPaper } from '../../paper/paper.ts';
import { type PaperContext, toPaperFrame } from '../paper-frame.ts';
import { toComparisonTable } from './comparison-table.ts';
import { readChoice } from './read-choice.ts';
import { toAddress, toNames } from './to-address.ts';

/** The comparison for print, by the query of its page. @returns undefined if fewer than two vehicles are chosen. */
export const toComparisonPaper = (
  vehicles: readonly ComparedVehicle[],
  query: AskedQuery,
  context: PaperContext,
): ComparisonPaper | undefined => {
  const { locale } = context;
  const { said, table } = locale.words.compare;
  const { chosen, onlyDifferences } = readChoice(query, vehicles);
  if (chosen.length < 2) return undefined;
  const { groups, unpublished, same } = toComparisonTable(chosen, locale, onlyDifferences);
  const names = toNames(locale, chosen);
  const path = toAddress(locale, chosen, onlyDifferences);
  const hidden = onlyDifferences ? same : 0;
  return {
    ...toPaperFrame(context, { title: names, path, isAnswer: true }),
    kind: 'comparison',
    heading: names,
    caption: table.caption({ names, differs: table.marks.differs }),
    plates: chosen.map(({ plateName }) => plateName),
    groups: groups.map(({ label, rows }) => ({
      label,
      rows: rows.map(({ label: head, state, cells, absent }) => ({
        head,
        mark: state === 'differs' || state === 'conditions' ? table.marks[state] : '',
        absent,
        cells: cells.map((cell) => cell.map(({ text, condition }) => ({ text, condition }))),
      })),
    })),
    below: [
      ...(groups.length === 0 ? [said.same] : []),
      ...(unpublished.length > 0 ? [said.unpublished({ names: unpublished.join('; ') })] : []),
      ...(hidden > 0 ? [said.hidden({ count: hidden })] : []),
    ],
  };
};
