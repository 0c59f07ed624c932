import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Payload } from 'payload';
import { findProjectFolder } from '../data-folder.ts';
import { ownPicture } from '../pictures/take-picture.ts';
import type { Ledger } from './ledger.ts';
import type { SeedPicture } from './seed-shapes.ts';

/** A picture of the seed and where its file lies. */
export interface PictureFile extends SeedPicture {
  path: string;
}

/** The pictures to seed: the rendered ones. */
export const listPictures = async (): Promise<PictureFile[]> => {
  const folder = path.join(findProjectFolder(process.cwd()), 'art/pictures');
  const pictures: SeedPicture[] = JSON.parse(await readFile(path.join(folder, 'pictures.json'), 'utf8'));
  return pictures.map((picture) => ({ ...picture, path: path.join(folder, picture.file) }));
};

/** Key of a picture in the ledger. */
export const toPictureKey = (file: string): string => `media/${file}`;

const findPicture = async (payload: Payload, file: string): Promise<number | null> => {
  const { docs } = await payload.find({
    collection: 'media',
    where: { filename: { equals: file } },
    limit: 1,
    depth: 0,
    select: {},
  });
  return docs[0]?.id ?? null;
};

const createPicture = async (payload: Payload, alt: string, filePath: string): Promise<number> => {
  const context = { [ownPicture]: true };
  return (await payload.create({ collection: 'media', data: { alt }, filePath, context })).id;
};

// The last file of a picture is made on one core alone; the next picture takes the others.
const atOnce = Math.min(4, availableParallelism());

/** Uploads what was never uploaded before, with all its sizes. @param made is called after each. */
export const seedPictures = async (
  payload: Payload,
  ledger: Ledger,
  pictures: PictureFile[],
  made: () => void,
): Promise<number> => {
  const missing = pictures.filter(({ file }) => !ledger.has(toPictureKey(file)));
  await pLimit(atOnce).map(missing, async ({ file, alt, path: filePath }) => {
    const present = await findPicture(payload, file);
    const id = present ?? (await createPicture(payload, alt, filePath));
    await ledger.note(toPictureKey(file), id);
    made();
  });
  return missing.length;
};
