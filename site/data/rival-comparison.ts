import type { ProductComparison, ProductFigures } from '@ev-site/content/payload-types.ts';
import { toIsoDay } from '@ev-site/contract/iso-day.ts';
import type { Figure, FigureReader } from './figure.ts';

/** Source of the figures of a rival. */
interface Source {
  source: string;
  /** ISO date. */
  asOf: string;
}

/** Our vehicle beside two rivals. */
export interface RivalComparison {
  heading: string;
  /** Note about the sources of the rivals' figures. */
  note: string;
  rivals: [string, string];
  /** Sources by rival, in the same order; null where none is published. */
  sources: [Source | null, Source | null];
  rows: { own: Figure; rivals: [string, string] }[];
}

const toCell = (
  { formatNumber }: FigureReader,
  number: number | null | undefined,
  text: string | null | undefined,
): string => (typeof number === 'number' ? formatNumber(number) : (text ?? ''));

const toSource = (source: string | null | undefined, asOf: string | null | undefined): Source | null =>
  source && asOf ? { source, asOf: toIsoDay(new Date(asOf)) } : null;

/** @returns null where no comparison is stored. Our own column comes from the figures of the vehicle. */
export const toRivalComparison = (
  reader: FigureReader,
  stored: ProductComparison | undefined,
  figures: ProductFigures | undefined,
): RivalComparison | null => {
  const rows = (stored?.rows ?? []).flatMap((row) => {
    const own = figures?.find(({ key }) => key === row.figureKey);
    if (!own?.label) return [];
    const rivals: [string, string] = [
      toCell(reader, row.rival1Number, row.rival1Text),
      toCell(reader, row.rival2Number, row.rival2Text),
    ];
    return [{ own: reader.toFigure(own), rivals }];
  });
  if (!stored || rows.length === 0) return null;
  return {
    heading: stored.heading ?? '',
    note: stored.note ?? '',
    rivals: [stored.rival1 ?? '', stored.rival2 ?? ''],
    sources: [
      toSource(stored.rival1Source, stored.rival1AsOf),
      toSource(stored.rival2Source, stored.rival2AsOf),
    ],
    rows,
  };
};
