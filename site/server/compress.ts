import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Bodies } from './stored-answer.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Quick: good enough for the reader who waits. Small: the best there is, made when nobody waits. */
export type Effort = 'quick' | 'small';

const qualities = { quick: { brotli: 5, gzip: 6 }, small: { brotli: 11, gzip: 9 } };

// Small buffers share a block of 64 kB, and one that is kept for hours keeps its whole block.
const apart = (bytes: Buffer): Buffer => {
  if (bytes.length === bytes.buffer.byteLength) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
};

/** Compresses off the main thread, into memory that nothing else shares. */
export const compress = async (identity: Buffer, effort: Effort): Promise<Bodies> => {
  const quality = qualities[effort];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality.brotli,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gz] = await Promise.all([
    toBrotli(identity, { params }),
    toGzip(identity, { level: quality.gzip }),
  ]);
  return { identity: apart(identity), br: apart(br), gzip: apart(gz) };
};
