/** What a page is about could not be read: nobody's mistake, and worth another try in a minute. */
export class UnreadablePage extends Error {
  /** By which the server knows it, also where the pages run in a module world of their own. */
  readonly statusCode = 503;

  constructor(path: string, cause: unknown) {
    super(`${path} could not be read`, { cause });
  }
}
