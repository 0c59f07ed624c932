/**
 * Draws content/seed/media/*.webp and its manifest pictures.json: simple side views and scenes that stand in
 * until a picture of the same name is rendered. Usage: node scripts/draw-placeholders.ts
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { plannedPictures } from './placeholders/plan.ts';

const folder = path.join(import.meta.dirname, '../content/seed/media');
await mkdir(folder, { recursive: true });
const wanted = new Set(plannedPictures.map((picture) => picture.file));
for (const file of await readdir(folder))
  if (file.endsWith('.webp') && !wanted.has(file)) await rm(path.join(folder, file));

let bytes = 0;
for (const { file, svg } of plannedPictures) {
  const { size } = await sharp(Buffer.from(svg))
    .webp({ quality: 74, alphaQuality: 60, effort: 4 })
    .toFile(path.join(folder, file));
  bytes += size;
}
const manifest = plannedPictures.map(({ svg: _svg, ...picture }) => picture);
await writeFile(path.join(folder, 'pictures.json'), `${JSON.stringify(manifest, null, 2)}\n`);
console.log(
  `${manifest.length} pictures, ${Math.round(bytes / 1000)} kB -> ${path.relative(process.cwd(), folder)}`,
);
