import { fileTypeFromBuffer } from 'file-type';
import { APIError } from 'payload';
import sharp, { type Sharp } from 'sharp';

/** A picture made anew from what was uploaded. */
export interface CleanPicture {
  data: Buffer;
  /** Without a dot. */
  ending: 'jpg' | 'png' | 'webp';
  mimeType: string;
}

/** Sides of a taken picture in pixels, and how many in all; a phone's 50 megapixels are taken. */
const longestSide = 12_000;
const mostPixels = 51_000_000;

const jpeg = (picture: Sharp) => picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
const png = (picture: Sharp) => picture.png();
// Without loss, because Payload encodes WebP once more when it stores it.
const webp = (picture: Sharp) => picture.webp({ lossless: true, effort: 0 });

const kinds: Record<string, { ending: CleanPicture['ending']; encode: (picture: Sharp) => Sharp }> = {
  'image/jpeg': { ending: 'jpg', encode: jpeg },
  'image/png': { ending: 'png', encode: png },
  'image/apng': { ending: 'png', encode: png },
  'image/webp': { ending: 'webp', encode: webp },
  'image/avif': { ending: 'webp', encode: webp },
};

const mimeTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

const asJpeg = 'Save the picture as JPEG or PNG, then upload that file.';

const explainType = (type: string | undefined): string => {
  if (type?.startsWith('image/hei')) return `Browsers cannot show HEIC, the format of some phones. ${asJpeg}`;
  if (type === 'image/gif') return `GIF pictures are not taken. ${asJpeg}`;
  if (type === 'application/xml' || type === 'image/svg+xml')
    return 'Drawings (SVG) are not taken, because they can hold programs. Save it as PNG, 1920 px wide or more.';
  return `This file is no JPEG, PNG, WebP or AVIF picture, whatever its name says. ${asJpeg}`;
};

const refuse = (sentence: string): never => {
  throw new APIError(sentence, 400, null, true);
};

const group = new Intl.NumberFormat('en-IN');

const checkSize = async (data: Buffer): Promise<void> => {
  // Only the head of the file is read here, so a bomb is known before it is unpacked.
  const { width, height } = await sharp(data, { limitInputPixels: false }).metadata();
  if (width <= longestSide && height <= longestSide && width * height <= mostPixels) return;
  refuse(
    `The picture is ${group.format(width)} x ${group.format(height)} pixels large. At most ${group.format(longestSide)} ` +
      'pixels a side and 50 million in all are taken: make it smaller, then upload it again.',
  );
};

/**
 * Makes an uploaded picture anew: its kind is read from the bytes, it is turned upright, and nothing but its pixels
 * goes on (no place, no time, no text, no hidden file). Moving pictures stand still.
 * @throws {APIError} 400 with a sentence for staff where it is no picture, too large or broken.
 */
export const cleanPicture = async (data: Buffer): Promise<CleanPicture> => {
  const type = await fileTypeFromBuffer(data);
  const drawn = /^\s*(<\?xml|<svg|<!--|<!doctype svg)/i.test(data.subarray(0, 1024).toString('utf8'));
  const kind = kinds[type?.mime ?? ''];
  if (!kind) return refuse(explainType(drawn ? 'image/svg+xml' : type?.mime));
  try {
    await checkSize(data);
    const picture = sharp(data, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    const cleaned = await kind.encode(picture).timeout({ seconds: 60 }).toBuffer();
    return { data: cleaned, ending: kind.ending, mimeType: mimeTypes[kind.ending] };
  } catch (error) {
    if (error instanceof APIError) throw error;
    return refuse(`The picture is damaged and cannot be read to its end. ${asJpeg}`);
  }
};
