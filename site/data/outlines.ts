import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findProjectFolder } from '@ev-site/content/deployment/data-folder.ts';

const list = 'outlines.json';

/** Room about a drawing for half a line, in millimetres (art/outline/sheet.py). */
export const outlineMargin = 10;

/** From where a vehicle is drawn. */
type OutlineView = 'side' | 'front' | 'rear';

/** A vehicle as line drawings, all vehicles to one scale: one unit of a drawing is one millimetre. */
export interface Outline {
  /** Where the drawings are fetched from; other bytes have another name. */
  urls: Record<OutlineView, string>;
  /** What the drawings measure, in millimetres. */
  length: number;
  width: number;
  height: number;
  /** Where the axles stand, from the left of the view from the side, in millimetres. */
  axles: number[];
}

/** A drawing as it lies on the disk. */
interface OutlineFile {
  svg: Buffer;
  url: string;
}

type Drawn = Record<string, Omit<Outline, 'urls'>>;

/** The drawings that come with the program (art/outlines.py): the files by name, the vehicles by key. */
export interface Outlines {
  files: ReadonlyMap<string, OutlineFile>;
  find(key: string): Outline | null;
  /** The longest of all vehicles, in millimetres: every sheet is that wide. */
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
