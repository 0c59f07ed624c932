/** Types of pictures by file extension. Drawings (SVG) are no longer accepted, but stored ones are still shown. */
const served: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** The content type of a picture by its extension in upper or lower case; null if the file is not a picture. */
export const getPictureType = (name: string): string | null => {
  const ending = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(served, ending) ? (served[ending] ?? null) : null;
};

/** Headers of every answer under the address of a picture, so that nothing in it can run, whatever it holds. */
export const pictureHeaders = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
} as const;
