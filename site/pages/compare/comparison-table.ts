import { type ComparedVehicle, toComparisonKey } from '../../data/compared-vehicles.ts';
import { createFigureReader, type Figure, toFigureText } from '../../data/figure.ts';
import type { Locale } from '../../page/locale.ts';
import { toDayFormat } from '../../ui/day-formats.ts';
import { type GroupName, type RowName, rowGroups, rowsFromRivals, type Source } from './row-groups.ts';

/** What is published, and what it depends on. */
interface Stated {
  text: string;
  condition: string;
}

/** Empty: not published, as the row says. Of some, e.g. a vehicle with two bodies, more than one figure is. */
export type Cell = readonly Stated[];

/**
 * Whether the figures of a row are the same: "conditions", the figures are but not what they depend on; "partly",
 * those that are published are the same.
 */
type RowState = 'same' | 'differs' | 'conditions' | 'partly';

/** A row of the table: one cell a vehicle, in their order. */
export interface ComparisonRow {
  name: RowName;
  label: string;
  cells: Cell[];
  /** What an empty cell says. */
  absent: string;
  /** Whether an empty cell leaves out what the vehicle's table of rivals says. */
  isElsewhere: boolean;
  state: RowState;
}

/** Vehicles side by side. */
export interface ComparisonTable {
  groups: { name: GroupName; label: string; rows: ComparisonRow[] }[];
  /** Labels of what is published for none of them; a price is had all the same, and has its row in the whole table. */
  unpublished: string[];
  /** How many rows are the same for all, whether they are shown or not. */
  same: number;
}

type Speech = Pick<Locale, 'tag' | 'words'>;

const toStated = (figure: Figure): Stated => ({
  text: `${toFigureText(figure)} ${figure.note}`.trim(),
  condition: figure.condition,
});

const toFigures = ({ figures }: ComparedVehicle, keys: readonly string[]): Cell =>
  keys.flatMap((wanted) => figures.filter(({ key }) => key === wanted).map(toStated));

/** What is published of the vehicle beside rivals, whose condition says so. */
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

const toPriceCell = ({ price }: ComparedVehicle, { tag, words: { compare, figures } }: Speech): Cell =>
  price === null
    ? []
    : [
        {
          text: `₹${createFigureReader(figures).formatNumber(price.rs)}`,
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

/** Whether an empty cell of the row leaves out what is published beside rivals: "not published" would be untrue there. */
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
 * Sets vehicles side by side.
 * @param onlyDifferences leaves out the rows in which all of them are the same; where something is not published it
 * cannot be known and the row stays
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
