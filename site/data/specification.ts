import type { FigureClaim, ProductFigures } from '@ev-site/content/payload-types.ts';
import { toPlannedKm } from '@ev-site/reckoning/needs.ts';
import type { Figure, FigureReader } from './figure.ts';
import { readNumber } from './read-number.ts';

type StoredFigures = NonNullable<ProductFigures>;

/** Key of a group in the specification table; the page has the words for it. */
export type GroupName = StoredFigures[number]['group'];

/** One row of the specification table; `footnote` is shown below the table behind an asterisk. */
interface SpecificationRow extends Figure {
  footnote: string;
}

/** A cost or saving of the vehicle, with the inputs under which it is true. */
export interface ClaimRow extends SpecificationRow {
  /** Null where staff have given no inputs: then nobody has checked the claim. */
  claim: {
    result: NonNullable<FigureClaim['result']>;
    /** The query of the calculator, without "?". */
    inputs: string;
    /** True when the kilometres a day exceed the typical range. */
    secondCharge: boolean;
    /** Kilometres that can be planned for one charge; null where no typical range is published. */
    plannedKm: number | null;
  } | null;
}

/** A group of the specification table. */
export interface SpecificationGroup {
  name: GroupName;
  rows: SpecificationRow[];
}

/** Order of the groups in the table: costs and capacity come first. */
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

/** Makes the costs and savings of a vehicle, each with the inputs behind it. */
export const toClaims = (reader: FigureReader, figures: ProductFigures | undefined): ClaimRow[] => {
  const typicalKm = readNumber(figures ?? [], 'typicalRange', 'km')?.from ?? null;
  const plannedKm = toPlannedKm({ typicalKm });
  return (figures ?? [])
    .filter(({ group, label }) => group === 'claims' && label)
    .map((figure) => ({ ...toRow(reader, figure), claim: toClaim(figure.claim, plannedKm) }));
};

/** Makes the specification table: the figures that belong in it, by group, in their stored order. */
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
