/**
 * Command: makes the sizes of the sample pictures, as an upload in the studio does. So no first start has to spend
 * three minutes of two cores on them.
 *
 *   npx node content/cli/make-picture-sizes.ts
 *
 * The results are committed; run it again when a picture or `collections/picture-sizes.ts` changes.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { ImageSize } from 'payload';
import sharp from 'sharp';
import { pictureSizes } from '../collections/picture-sizes.ts';
import { getTone } from '../pictures/compute-tone.ts';
import {
  type ReadyPicture,
  type ReadyPictures,
  readySizesFolder,
  readySizesList,
  toPictureState,
} from '../pictures/ready-sizes.ts';
import { readArguments } from '../processes/read-arguments.ts';
import { picturesFolder } from '../seed/seed-pictures.ts';

readArguments('npx node content/cli/make-picture-sizes.ts', {});

const pictures = picturesFolder();
const folder = path.join(pictures, readySizesFolder);

const makeSize = async (name: string, original: Buffer, size: ImageSize): Promise<string> => {
  const { formatOptions, width, height, fit } = size;
  if (!formatOptions) throw new Error(`Size ${size.name} has no format.`);
  // From the whole picture, as Payload does when it crops around the focal point.
  const resized = sharp(original)
    .rotate()
    .resize({ width, height, fit, fastShrinkOnLoad: Boolean(fit) });
  const { data, info } = await resized
    .toFormat(formatOptions.format, formatOptions.options)
    .toBuffer({ resolveWithObject: true });
  const file = `${name}-${info.width}x${info.height}.${formatOptions.format}`;
  await writeFile(path.join(folder, file), data);
  return file;
};

const makeSizes = async (file: string): Promise<ReadyPicture> => {
  const original = await readFile(path.join(pictures, file));
  const { width = 0 } = await sharp(original).metadata();
  const sizes: ReadyPicture['sizes'] = {};
  for (const size of pictureSizes)
    if ((size.width ?? 0) <= width) sizes[size.name] = await makeSize(path.parse(file).name, original, size);
  return { of: toPictureState(original), tone: await getTone(original), sizes };
};

const listed: { file: string }[] = JSON.parse(await readFile(path.join(pictures, 'pictures.json'), 'utf8'));
await rm(folder, { recursive: true, force: true });
await mkdir(folder);
const made = await pLimit(availableParallelism()).map(
  listed.toSorted((one, other) => one.file.localeCompare(other.file)),
  async ({ file }) => [file, await makeSizes(file)] as const,
);
const list: ReadyPictures = Object.fromEntries(made);
await writeFile(path.join(pictures, readySizesList), `${JSON.stringify(list, null, 1)}\n`);
console.log(`Wrote the sizes of ${made.length} pictures to ${folder}`);
