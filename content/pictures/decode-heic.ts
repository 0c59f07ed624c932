import { spawn } from 'node:child_process';
import path from 'node:path';
import pLimit from 'p-limit';
import { findProjectFolder } from '../data-folder.ts';
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

/** In the studio this is part of a bundle, which holds no copy of the child: it runs from source. */
const getChildFile = () =>
  path.join(
    /*turbopackIgnore: true*/ findProjectFolder(process.cwd()),
    'content/pictures/decode-heic.child.ts',
  );

const startChild = () => {
  const file = getChildFile();
  const root = findProjectFolder(process.cwd());
  const readable = [path.dirname(file), path.join(/*turbopackIgnore: true*/ root, 'node_modules/libheif-js')];
  const rights = ['--permission', ...readable.map((folder) => `--allow-fs-read=${folder}/*`)];
  return spawn(process.execPath, [...rights, '--max-old-space-size=64', '--no-warnings', file], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: { NODE_ENV: 'production' },
  });
};

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

const runChild = (bytes: Uint8Array, limits: HeicLimits): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const child = startChild();
    const collected = collectTiff(limits);
    let problem: HeicProblem | undefined;
    let isReady = false;
    const end = (why: HeicProblem) => {
      problem = why;
      child.kill('SIGKILL');
    };
    let timer = setTimeout(() => end('busy'), startLimit);
    child.stdout.on('data', (part: Buffer) => {
      if (!isReady) {
        isReady = true;
        clearTimeout(timer);
        timer = setTimeout(() => end('heavy'), limits.timeLimit ?? usualTimeLimit);
      }
      try {
        collected.take(part);
      } catch {
        end('heavy');
      }
    });
    const finish = () => {
      clearTimeout(timer);
      // What was given up stays so, whatever the child had sent by then.
      const tiff = problem ? undefined : collected.finish();
      if (tiff) resolve(tiff);
      // A child that never was ready says nothing of the picture.
      else reject(new HeicRefused(isReady ? (problem ?? 'damaged') : 'busy'));
    };
    child.on('error', finish);
    child.on('close', finish);
    child.stdin.on('error', () => {});
    child.stdin.end(bytes);
  });

/**
 * Decodes a HEIC picture in a process that can reach nothing, with bounds on pixels, memory and time, one picture at a time.
 * @returns the picture as TIFF: upright, with the profile of its colours, without camera data.
 * @throws {HeicRefused} saying why not.
 */
export const decodeHeic = (bytes: Uint8Array, limits: HeicLimits): Promise<Buffer> =>
  decoding.pendingCount >= mostWaiting
    ? Promise.reject(new HeicRefused('busy'))
    : decoding(() => runChild(bytes, limits));
