import { existsSync } from 'node:fs';
import path from 'node:path';
import { getPictureType, pictureHeaders } from '@ev-site/contract/served-pictures.ts';
import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { hiddenField } from '../fields/hidden.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';
import { computeTone } from '../pictures/compute-tone.ts';
import { dateFile } from '../pictures/date-file.ts';
import { largestPicture } from '../pictures/largest-picture.ts';
import { pictureTagsEndpoint } from '../pictures/picture-tags.ts';
import { storeReadySizes } from '../pictures/ready-sizes.ts';
import { takePicture } from '../pictures/take-picture.ts';
import { tidyTags } from '../pictures/tidy-tags.ts';
import { pictureSizes } from './picture-sizes.ts';

/** The types that are accepted; every picture is encoded anew (pictures/clean-picture.ts). */
const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'];

const toHarmless = ({ headers }: { headers: Headers }): Headers => {
  for (const [name, value] of Object.entries(pictureHeaders)) headers.set(name, value);
  if (!headers.get('Content-Type')?.startsWith('image/')) {
    headers.set('Content-Type', 'application/octet-stream');
  }
  return headers;
};

/** The library of pictures. `staticDir` is the folder for the files if there is no object storage. */
export const getMediaCollection = (options: { staticDir: string }): CollectionConfig => ({
  slug: 'media',
  labels: { singular: 'Picture', plural: 'Pictures' },
  access: contentAccess,
  hooks: {
    ...raiseRevision,
    beforeOperation: [takePicture],
    beforeChange: [computeTone, storeReadySizes, dateFile],
  },
  endpoints: [pictureTagsEndpoint],
  disableDuplicate: true,
  upload: {
    staticDir: options.staticDir,
    mimeTypes: pictureTypes,
    // The server fetches no address for staff, because it may lead into the company's own network.
    pasteURL: false,
    focalPoint: true,
    displayPreview: true,
    adminThumbnail: 'thumb',
    imageSizes: pictureSizes,
    modifyResponseHeaders: toHarmless,
    // An old stored file that is not a picture is not served. For a missing file Payload would report an error of its
    // own.
    handlers: [
      ({ payload }, { params: { filename } }) => {
        const isElsewhere = payload.collections.media.config.upload.disableLocalStorage;
        const isThere = isElsewhere || existsSync(path.join(options.staticDir, filename));
        return isThere && getPictureType(filename)
          ? undefined
          : new Response('There is no such picture.', { status: 404, headers: pictureHeaders });
      },
    ],
  },
  admin: {
    group: 'Company',
    useAsTitle: 'alt',
    defaultColumns: ['filename', 'alt', 'tags', 'width', 'height', 'updatedAt'],
    listSearchableFields: ['filename', 'alt'],
    description:
      `Upload once, large (1920 px wide or more), as JPEG, PNG, WebP, AVIF or HEIC of ${largestPicture / 1_000_000} MB at most; ` +
      'every smaller size and format is made by itself, and place and time of a photo are removed.',
  },
  fields: [
    {
      name: 'alt',
      type: 'text',
      localized: true,
      required: true,
      label: 'What is to be seen',
      admin: {
        description: 'One plain sentence for people who cannot see the picture. Do not write "picture of".',
      },
    },
    {
      name: 'tags',
      type: 'text',
      hasMany: true,
      maxRows: 20,
      maxLength: 40,
      hooks: { beforeValidate: [tidyTags] },
      admin: {
        position: 'sidebar',
        description: 'Words by which colleagues find the picture, e.g. Millo, workshop, Expo 2024.',
      },
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
        description:
          'This colour fills the place of the picture until the picture has loaded. The studio computes it at upload.',
      },
    },
    hiddenField('fileAt', 'date'),
  ],
});
