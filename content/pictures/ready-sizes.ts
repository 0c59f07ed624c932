import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { CollectionBeforeChangeHook } from 'payload';
import { pictureSizes } from '../collections/picture-sizes.ts';

/** The files made in advance from one of the project's pictures (`content/cli/make-picture-sizes.ts`). */
export interface ReadyPicture {
  /** Hash of the picture and settings that the files were made from (`toPictureState`). */
  of: string;
  /** Main colour, `#rrggbb`. */
  tone: string;
  /** The file name of each size that the picture is large enough for. */
  sizes: Record<string, string>;
}

/** The list of files made in advance, by the file name of the picture. */
export type ReadyPictures = Record<string, ReadyPicture>;

/** The folder with the files made in advance, and their list, next to the pictures. */
export const readySizesFolder = 'sizes';
export const readySizesList = 'sizes.json';

/** A hash of everything that decides the sizes: the picture, and the settings by which they are made. */
export const toPictureState = (original: Buffer): string =>
  createHash('sha256').update(original).update(JSON.stringify(pictureSizes)).digest('hex').slice(0, 16);

/** The files made in advance for the picture that the seed uploads, and their folder. */
export interface ReadyUpload extends ReadyPicture {
  folder: string;
}

/** Reads width, height and format of a prepared file from its name, which ends in `-<width>x<height>.<format>`. */
const toSize = (filename: string) => {
  const [, width, height, format] = /-(\d+)x(\d+)\.(\w+)$/.exec(filename) ?? [];
  return { filename, width: Number(width), height: Number(height), mimeType: `image/${format}` };
};

/** Stores the prepared sizes where Payload would store sizes that it makes itself. */
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
  // The object storage plugin takes the files from this property.
  req.payloadUploadSizes = buffers;
  return { ...data, sizes, tone: ready.tone };
};
