import type { ComparedVehicle } from '../../data/compared-vehicles.ts';
import { type Figure, toFigureText } from '../../data/figure.ts';
import type { Words } from '../../words/words.ts';
import { type GroupName, type RowName, rowGroups } from './row-groups.ts';

/** What is published, and what it depends on. */
export interface Stated {
  text: string;
  condition: string;
}

/** Empty: not published. Of some, e.g. a vehicle with two bodies, more than one figure is. */
export type Cell = readonly Stated[];

/**
 * Whether the figures of a row are the same: "conditions", the figures are but not what they depend on; "partly",
 * those that are published are the same.
 */
export type RowState = 'same' | 'differs' | 'conditions' | 'partly';

/** A row of the table: one cell a vehicle, in their order. */
export interface ComparisonRow {
  name: RowName;
  label: string;
  cells: Cell[];
  state: RowState;
}

/** Vehicles side by side. */
export interface ComparisonTable {
  groups: { name: GroupName; label: string; rows: ComparisonRow[] }[];
  /** Labels of what is published for none of them. */
  unpublished: string[];
  /** How many rows are the same for all, whether they are shown or not. */
  same: number;
}

type CompareWords = Pick<Words, 'compare'>;

const toStated = (figure: Figure): Stated => ({
  text: `${toFigureText(figure)} ${figure.note}`.trim(),
  condition: figure.condition,
});

const toFigures = ({ figures }: ComparedVehicle, keys: readonly string[]): Cell =>
  keys.flatMap((wanted) => figures.filter(({ key }) => key === wanted).map(toStated));

const toClass = (vehicle: ComparedVehicle, { compare: { law } }: CompareWords): Cell => {
  const { vehicleClass } = vehicle;
  return vehicleClass === null || vehicleClass === 'l5'
    ? toFigures(vehicle, ['category'])
    : [law.classes[vehicleClass]];
};

const toLicence = ({ vehicleClass }: ComparedVehicle, { compare: { law } }: CompareWords): Cell =>
  vehicleClass === null ? [] : [law.licences[vehicleClass]];

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
  words: CompareWords,
  onlyDifferences: boolean,
): ComparisonTable => {
  const { table } = words.compare;
  const toCell = (vehicle: ComparedVehicle, from: readonly string[] | 'class' | 'licence'): Cell => {
    if (from === 'class') return toClass(vehicle, words);
    return from === 'licence' ? toLicence(vehicle, words) : toFigures(vehicle, from);
  };
  const groups = rowGroups.map(({ name, rows }) => ({
    name,
    label: table.groups[name],
    rows: rows.map(([row, from]): ComparisonRow => {
      const cells = vehicles.map((vehicle) => toCell(vehicle, from));
      return { name: row, label: table.rows[row], cells, state: toState(cells) };
    }),
  }));
  const isPublished = ({ cells }: ComparisonRow) => cells.some((cell) => cell.length > 0);
  const all = groups.flatMap(({ rows }) => rows);
  const isShown = (row: ComparisonRow) => isPublished(row) && !(onlyDifferences && row.state === 'same');
  return {
    groups: groups
      .map((group) => ({ ...group, rows: group.rows.filter(isShown) }))
      .filter(({ rows }) => rows.length > 0),
    unpublished: all.filter((row) => !isPublished(row)).map(({ label }) => label),
    same: all.filter((row) => isPublished(row) && row.state === 'same').length,
  };
};
