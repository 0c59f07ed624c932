import path from 'node:path';
import pLimit from 'p-limit';
import { findProjectFolder } from '../deployment/data-folder.ts';
import { runGuarded } from '../processes/guarded-child.ts';
import { toTiffHead } from './tiff-head.ts';

/** Why a picture was not decoded: it is broken, asks for more than it may, or the machine has too much to do. */
export type HeicProblem = 'damaged' | 'heavy' | 'busy';

/** A HEIC picture that was not decoded. */
export class HeicRefused extends Error {
  readonly problem: HeicProblem;

  constructor(problem: HeicProblem) {
    super(`The HEIC picture is not decoded: ${problem}.`);
    this.problem = problem;
  }
}

interface HeicLimits {
  /** Pixels in all. */
  mostPixels: number;
  /** Milliseconds from the moment at which the decoder is ready. */
  timeLimit?: number;
  /** Profile of the picture's colours (ICC), as its head has it. */
  profile?: Uint8Array | undefined;
}

/** Milliseconds for 48 megapixels, several times over, and for the process to start. */
const usualTimeLimit = 40_000;
const startLimit = 20_000;

/** One at a time, as each may take 640 MB for some seconds. Each that waits holds a file of up to 20 MB. */
const decoding = pLimit(1);
const mostWaiting = 6;

const ready = 'ready\n';
const sizesLength = 12;

/** Puts what the child says together, in one place from the first pixel on: a picture may be 200 MB large. */
const collectTiff = ({ mostPixels, profile }: HeicLimits) => {
  let head = Buffer.alloc(0);
  let tiff: Buffer | undefined;
  let at = 0;
  const begin = () => {
    const from = ready.length;
    const [width = 0, height = 0, colours = 0] = [0, 4, 8].map((offset) => head.readUInt32LE(from + offset));
    if (width * height > mostPixels || (colours !== 3 && colours !== 4)) throw new HeicRefused('heavy');
    const before = toTiffHead({ width, height, colours, profile });
    tiff = Buffer.alloc(before.length + width * height * colours);
    before.copy(tiff);
    at = before.length;
  };
  return {
    /** @throws {HeicRefused} where more pixels are announced than may be. */
    take: (part: Buffer) => {
      if (tiff) {
        at += part.copy(tiff, at);
        return;
      }
      head = Buffer.concat([head, part]);
      if (head.length < ready.length + sizesLength) return;
      begin();
      if (tiff) at += head.copy(tiff, at, ready.length + sizesLength);
    },
    /** The whole picture; undefined where pixels are missing. */
    finish: () => (tiff && at === tiff.length ? tiff : undefined),
  };
};

/** In the studio this is part of a bundle, which holds no copy of the child: it runs from source. */
const runChild = async (bytes: Uint8Array, limits: HeicLimits): Promise<Buffer> => {
  const root = findProjectFolder(process.cwd());
  const folder = path.join(/*turbopackIgnore: true*/ root, 'content/pictures');
  const library = path.join(/*turbopackIgnore: true*/ root, 'node_modules/libheif-js');
  const collected = collectTiff(limits);
  const end = await runGuarded(bytes, {
    file: path.join(/*turbopackIgnore: true*/ folder, 'decode-heic.child.ts'),
    readable: [`${folder}/*`, `${library}/*`],
    memory: ['--max-old-space-size=64'],
    startLimit,
    timeLimit: limits.timeLimit ?? usualTimeLimit,
    onData: collected.take,
  });
  if (end !== 'ended') throw new HeicRefused(end);
  const tiff = collected.finish();
  if (!tiff) throw new HeicRefused('damaged');
  return tiff;
};

/**
 * Decodes a HEIC picture in a process without rights to files and other programs, with bounds on pixels, memory and time, one picture at a time.
 * @returns the picture as TIFF: upright, with the profile of its colours, without camera data.
 * @throws {HeicRefused} saying why not.
 */
export const decodeHeic = (bytes: Uint8Array, limits: HeicLimits): Promise<Buffer> =>
  decoding.pendingCount >= mostWaiting
    ? Promise.reject(new HeicRefused('busy'))
    : decoding(() => runChild(bytes, limits));
