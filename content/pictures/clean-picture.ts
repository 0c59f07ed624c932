import { groupDigits } from '@ev-site/contract/group-digits.ts';
import { fileTypeFromBuffer } from 'file-type';
import { APIError } from 'payload';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { publicError } from '../requests/refuse.ts';
import { decodeHeic, type HeicProblem, HeicRefused } from './decode-heic.ts';

/** A picture encoded anew from what was uploaded. */
interface CleanPicture {
  data: Buffer;
  /** Without a dot. */
  ending: 'jpg' | 'png' | 'webp';
  mimeType: string;
}

/** The most pixels of a side, and in all; a phone's 50 megapixels are accepted. */
const longestSide = 12_000;
const mostPixels = 51_000_000;

const jpeg = (picture: Sharp) => picture.jpeg({ quality: 90, chromaSubsampling: '4:4:4' });
const png = (picture: Sharp) => picture.png();
// Lossless, because Payload encodes WebP again when it stores it.
const webp = (picture: Sharp) => picture.webp({ lossless: true, effort: 0 });

type Ending = CleanPicture['ending'];

const encoders: Record<Ending, (picture: Sharp) => Sharp> = { jpg: jpeg, png, webp };

const endings: Record<string, Ending> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/avif': 'webp',
  'image/heic': 'jpg',
  'image/heif': 'jpg',
  'image/heic-sequence': 'jpg',
  'image/heif-sequence': 'jpg',
};

const mimeTypes = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' } as const;

const asJpeg = 'Save the picture as JPEG or PNG, then upload that file.';

const explainType = (type: string | undefined): string => {
  if (type === 'image/gif') return `GIF pictures are not accepted. ${asJpeg}`;
  if (type === 'application/xml' || type === 'image/svg+xml')
    return 'SVG drawings are not accepted, because they can contain programs. Save the drawing as PNG, 1920 px wide or more.';
  return `This file is not a JPEG, PNG, WebP, AVIF or HEIC picture, even if its name says so. ${asJpeg}`;
};

/** Reads only the header of the file, so that a decompression bomb is found before it is unpacked. */
const readHead = async (data: Buffer): Promise<Metadata> => {
  const head = await sharp(data, { limitInputPixels: false }).metadata();
  const { width, height } = head;
  if (width <= longestSide && height <= longestSide && width * height <= mostPixels) return head;
  throw publicError(
    400,
    `The picture is ${groupDigits(width)} x ${groupDigits(height)} pixels large. At most ${groupDigits(longestSide)} ` +
      'pixels a side and 50 million in all are taken. Make it smaller, then upload it again.',
  );
};

const damaged = `The picture is damaged: the studio cannot read all of it. ${asJpeg}`;

const heicProblems: Record<HeicProblem, [status: number, sentence: string]> = {
  damaged: [400, damaged],
  heavy: [400, `This HEIC picture needs too much time or memory. ${asJpeg}`],
  busy: [
    503,
    'The studio is working on other HEIC pictures now, so it did not accept this one. Upload it again in a minute.',
  ],
};

/** Opens the picture as uploaded, or decoded by another program if sharp cannot read it (HEVC, which phones use). */
const open = async (data: Buffer): Promise<Sharp> => {
  const { compression, icc } = await readHead(data);
  const readable = compression === 'hevc' ? await decodeHeic(data, { mostPixels, profile: icc }) : data;
  return sharp(readable, { limitInputPixels: mostPixels, failOn: 'error' }).autoOrient();
};

/**
 * Makes an uploaded picture anew: its type is read from the bytes, it is turned upright, and only its pixels are kept
 * (no place, time, text or hidden file). An animation becomes a still picture.
 * @param wanted type of the picture that it replaces; used if nothing is lost by it, as JPEG has no transparency
 * @throws {APIError} with a sentence for staff: 400 if it is not a picture, too large or broken, 503 if the person can
 * try again.
 */
export const cleanPicture = async (data: Buffer, wanted?: Ending): Promise<CleanPicture> => {
  const type = await fileTypeFromBuffer(data);
  const drawn = /^\s*(<\?xml|<svg|<!--|<!doctype svg)/i.test(data.subarray(0, 1024).toString('utf8'));
  const own = endings[type?.mime ?? ''];
  if (!own) throw publicError(400, explainType(drawn ? 'image/svg+xml' : type?.mime));
  try {
    const picture = await open(data);
    const solid = !(await picture.metadata()).hasAlpha;
    const usual = own === 'jpg' && !solid ? 'png' : own;
    const ending = wanted && (wanted !== 'jpg' || solid) ? wanted : usual;
    const cleaned = await encoders[ending](picture).timeout({ seconds: 60 }).toBuffer();
    return { data: cleaned, ending, mimeType: mimeTypes[ending] };
  } catch (error) {
    if (error instanceof APIError) throw error;
    if (error instanceof HeicRefused) throw publicError(...heicProblems[error.problem]);
    throw publicError(400, damaged);
  }
};
