import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import pLimit from 'p-limit';
import type { Payload } from 'payload';
import { getSqlDatabase, insertRows } from '../database/sql.ts';
import { joinSql, sql } from '../database/statement.ts';
import { findProjectFolder } from '../deployment/data-folder.ts';
import {
  type ReadyPictures,
  type ReadyUpload,
  readySizesFolder,
  readySizesList,
} from '../pictures/ready-sizes.ts';
import type { Ledger } from './ledger.ts';
import { toSampleTags } from './sample-tags.ts';
import type { SeedPicture } from './seed-shapes.ts';

/** A picture of the seed, the path of its file, and the files made from it in advance. */
export interface PictureFile extends SeedPicture {
  path: string;
  ready?: ReadyUpload;
}

/** The folder of the rendered pictures. */
export const picturesFolder = (): string => path.join(findProjectFolder(process.cwd()), 'art/pictures');

/**
 * The pictures to seed: the rendered ones.
 * @throws {Error} if the sizes of a picture are not made yet.
 */
export const listPictures = async (): Promise<PictureFile[]> => {
  const folder = picturesFolder();
  const read = async (name: string) => JSON.parse(await readFile(path.join(folder, name), 'utf8'));
  const pictures: SeedPicture[] = await read('pictures.json');
  const ready: ReadyPictures = await read(readySizesList);
  return pictures.map((picture) => {
    const made = ready[picture.file];
    if (!made) throw new Error(`${picture.file} has no sizes: run content/cli/make-picture-sizes.ts`);
    return {
      ...picture,
      path: path.join(folder, picture.file),
      ready: { ...made, folder: path.join(folder, readySizesFolder) },
    };
  });
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

const createPicture = async (payload: Payload, picture: PictureFile): Promise<number> => {
  const context = { isOwnPicture: true, readySizes: picture.ready };
  const data = { alt: picture.alt, tags: toSampleTags(picture) };
  return (await payload.create({ collection: 'media', data, filePath: picture.path, context })).id;
};

const tagsKey = 'media-tags';

/**
 * Tags the pictures of earlier seeds, once, without Payload's hooks, since nothing else changes in them. Pictures that
 * staff have tagged or described differently stay as they are.
 */
const tagEarlierPictures = async (
  payload: Payload,
  ledger: Ledger,
  pictures: PictureFile[],
): Promise<void> => {
  if (ledger.has(tagsKey)) return;
  const { docs } = await payload.find({
    collection: 'media',
    locale: 'en',
    depth: 0,
    pagination: false,
    select: { alt: true, tags: true },
  });
  const stored = new Map(docs.map((media) => [media.id, media]));
  const rows: Record<string, unknown>[] = [];
  for (const picture of pictures) {
    const id = await ledger.getDocument('media', toPictureKey(picture.file));
    const media = id === null ? undefined : stored.get(id);
    if (media?.alt !== picture.alt || media.tags?.length) continue;
    for (const [place, text] of toSampleTags(picture).entries())
      rows.push({ order: place + 1, parent: id, path: 'tags', text });
  }
  await insertRows(payload, 'media_texts', rows);
  await ledger.note(tagsKey);
};

// While the files of one picture are written, others are stored in the database.
const atOnce = Math.min(4, availableParallelism());

/**
 * Gives pictures of one run the same time, without Payload's hooks: pages name the time in each of their addresses, and
 * different seconds make a page two hundred bytes larger.
 */
const dateTogether = async (payload: Payload, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return;
  const moment = new Date().toISOString();
  const database = await getSqlDatabase(payload);
  await database.run(
    sql`UPDATE media SET created_at = ${moment}, updated_at = ${moment}, file_at = ${moment} WHERE id IN (${joinSql(ids)})`,
  );
};

/** Uploads the pictures that were never uploaded before, with all their sizes. */
export const seedPictures = async (
  payload: Payload,
  ledger: Ledger,
  pictures: PictureFile[],
): Promise<number> => {
  const missing = pictures.filter(({ file }) => !ledger.has(toPictureKey(file)));
  const created: number[] = [];
  await pLimit(atOnce).map(missing, async (picture) => {
    const present = await findPicture(payload, picture.file);
    const id = present ?? (await createPicture(payload, picture));
    if (present === null) created.push(id);
    await ledger.note(toPictureKey(picture.file), id);
  });
  await dateTogether(payload, created);
  await tagEarlierPictures(payload, ledger, pictures);
  return missing.length;
};
