/** The data of a page could not be read: not the visitor's mistake, and worth another try in a minute. */
export class UnreadablePage extends Error {
  /** The server recognises the error by this status, also when pages are loaded as separate copies of modules. */
  readonly statusCode = 503;

  constructor(path: string, cause: unknown) {
    super(`${path} could not be read`, { cause });
  }
}
