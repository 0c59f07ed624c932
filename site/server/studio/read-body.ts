import type { IncomingMessage } from 'node:http';
import { type Readable, Transform } from 'node:stream';
import { Refused } from './refused.ts';

const tooLarge = (limit: number) =>
  new Refused(413, `This is larger than the ${limit / 1_000_000} MB that may be sent here.`);

/** Names no size, because the studio's own limit for files is lower. */
const tooLargeFile = () => new Refused(413, 'This file is larger than what may be sent here.');

/** @throws {Refused} if the Content-Length of the request is larger than `limit` bytes. */
const refuseByLength = ({ headers }: IncomingMessage, limit: number, refusal: Refused): void => {
  if (Number(headers['content-length'] ?? 0) > limit) throw refusal;
};

/**
 * Reads a whole body.
 * @throws {Refused} 413 beyond `limit` bytes, at once if Content-Length says so; 408 if the body has not arrived in
 * `ms`.
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
    // The rest of a refused body is not read, because the connection is closed with the answer.
    request.off('data', take).off('end', resolve).off('close', gone).pause();
  }
};

/**
 * Returns a body as a stream, to be passed on while it arrives. The stream fails with 413 beyond `limit` bytes.
 * @throws {Refused} 413 at once if Content-Length is larger.
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
  // `pipe` does not forward a broken-off request. The stream must fail, so that no request stays half sent.
  request.pipe(counted);
  request.once('close', () => {
    if (!request.complete)
      counted.destroy(new Refused(408, 'The connection ended before everything had arrived.'));
  });
  return counted;
};
