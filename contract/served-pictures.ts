/** Endings under which pictures are served and what they are; drawings are no longer taken, but kept ones still show. */
const served: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** What a file of this name is served as, by its ending in any case; null for what is no picture. */
export const getPictureType = (name: string): string | null => {
  const ending = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(served, ending) ? (served[ending] ?? null) : null;
};

/** Headers of everything that answers under the address of a picture: whatever it holds, nothing in it runs. */
export const pictureHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
} as const;
