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
  return { ...data, fileAt: isSame ? originalDoc.fileAt : new Date().toISOString() };
};
