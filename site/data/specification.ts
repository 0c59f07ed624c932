import type { ProductFigures } from '@ev-site/content/payload-types.ts';
import type { Figure, FigureReader } from './figure.ts';

type StoredFigures = NonNullable<ProductFigures>;

/** What a part of the specification table is about; the page has the words for it. */
export type GroupName = StoredFigures[number]['group'];

/** One row of the specification table; `note` stands below the table behind an asterisk. */
export interface SpecificationRow extends Figure {
  footnote: string;
}

/** A part of the specification table. */
export interface SpecificationGroup {
  name: GroupName;
  rows: SpecificationRow[];
}

/** In the order in which the table shows them: what it carries comes first. */
const order: readonly GroupName[] = [
  'claims',
  'capacity',
  'dimensions',
  'performance',
  'battery',
  'motor',
  'chassis',
  'equipment',
  'warranty',
];

const toRows = (reader: FigureReader, stored: StoredFigures): SpecificationRow[] =>
  stored
    .filter(({ label }) => label)
    .map((figure) => ({ ...reader.toFigure(figure), footnote: figure.note ?? '' }));

/** What the vehicle costs and saves, each with the reckoning behind it. */
export const toClaims = (reader: FigureReader, figures: ProductFigures | undefined): SpecificationRow[] =>
  toRows(
    reader,
    (figures ?? []).filter(({ group }) => group === 'claims'),
  );

/** The specification table: the figures that belong in it, by group, in each in the order in which they are stored. */
export const toSpecification = (
  reader: FigureReader,
  figures: ProductFigures | undefined,
): SpecificationGroup[] => {
  const shown = (figures ?? []).filter(({ inSpecification }) => inSpecification);
  const groups = [...Map.groupBy(shown, ({ group }) => group)].toSorted(
    ([a], [b]) => order.indexOf(a) - order.indexOf(b),
  );
  return groups.map(([name, stored]) => ({ name, rows: toRows(reader, stored) }));
};
