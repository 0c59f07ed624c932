import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Payload } from 'payload';
import { findProjectFolder } from '../data-folder.ts';
import type { Ledger } from './ledger.ts';
import type { SeedPicture } from './seed-shapes.ts';

/** Pictures of the seed and the folder of their files. */
export interface PictureSet {
  folder: string;
  pictures: SeedPicture[];
}

// Rendered pictures stand in for the drawn ones as soon as their list exists; the file names are the same.
const folders = ['art/pictures', 'content/seed/media'];

/** The pictures to seed: the rendered ones where there are some, else the drawn placeholders. */
export const readPictureSet = async (): Promise<PictureSet> => {
  const root = findProjectFolder(process.cwd());
  const folder = folders
    .map((name) => path.join(root, name))
    .find((name) => existsSync(`${name}/pictures.json`));
  if (!folder) throw new Error(`No pictures.json in ${folders.join(' or ')}.`);
  const pictures: SeedPicture[] = JSON.parse(await readFile(path.join(folder, 'pictures.json'), 'utf8'));
  return { folder, pictures };
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

/** Uploads what was never uploaded before, with all its sizes. */
export const seedPictures = async (
  payload: Payload,
  ledger: Ledger,
  { folder, pictures }: PictureSet,
): Promise<number> => {
  const missing = pictures.filter(({ file }) => !ledger.has(toPictureKey(file)));
  for (const { file, alt } of missing) {
    const present = await findPicture(payload, file);
    const id =
      present ??
      (await payload.create({ collection: 'media', data: { alt }, filePath: path.join(folder, file) })).id;
    await ledger.note(toPictureKey(file), id);
  }
  return missing.length;
};
