import type { IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { Refused } from './refused.ts';

const tooLarge = (limit: number) =>
  new Refused(413, `This is larger than the ${limit / 1_000_000} MB that may be sent here.`);

/** Without a figure: the studio itself keeps files to less. */
const tooLargeFile = () => new Refused(413, 'This file is larger than what may be sent here.');

/** @throws {Refused} where the request itself says that its body is larger than `limit` bytes. */
const refuseByLength = ({ headers }: IncomingMessage, limit: number, refusal: Refused): void => {
  if (Number(headers['content-length'] ?? 0) > limit) throw refusal;
};

/**
 * Reads a body whole.
 * @throws {Refused} 413 beyond `limit` bytes, at once if the request says so itself; 408 if it is not there in `ms`.
 */
export const readBody = async (request: IncomingMessage, limit: number, ms: number): Promise<Buffer> => {
  refuseByLength(request, limit, tooLarge(limit));
  const chunks: Buffer[] = [];
  let size = 0;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const take = (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size > limit) reject(tooLarge(limit));
  };
  const gone = () => reject(new Refused(408, 'The connection ended before everything had arrived.'));
  const timer = setTimeout(() => reject(new Refused(408, 'This took too long to arrive.')), ms);
  request.on('data', take).on('end', resolve).on('error', gone).on('close', gone);
  try {
    await promise;
    return Buffer.concat(chunks, size);
  } finally {
    clearTimeout(timer);
    // The rest of a refused body is not read: the connection is closed with the answer.
    request.off('data', take).off('end', resolve).off('close', gone).pause();
  }
};

/**
 * A body to be passed on as it comes; it breaks with a 413 beyond `limit` bytes.
 * @throws {Refused} 413 at once where the request itself says that it is larger.
 */
export const countBody = (request: IncomingMessage, limit: number): Readable => {
  refuseByLength(request, limit, tooLargeFile());
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > limit ? tooLargeFile() : null, chunk);
    },
  });
  // Who reads from it hears of every failure; a request that broke off must not stay half sent.
  request.pipe(counted);
  request.once('close', () => {
    if (!request.complete)
      counted.destroy(new Refused(408, 'The connection ended before everything had arrived.'));
  });
  return counted;
};
