import type { FigureClaim, ProductFigures } from '@ev-site/content/payload-types.ts';
import { toPlannedKm } from '@ev-site/reckoning/needs.ts';
import type { Figure, FigureReader } from './figure.ts';
import { readNumber } from './read-number.ts';

type StoredFigures = NonNullable<ProductFigures>;

/** What a part of the specification table is about; the page has the words for it. */
export type GroupName = StoredFigures[number]['group'];

/** One row of the specification table; `note` stands below the table behind an asterisk. */
interface SpecificationRow extends Figure {
  footnote: string;
}

/** What the vehicle costs or saves, with the inputs under which it is true. */
export interface ClaimRow extends SpecificationRow {
  /** Null where staff have given no inputs: then nobody has checked it. */
  claim: {
    result: NonNullable<FigureClaim['result']>;
    /** The query of the calculator, without "?". */
    inputs: string;
    /** The kilometres a day lie beyond the typical range. */
    secondCharge: boolean;
    /** How many kilometres one charge may be planned for; null where no typical range is published. */
    plannedKm: number | null;
  } | null;
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

const toRow = (reader: FigureReader, figure: StoredFigures[number]): SpecificationRow => ({
  ...reader.toFigure(figure),
  footnote: figure.note ?? '',
});

const toClaim = (stored: FigureClaim | undefined, plannedKm: number | null): ClaimRow['claim'] =>
  stored?.result && stored.inputs
    ? { result: stored.result, inputs: stored.inputs, secondCharge: stored.secondCharge ?? false, plannedKm }
    : null;

/** What the vehicle costs and saves, each with the inputs behind it. */
export const toClaims = (reader: FigureReader, figures: ProductFigures | undefined): ClaimRow[] => {
  const typicalKm = readNumber(figures ?? [], 'typicalRange', 'km')?.from ?? null;
  const plannedKm = toPlannedKm({ typicalKm });
  return (figures ?? [])
    .filter(({ group, label }) => group === 'claims' && label)
    .map((figure) => ({ ...toRow(reader, figure), claim: toClaim(figure.claim, plannedKm) }));
};

/** The specification table: the figures that belong in it, by group, in each in the order in which they are stored. */
export const toSpecification = (
  reader: FigureReader,
  figures: ProductFigures | undefined,
): SpecificationGroup[] => {
  const shown = (figures ?? []).filter(({ inSpecification, label }) => inSpecification && label);
  const groups = [...Map.groupBy(shown, ({ group }) => group)].toSorted(
    ([a], [b]) => order.indexOf(a) - order.indexOf(b),
  );
  return groups.map(([name, stored]) => ({ name, rows: stored.map((figure) => toRow(reader, figure)) }));
};
