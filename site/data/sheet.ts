import type { ProductFigures } from '@ev-site/content/payload-types.ts';
import type { FigureReader } from './figure.ts';
import type { Outline, Outlines } from './outlines.ts';

/** A measure of a drawing, by the key of its dimension line. */
export type MeasureName = 'length' | 'width' | 'height' | 'wheelBase' | 'groundClearance';

/** A measure from the content. */
export interface Measure {
  /** As shown, e.g. "3,400"; in millimetres. */
  text: string;
  millimetres: number;
}

/** The measured drawing of a vehicle in the style of a coach-builder: its outline and its published measures. */
export interface Sheet {
  outline: Outline;
  measures: Partial<Record<MeasureName, Measure>>;
  /** Length of the longest vehicle, in millimetres: every sheet is that wide, so that all have the same scale. */
  longest: number;
}

/** Largest accepted difference between a drawing and the figures, as a share of the figures. */
const tolerance = 0.01;

const outside = ['length', 'width', 'height'] as const;

/** Reads the measures from the figures: "3,400 × 1,460 × 1,800 mm", wheel base and ground clearance in mm. */
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
 * Makes the sheet of a vehicle.
 * @returns null where there is no drawing, or where the drawing does not match the figures: then it shows another
 * vehicle, and the page shows only the table.
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
