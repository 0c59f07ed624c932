import type { FastifyReply } from 'fastify';

/** A request that the studio's proxy does not pass on, and the reason. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: 400 | 403 | 408 | 413 | 429;
  /** Seconds after which the sender may try again. */
  readonly retryAfter: number | undefined;

  constructor(status: Refused['status'], message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Sends a refusal in the format of the studio's own errors, so that its pages show the message. */
export const sendRefusal = (reply: FastifyReply, { status, message, retryAfter }: Refused): FastifyReply =>
  reply
    .code(status)
    .headers({
      'Cache-Control': 'no-store',
      // The body is not read, neither the part that has arrived nor the rest.
      Connection: 'close',
      ...(retryAfter && { 'Retry-After': String(retryAfter) }),
    })
    .send({ errors: [{ message }] });
