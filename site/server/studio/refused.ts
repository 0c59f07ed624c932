/** A request that the edge of the studio does not pass on, and why. */
export class Refused extends Error {
  override name = 'Refused';
  readonly status: 403 | 408 | 413 | 429;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  constructor(status: Refused['status'], message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}
