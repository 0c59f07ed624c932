import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib';
import type { Encoding } from './encoding.ts';
import type { Bodies } from './stored-answer.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const fromBrotli = promisify(brotliDecompress);

/** `quick` is good enough for a reader who waits. `small` is the best compression, made while nobody waits. */
export type Effort = 'quick' | 'small';

const qualities = { quick: { brotli: 5, gzip: 6 }, small: { brotli: 11, gzip: 9 } };

// Small buffers share a pool block of 64 kB. A small buffer that is kept for hours would keep its whole block.
const apart = (bytes: Buffer): Buffer => {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

const compressors = {
  br: (identity: Buffer, { brotli }: (typeof qualities)[Effort]) =>
    toBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotli,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
  gzip: (identity: Buffer, { gzip: level }: (typeof qualities)[Effort]) => toGzip(identity, { level }),
};

/** Compresses off the main thread, into memory that nothing else shares. */
export const compress = async (identity: Buffer, effort: Effort): Promise<Bodies> => {
  const quality = qualities[effort];
  const [br, gz] = await Promise.all([
    compressors.br(identity, quality),
    compressors.gzip(identity, quality),
  ]);
  return { identity: apart(identity), br: apart(br), gzip: apart(gz) };
};

/** Restores all bodies from the compressed ones. `identity` is the longest body, so it is not stored. */
export const decompress = async ({ br, gzip: gz }: Required<Omit<Bodies, 'identity'>>): Promise<Bodies> => ({
  identity: apart(await fromBrotli(br)),
  br: apart(br),
  gzip: apart(gz),
});

/** Compresses for a single reader, in the encoding that the reader prefers. */
export const compressFor = async (identity: Buffer, encoding: Encoding): Promise<Bodies> =>
  encoding === 'identity'
    ? { identity }
    : { identity, [encoding]: await compressors[encoding](identity, qualities.quick) };
