import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plannedPictures } from './plan.ts';
import { drawRange } from './range.ts';

const folder = path.join(import.meta.dirname, '../../content/seed/media');

test('the manifest lists what is planned, each file once', () => {
  const manifest: unknown = JSON.parse(readFileSync(path.join(folder, 'pictures.json'), 'utf8'));
  expect(manifest).toEqual(plannedPictures.map(({ svg: _svg, ...picture }) => picture));
  expect(new Set(plannedPictures.map(({ file }) => file)).size).toBe(plannedPictures.length);
});

test('every file has the size that the manifest says, and fewer than 40 kB', async () => {
  for (const { file, width, height } of plannedPictures) {
    const bytes = readFileSync(path.join(folder, file));
    expect(bytes.length, file).toBeLessThan(40_000);
    const found = await sharp(bytes).metadata();
    expect([found.width, found.height], file).toEqual([width, height]);
  }
});

test('vehicles have the length and height of the specification, in millimetres', () => {
  const { milloFullBody, masteeYellow, major } = drawRange;
  expect([milloFullBody.length, milloFullBody.height]).toEqual([2790, 1790]);
  expect([masteeYellow.length, masteeYellow.height]).toEqual([2790, 1790]);
  expect([major.length, major.height]).toEqual([3400, 1800]);
});
