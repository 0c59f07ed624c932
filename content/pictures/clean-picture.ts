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

type Ending = CleanPicture['ending'];

const encoders: Record<Ending, (picture: Sharp) => Sharp> = { jpg: jpeg, png, webp };

const endings: Record<string, Ending> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/avif': 'webp',
};

const mimeTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

const asJpeg = 'Save the picture as JPEG or PNG, then upload that file.';

const heic =
  'This is a HEIC picture, as iPhones take them, and most browsers cannot show it. To get a JPEG: on the iPhone open the ' +
  'picture in Photos, Share, Options, Most Compatible; on a Mac open it in Preview, File, Export, JPEG; on Windows open it in ' +
  'Photos, Save as, JPEG. For all pictures to come: Settings, Camera, Formats, Most Compatible.';

const explainType = (type: string | undefined): string => {
  if (type?.startsWith('image/hei')) return heic;
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
 * @param wanted kind of the picture that it replaces, taken where nothing of it is lost: JPEG holds no cut-out
 * @throws {APIError} 400 with a sentence for staff where it is no picture, too large or broken.
 */
export const cleanPicture = async (data: Buffer, wanted?: Ending): Promise<CleanPicture> => {
  const type = await fileTypeFromBuffer(data);
  const drawn = /^\s*(<\?xml|<svg|<!--|<!doctype svg)/i.test(data.subarray(0, 1024).toString('utf8'));
  const own = endings[type?.mime ?? ''];
  if (!own) return refuse(explainType(drawn ? 'image/svg+xml' : type?.mime));
  try {
    await checkSize(data);
    const picture = sharp(data, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
    const ending = wanted && (wanted !== 'jpg' || !(await picture.metadata()).hasAlpha) ? wanted : own;
    const cleaned = await encoders[ending](picture).timeout({ seconds: 60 }).toBuffer();
    return { data: cleaned, ending, mimeType: mimeTypes[ending] };
  } catch (error) {
    if (error instanceof APIError) throw error;
    return refuse(`The picture is damaged and cannot be read to its end. ${asJpeg}`);
  }
};
