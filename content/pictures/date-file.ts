import type { CollectionBeforeChangeHook } from 'payload';
import type { Media } from '../payload-types.ts';

const ofFile = ['filename', 'filesize', 'width', 'height', 'focalX', 'focalY'] as const;

const describeFiles = (media: Partial<Media>): string => {
  const sizes = Object.entries(media.sizes ?? {}).flatMap(([name, size]) =>
    size?.filesize ? [`${name} ${size.filesize}`] : [],
  );
  return JSON.stringify([ofFile.map((name) => media[name] ?? null), sizes.sort()]);
};

/**
 * Stores since when the files of a picture are as they are: new, cropped or cut around another point. Their addresses
 * carry this time (site/data/picture.ts). A change of the description or the tags does not change it.
 */
export const dateFile: CollectionBeforeChangeHook<Media> = ({ data, originalDoc, req }) => {
  const isSame =
    originalDoc && !req.file && describeFiles({ ...originalDoc, ...data }) === describeFiles(originalDoc);
  if (isSame) return { ...data, fileAt: originalDoc.fileAt };
  // At least a second later than before, because addresses count in seconds: otherwise a browser would keep showing the
  // file in its cache.
  const earliest = (Date.parse(originalDoc?.fileAt ?? '') || 0) + 1000;
  return { ...data, fileAt: new Date(Math.max(Date.now(), earliest)).toISOString() };
};
