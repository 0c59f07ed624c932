import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openContent } from '../open-content.ts';
import type { Media } from '../payload-types.ts';
import { listPictures, type PictureFile, picturesFolder } from '../seed/seed-pictures.ts';
import { type FreshContent, openFreshContent } from '../testing/fresh-content.ts';
import { readySizesFolder, toPictureState } from './ready-sizes.ts';

let fresh: FreshContent;
let pictures: PictureFile[];

beforeAll(async () => {
  fresh = await openFreshContent();
  pictures = await listPictures();
});
afterAll(() => fresh.remove());

test('every sample picture has the ready sizes of its present file, and no other file is there', () => {
  const outdated = pictures.filter(
    ({ path: file, ready }) => ready?.of !== toPictureState(readFileSync(file)),
  );
  expect(
    outdated.map(({ file }) => file),
    'run content/cli/make-picture-sizes.ts',
  ).toEqual([]);
  const named = pictures.flatMap(({ ready }) => Object.values(ready?.sizes ?? {}));
  expect(readdirSync(path.join(picturesFolder(), readySizesFolder)).sort()).toEqual(named.sort());
});

test('ready sizes are stored as those of an upload, with the picture unchanged', async () => {
  const picture = pictures.find(({ file }) => file === 'certificate-1.webp');
  if (!picture) throw new Error('no picture');
  const { alt, path: filePath, ready } = picture;
  const upload = { collection: 'media', data: { alt }, filePath } as const;
  const made = await fresh.payload.create({ ...upload, context: { isOwnPicture: true } });
  await fresh.payload.delete({ collection: 'media', id: made.id });
  const { variables } = fresh;
  const payload = await openContent({
    variables,
    logger: { options: { level: 'silent' } },
    sizesAreReady: true,
  });
  const taken = await payload.create({
    ...upload,
    context: { isOwnPicture: true, readySizes: ready },
  });
  await payload.destroy();
  // Without the file size of the picture itself, because Payload encodes it anew.
  const told = ({
    alt,
    filename,
    mimeType,
    width,
    height,
    focalX,
    focalY,
    tone,
    sizes,
    thumbnailURL,
  }: Media) => ({ alt, filename, mimeType, width, height, focalX, focalY, tone, sizes, thumbnailURL });
  expect(told(taken)).toEqual(told(made));
  const stored = (name: string) => readFileSync(path.join(variables.DATA_DIR ?? '', 'media', name));
  expect(stored(taken.filename ?? '')).toEqual(readFileSync(filePath));
  expect(taken.filesize).toBe(readFileSync(filePath).length);
  for (const name of Object.values(ready?.sizes ?? {}))
    expect(stored(name), name).toEqual(readFileSync(path.join(ready?.folder ?? '', name)));
});
