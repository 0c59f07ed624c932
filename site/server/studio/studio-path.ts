import { normalizePath } from '@ev-site/contract/canonical-path.ts';

/**
 * The path of a studio request in canonical spelling: decoded, lower case, single slashes, no trailing slash.
 * The studio accepts other spellings, so without this a request could bypass rules by another spelling.
 */
export const toStudioPath = (url: string): string => {
  let path = new URL(url, 'http://studio').pathname;
  try {
    path = decodeURIComponent(path);
  } catch {
    // A path that cannot be decoded names no endpoint.
  }
  return normalizePath(path);
};
