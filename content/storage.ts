import type { Environment } from '@ev-site/content/environment.ts';
import type { Plugin } from 'payload';
import { undoLostUpload } from './pictures/undo-lost-upload.ts';
import { toS3ClientSettings } from './s3-client-settings.ts';

/**
 * What the storage makes of the pictures, brought in line: without its one column for uploads that go from the browser
 * straight to the bucket (there are none, and the tables are the same wherever pictures lie), and whole or not at all.
 */
const mendPictures: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((collection) =>
    collection.slug === 'media'
      ? {
          ...collection,
          fields: collection.fields.filter((field) => !('name' in field && field.name === '_objectKey')),
          hooks: {
            ...collection.hooks,
            afterChange: collection.hooks?.afterChange?.map(undoLostUpload) ?? [],
          },
        }
      : collection,
  ),
});

/** Object storage for pictures where a bucket is set; none otherwise, and its client is not even loaded. */
export const getStoragePlugins = async (environment: Environment): Promise<Plugin[]> => {
  const { S3_BUCKET } = environment;
  if (!S3_BUCKET) return [];
  const { s3Storage } = await import('@payloadcms/storage-s3');
  return [
    s3Storage({
      collections: { media: true },
      bucket: S3_BUCKET,
      config: toS3ClientSettings(environment),
    }),
    mendPictures,
  ];
};
