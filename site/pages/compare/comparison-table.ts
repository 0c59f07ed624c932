import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { type ComparedVehicle, toComparisonKey } from '../../data/compared-vehicles.ts';
import { type Figure, toNotedFigureText } from '../../data/figure.ts';
import type { Locale } from '../../page/locale.ts';
import { toDayFormat } from '../../ui/day-formats.ts';
import { type GroupName, type RowName, rowGroups, rowsFromRivals, type Source } from './row-groups.ts';

/** A published text, and the condition under which it holds. */
interface Stated {
  text: string;
  condition: string;
}

/** Empty if nothing is published. May hold several figures, e.g. for a vehicle with two bodies. */
export type Cell = readonly Stated[];

/**
 * Whether the figures of a row are equal. "conditions": the figures are equal, but their conditions differ.
 * "partly": some figures are not published, and the published ones are equal.
 */
type RowState = 'same' | 'differs' | 'conditions' | 'partly';

/** A row of the table, with one cell for each vehicle, in their order. */
export interface ComparisonRow {
  name: RowName;
  label: string;
  cells: Cell[];
  /** The text of an empty cell. */
  absent: string;
  /** Whether a cell is empty although the vehicle's table of rivals has the figure. */
  isElsewhere: boolean;
  state: RowState;
}

/** The table that shows vehicles side by side. */
export interface ComparisonTable {
  groups: { name: GroupName; label: string; rows: ComparisonRow[] }[];
  /**
   * Labels of rows without a published figure for any vehicle. The price is an exception: a price can be asked for, so
   * its row stays in the whole table.
   */
  unpublished: string[];
  /** The number of rows that are equal for all vehicles, shown or not. */
  same: number;
}

type Speech = Pick<Locale, 'tag' | 'words'>;

const toStated = (figure: Figure): Stated => ({
  text: toNotedFigureText(figure),
  condition: figure.condition,
});

const toFigures = ({ figures }: ComparedVehicle, keys: readonly string[]): Cell =>
  keys.flatMap((wanted) => figures.filter(({ key }) => key === wanted).map(toStated));

/** Figures that are published in the vehicle's table of rivals. Their condition says so. */
const toBesideRivals = (vehicle: ComparedVehicle, from: Source): Cell =>
  typeof from === 'string' ? [] : toFigures(vehicle, from.map(toComparisonKey));

const toClass = (vehicle: ComparedVehicle, { words: { compare } }: Speech): Cell => {
  const { vehicleClass } = vehicle;
  return vehicleClass === null || vehicleClass === 'l5'
    ? toFigures(vehicle, ['category'])
    : [compare.law.classes[vehicleClass]];
};

const toLicence = ({ vehicleClass }: ComparedVehicle, { words: { compare } }: Speech): Cell =>
  vehicleClass === null ? [] : [compare.law.licences[vehicleClass]];

const toSeats = (vehicle: ComparedVehicle, { words: { compare } }: Speech): Cell => {
  const figures = toFigures(vehicle, ['seating']);
  const { passengers } = vehicle;
  if (figures.length > 0 || passengers === null) return figures;
  return [{ text: compare.table.passengers({ count: passengers }), condition: compare.table.besideDriver }];
};

const toPriceCell = ({ price }: ComparedVehicle, { tag, words: { compare } }: Speech): Cell =>
  price === null
    ? []
    : [
        {
          text: `₹${groupDigits(price.rs)}`,
          condition: compare.table.priceCondition({
            place: price.place,
            date: toDayFormat(tag).format(new Date(price.asOf)),
          }),
        },
      ];

const readers = { class: toClass, licence: toLicence, seats: toSeats, price: toPriceCell };

const toCell = (vehicle: ComparedVehicle, row: RowName, from: Source, speech: Speech): Cell => {
  const own = typeof from === 'string' ? readers[from](vehicle, speech) : toFigures(vehicle, from);
  return own.length === 0 && rowsFromRivals.has(row) ? toBesideRivals(vehicle, from) : own;
};

/**
 * Whether a cell is empty although the table of rivals has the figure. "Not published" would be untrue for that cell.
 */
const leavesOut = (vehicles: readonly ComparedVehicle[], cells: readonly Cell[], from: Source): boolean =>
  vehicles.some((vehicle, index) => cells[index]?.length === 0 && toBesideRivals(vehicle, from).length > 0);

const toState = (cells: readonly Cell[]): RowState => {
  const published = cells.filter((cell) => cell.length > 0);
  const count = (part: keyof Stated) =>
    new Set(published.map((cell) => JSON.stringify(cell.map((stated) => stated[part])))).size;
  if (count('text') > 1) return 'differs';
  if (published.length < cells.length) return 'partly';
  return count('condition') > 1 ? 'conditions' : 'same';
};

/**
 * Builds the table that shows vehicles side by side.
 * @param onlyDifferences omits rows that are equal for all vehicles. A row with an unpublished figure stays, because
 * the figures may differ
 */
export const toComparisonTable = (
  vehicles: readonly ComparedVehicle[],
  speech: Speech,
  onlyDifferences: boolean,
): ComparisonTable => {
  const { compare, find } = speech.words;
  const { table } = compare;
  const groups = rowGroups.map(({ name, rows }) => ({
    name,
    label: table.groups[name],
    rows: rows.map(([row, from]): ComparisonRow => {
      const cells = vehicles.map((vehicle) => toCell(vehicle, row, from, speech));
      const isElsewhere = leavesOut(vehicles, cells, from);
      const absent = isElsewhere ? find.needs.notStated : table.notPublished;
      return {
        name: row,
        label: table.rows[row],
        cells,
        absent: from === 'price' ? table.byQuotation : absent,
        isElsewhere,
        state: toState(cells),
      };
    }),
  }));
  const hasRow = ({ name, cells, isElsewhere }: ComparisonRow) =>
    (name === 'price' && !onlyDifferences) || isElsewhere || cells.some((cell) => cell.length > 0);
  const all = groups.flatMap(({ rows }) => rows);
  const isShown = (row: ComparisonRow) => hasRow(row) && !(onlyDifferences && row.state === 'same');
  return {
    groups: groups
      .map((group) => ({ ...group, rows: group.rows.filter(isShown) }))
      .filter(({ rows }) => rows.length > 0),
    unpublished: all.filter((row) => !hasRow(row)).map(({ label }) => label),
    same: all.filter((row) => hasRow(row) && row.state === 'same').length,
  };
};
