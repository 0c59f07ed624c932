import type { Environment } from '@ev-site/content/environment.ts';
import type { CollectionConfig, Plugin } from 'payload';
import { hideTrashed } from './pictures/hide-trashed.ts';
import type { PictureBucket } from './pictures/picture-bucket.ts';
import { undoLostUpload } from './pictures/undo-lost-upload.ts';
import { toS3ClientSettings } from './s3-client-settings.ts';

const mendLibrary = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  fields: collection.fields.filter((field) => !('name' in field && field.name === '_objectKey')),
  hooks: {
    ...collection.hooks,
    afterChange: collection.hooks?.afterChange?.map(undoLostUpload) ?? [],
  },
});

/**
 * What the storage makes of the pictures, brought in line: without its one column for uploads that go from the browser
 * straight to the bucket (there are none, and the tables are the same wherever pictures lie), whole or not at all, and out of
 * visitors' reach while it is in the trash.
 */
const mendPictures =
  (bucket: PictureBucket): Plugin =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      collection.slug === 'media' ? mendLibrary(hideTrashed(collection, bucket)) : collection,
    ),
  });

/** Object storage for pictures where a bucket is set; none otherwise, and its client is not even loaded. */
export const getStoragePlugins = async (environment: Environment): Promise<Plugin[]> => {
  const { S3_BUCKET } = environment;
  if (!S3_BUCKET) return [];
  const [{ s3Storage }, { openPictureBucket }] = await Promise.all([
    import('@payloadcms/storage-s3'),
    import('./pictures/picture-bucket.ts'),
  ]);
  return [
    s3Storage({
      collections: { media: true },
      bucket: S3_BUCKET,
      config: toS3ClientSettings(environment),
    }),
    mendPictures(openPictureBucket(S3_BUCKET, environment)),
  ];
};
