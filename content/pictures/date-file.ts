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
 * Notes since when the files of a picture are what they are, which their addresses carry (site/data/picture.ts): new
 * ones, cropped or cut around another point. What is said of a picture, and its tags, leave them as they are.
 */
export const dateFile: CollectionBeforeChangeHook<Media> = ({ data, originalDoc, req }) => {
  const isSame =
    originalDoc && !req.file && describeFiles({ ...originalDoc, ...data }) === describeFiles(originalDoc);
  if (isSame) return { ...data, fileAt: originalDoc.fileAt };
  // Of another second than those before it, which addresses count in: else a browser would go on with the file that it keeps.
  const earliest = (Date.parse(originalDoc?.fileAt ?? '') || 0) + 1000;
  return { ...data, fileAt: new Date(Math.max(Date.now(), earliest)).toISOString() };
};
