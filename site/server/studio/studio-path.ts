import { toOneSpelling } from '@ev-site/contract/canonical-path.ts';

/**
 * The path of a request to the studio in one spelling: decoded, lower case, single slashes, none at the end.
 * The studio forgives other spellings, so rules must not be passed by one of them.
 */
export const toStudioPath = (url: string): string => {
  let path = new URL(url, 'http://studio').pathname;
  try {
    path = decodeURIComponent(path);
  } catch {
    // What cannot be decoded names no endpoint.
  }
  return toOneSpelling(path);
};
