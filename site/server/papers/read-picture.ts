import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { type Picture, toLargestFile } from '../../data/picture.ts';

const longestWait = 3000;
/** The background that pictures have in the templates, so that cut-out pictures show no edge. */
const ground = '#f6f1e5';
const width = 1280;

const fetchBytes = async (url: string): Promise<Uint8Array> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(longestWait) });
  if (!response.ok) throw new Error(`A picture answered ${response.status}.`);
  return new Uint8Array(await response.arrayBuffer());
};

/** Reads from our own folder, else from the URL that visitors use: with a bucket, pictures are not stored here. */
const readBytes = async (url: string, mediaFolder: string): Promise<Uint8Array> => {
  const [address = ''] = url.split('?');
  const file = path.join(mediaFolder, path.basename(decodeURIComponent(address)));
  try {
    return await readFile(file);
  } catch (error) {
    if (!URL.canParse(url)) throw error;
    return fetchBytes(url);
  }
};

/** A picture ready for print: a JPEG on the background of the templates. @throws if the picture cannot be read. */
export const readPaperPicture = async (picture: Picture, mediaFolder: string): Promise<Uint8Array> =>
  sharp(await readBytes(toLargestFile(picture), mediaFolder))
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: ground })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer();
