import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { computeTone } from '../hooks/compute-tone.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';
import { refuseInUse } from '../hooks/refuse-in-use.ts';
import { pictureSizes } from './picture-sizes.ts';

/** What a browser can show; nothing else is taken. */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/svg+xml'];

/** The library of pictures. `staticDir` is the folder of the files where no object storage is set. */
export const getMediaCollection = (options: { staticDir: string }): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: contentAccess,
  hooks: { ...raiseRevision, beforeChange: [computeTone], beforeDelete: [refuseInUse] },
  upload: {
    staticDir: options.staticDir,
    mimeTypes: pictureTypes,
    focalPoint: true,
    displayPreview: true,
    adminThumbnail: 'thumb',
    imageSizes: pictureSizes,
    // A drawing opened by its own address must not run anything, whatever it holds.
    modifyResponseHeaders: ({ headers }) => {
      headers.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      headers.set('X-Content-Type-Options', 'nosniff');
      return headers;
    },
  },
  admin: {
    group: 'Company',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    description:
      'Upload once, large (1920 px wide or more); every smaller size and format is made by itself.',
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      required: true,
      label: 'What is to be seen',
      admin: { description: 'One plain sentence for those who cannot see the picture. No "picture of".' },
    },
    {
      name: 'tone',
      type: 'text',
      label: 'Main colour',
      validate: (value: unknown) =>
        value === null ||
        value === undefined ||
        /^#[0-9a-f]{6}$/.test(String(value)) ||
        'A colour such as #0a6b3d.',
      admin: {
        position: 'sidebar',
        description: 'Fills the place of the picture until it has loaded. Computed at upload.',
      },
    },
  ],
});
