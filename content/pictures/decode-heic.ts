import path from 'node:path';
import pLimit from 'p-limit';
import { findProjectFolder } from '../deployment/data-folder.ts';
import { runGuarded } from '../processes/guarded-child.ts';
import { toTiffHead } from './tiff-head.ts';

/** Why a picture was not decoded: it is broken, it needs more than it may have, or the machine is too busy. */
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
  /** The most pixels in all. */
  mostPixels: number;
  /** Milliseconds, counted from when the decoder is ready. */
  timeLimit?: number;
  /** The colour profile of the picture (ICC), from its header. */
  profile?: Uint8Array | undefined;
}

/** Milliseconds: several times what 48 megapixels need, and the time for the process to start. */
const usualTimeLimit = 40_000;
const startLimit = 20_000;

/** One at a time, because each may take 640 MB for some seconds. Each waiting picture holds a file of up to 20 MB. */
const decoding = pLimit(1);
const mostWaiting = 6;

const ready = 'ready\n';
const sizesLength = 12;

/**
 * Collects the output of the child process. One buffer is allocated when the first pixel arrives, because a picture may
 * be 200 MB large.
 */
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
    /** @throws {HeicRefused} if more pixels are announced than allowed. */
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
    /** The whole picture; undefined if pixels are missing. */
    finish: () => (tiff && at === tiff.length ? tiff : undefined),
  };
};

/** The studio is a bundle that does not contain the child, so the child runs from its source. */
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
 * Decodes a HEIC picture in a process without rights to files and other programs, with limits on pixels, memory and
 * time, one picture at a time.
 * @returns the picture as TIFF: upright, with its colour profile, without camera data.
 * @throws {HeicRefused} saying why not.
 */
export const decodeHeic = (bytes: Uint8Array, limits: HeicLimits): Promise<Buffer> =>
  decoding.pendingCount >= mostWaiting
    ? Promise.reject(new HeicRefused('busy'))
    : decoding(() => runChild(bytes, limits));
