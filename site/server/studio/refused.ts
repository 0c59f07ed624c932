import type { FastifyReply } from 'fastify';

/** A request that the edge of the studio does not pass on, and why. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: 400 | 403 | 408 | 413 | 429;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(status: Refused['status'], message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** In the shape of the studio's own errors, so that its pages show the sentence. */
export const sendRefusal = (reply: FastifyReply, { status, message, retryAfter }: Refused): FastifyReply =>
  reply
    .code(status)
    .headers({
      'Cache-Control': 'no-store',
      // What has arrived of the body, or still will, is not read.
      Connection: 'close',
      ...(retryAfter && { 'Retry-After': String(retryAfter) }),
    })
    .send({ errors: [{ message }] });
