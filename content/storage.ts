import type { Environment } from '@ev-site/content/environment.ts';
import type { Plugin } from 'payload';
import { undoLostUpload } from './pictures/undo-lost-upload.ts';

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
  const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = environment;
  if (!S3_BUCKET) return [];
  const { s3Storage } = await import('@payloadcms/storage-s3');
  const credentials =
    S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
      ? { credentials: { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY } }
      : {};
  const endpoint = S3_ENDPOINT ? { endpoint: S3_ENDPOINT, forcePathStyle: true } : {};
  return [
    s3Storage({
      collections: { media: true },
      bucket: S3_BUCKET,
      config: { region: S3_REGION, ...endpoint, ...credentials },
    }),
    mendPictures,
  ];
};
