import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findProjectFolder } from '@ev-site/content/deployment/data-folder.ts';

const list = 'outlines.json';

/** Margin around a drawing for half a line width, in millimetres (art/outline/sheet.py). */
export const outlineMargin = 10;

/** The side from which a vehicle is drawn. */
type OutlineView = 'side' | 'front' | 'rear';

/** The line drawings of a vehicle. All vehicles have the same scale: one unit of a drawing is one millimetre. */
export interface Outline {
  /** Addresses of the drawings; a file's name changes with its bytes. */
  urls: Record<OutlineView, string>;
  /** Measures of the drawn vehicle, in millimetres. */
  length: number;
  width: number;
  height: number;
  /** Positions of the axles in the side view, in millimetres from the left. */
  axles: number[];
}

/** A drawing file on the disk. */
interface OutlineFile {
  svg: Buffer;
  url: string;
}

type Drawn = Record<string, Omit<Outline, 'urls'>>;

/** The drawings that are part of the program (art/outlines.py): files by name, vehicles by key. */
export interface Outlines {
  files: ReadonlyMap<string, OutlineFile>;
  find(key: string): Outline | null;
  /** Length of the longest vehicle, in millimetres: every sheet is that wide. */
  longest: number;
}

/** Reads the drawings once, at the start. */
export const readOutlines = (): Outlines => {
  const folder = path.join(findProjectFolder(process.cwd()), 'art/outlines');
  const drawn = JSON.parse(readFileSync(path.join(folder, list), 'utf8')) as Drawn;
  const files = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.svg'))
      .map((fileName) => {
        const svg = readFileSync(path.join(folder, fileName));
        const version = createHash('sha256').update(svg).digest('base64url').slice(0, 10);
        const name = fileName.slice(0, -'.svg'.length);
        return [name, { svg, url: `/outlines/${name}-${version}.svg` }];
      }),
  );
  const find = (key: string): Outline | null => {
    const [measured, side, front, rear] = [
      Object.hasOwn(drawn, key) ? drawn[key] : undefined,
      files.get(`${key}-side`),
      files.get(`${key}-front`),
      files.get(`${key}-rear`),
    ];
    if (!measured || !side || !front || !rear) return null;
    const { length, width, height, axles } = measured;
    return { length, width, height, axles, urls: { side: side.url, front: front.url, rear: rear.url } };
  };
  return { files, find, longest: Math.max(0, ...Object.values(drawn).map(({ length }) => length)) };
};
