import type { CollectionBeforeChangeHook } from 'payload';
import sharp from 'sharp';

/** Background of the site (paper in its design); it shows through the transparent parts of a picture. */
const paper = '#fbf8f1';

const toHex = (channel: number): string => Math.round(channel).toString(16).padStart(2, '0');

/** The main colour of a picture as `#rrggbb`, with paper behind its transparent parts. */
export const getTone = async (file: Buffer): Promise<string> => {
  const small = await sharp(file)
    .flatten({ background: paper })
    .resize(64, 64, { fit: 'inside' })
    .png()
    .toBuffer();
  const { dominant } = await sharp(small).stats();
  return `#${toHex(dominant.r)}${toHex(dominant.g)}${toHex(dominant.b)}`;
};

/** Stores the main colour of a newly uploaded picture; pages show it until the picture is loaded. */
export const computeTone: CollectionBeforeChangeHook = async ({ data, req }) => {
  const { file } = req;
  if (!file || file.data.length === 0 || req.context.readySizes) return data;
  return { ...data, tone: await getTone(file.data) };
};
