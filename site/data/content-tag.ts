import { createHash } from 'node:crypto';

/** The tag of some content for `ETag`: weak, as the same content goes out in several encodings. */
export const toContentTag = (content: string | Buffer): string =>
  `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
