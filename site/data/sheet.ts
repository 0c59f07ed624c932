import type { ProductFigures } from '@ev-site/content/payload-types.ts';
import type { FigureReader } from './figure.ts';
import type { Outline, Outlines } from './outlines.ts';

/** What a measured drawing tells, by the key that its line has. */
export type MeasureName = 'length' | 'width' | 'height' | 'wheelBase' | 'groundClearance';

/** A measure as the content has it. */
export interface Measure {
  /** As it is read, e.g. "3,400"; in millimetres. */
  text: string;
  millimetres: number;
}

/** The coach-builder's sheet of a vehicle: its drawing, and the measures that are published of it. */
export interface Sheet {
  outline: Outline;
  measures: Partial<Record<MeasureName, Measure>>;
  /** The longest of all vehicles, in millimetres: every sheet shows as much, so that all are to one scale. */
  longest: number;
}

/** How far a drawing may differ from the figures, as a share of them. */
const tolerance = 0.01;

const outside = ['length', 'width', 'height'] as const;

/** Reads the measures out of the figures: "3,400 × 1,460 × 1,800 mm", wheel base and ground clearance in mm. */
export const toMeasures = (
  reader: Pick<FigureReader, 'formatNumber'>,
  figures: ProductFigures | undefined,
): Sheet['measures'] => {
  const find = (key: string) => figures?.find((figure) => figure.key === key);
  const measures: Sheet['measures'] = {};
  const text = find('dimensions')?.text ?? '';
  const sides = /\bmm\b/.test(text)
    ? text.split('×').map((part) => /\d+(?:,\d+)*/.exec(part)?.[0] ?? '')
    : [];
  if (sides.length === outside.length && sides.every(Boolean))
    for (const [index, side] of sides.entries())
      measures[outside[index] ?? 'length'] = { text: side, millimetres: Number(side.replaceAll(',', '')) };
  for (const name of ['wheelBase', 'groundClearance'] as const) {
    const { min, unit } = find(name) ?? {};
    if (typeof min === 'number' && unit === 'mm')
      measures[name] = { text: reader.formatNumber(min), millimetres: min };
  }
  return measures;
};

/**
 * The sheet of a vehicle.
 * @returns null where nothing is drawn of it, or where the figures are no longer those of the drawing: then it is of another
 * vehicle, and the table stands alone.
 */
export const toSheet = (
  reader: Pick<FigureReader, 'formatNumber'>,
  { find, longest }: Pick<Outlines, 'find' | 'longest'>,
  { key, figures }: { key: string; figures?: ProductFigures | undefined },
): Sheet | null => {
  const outline = find(key);
  if (!outline) return null;
  const measures = toMeasures(reader, figures);
  const isOwn = outside.every((name) => {
    const { millimetres } = measures[name] ?? {};
    return millimetres === undefined || Math.abs(outline[name] / millimetres - 1) <= tolerance;
  });
  return isOwn ? { outline, measures, longest } : null;
};
