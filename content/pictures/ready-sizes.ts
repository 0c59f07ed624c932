import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionBeforeChangeHook } from 'payload';
import { pictureSizes } from '../collections/picture-sizes.ts';

/** What is made of a picture of the project ahead (`content/cli/make-picture-sizes.ts`). */
export interface ReadyPicture {
  /** What it is made of. */
  of: string;
  /** Main colour, `#rrggbb`. */
  tone: string;
  /** File name of each size that the picture is large enough for. */
  sizes: Record<string, string>;
}

/** The list of what is made ahead, by the picture's file name. */
export type ReadyPictures = Record<string, ReadyPicture>;

/** The folder of files that are made ahead, and their list, beside the pictures. */
export const readySizesFolder = 'sizes';
export const readySizesList = 'sizes.json';

/** What sizes follow from: the picture, and how they are made. */
export const toPictureState = (original: Buffer): string =>
  createHash('sha256').update(original).update(JSON.stringify(pictureSizes)).digest('hex').slice(0, 16);

/** What is made ahead of the picture that the seed uploads, and the folder where that lies. */
export interface ReadyUpload extends ReadyPicture {
  folder: string;
}

/** Reads what a file that is made ahead is from its name, which ends in `-<width>x<height>.<format>`. */
const toSize = (filename: string) => {
  const [, width, height, format] = /-(\d+)x(\d+)\.(\w+)$/.exec(filename) ?? [];
  return { filename, width: Number(width), height: Number(height), mimeType: `image/${format}` };
};

/** Stores the sizes that are made ahead where Payload would store those that it makes. */
export const storeReadySizes: CollectionBeforeChangeHook = async ({ collection, data, req }) => {
  const ready = req.context.readySizes;
  if (!ready) return data;
  const sizes: Record<string, unknown> = {};
  const buffers: Record<string, Buffer> = {};
  const { staticDir, disableLocalStorage } = collection.upload;
  for (const [name, filename] of Object.entries(ready.sizes)) {
    const file = await readFile(path.join(ready.folder, filename));
    sizes[name] = { ...toSize(filename), filesize: file.length };
    buffers[name] = file;
    if (staticDir && !disableLocalStorage) await writeFile(path.join(staticDir, filename), file);
  }
  // From here object storage takes them.
  req.payloadUploadSizes = buffers;
  return { ...data, sizes, tone: ready.tone };
};
