import type { CollectionAfterChangeHook, CollectionConfig, Plugin } from 'payload';
import type { Environment } from '../deployment/environment.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';
import { hideTrashed } from '../pictures/hide-trashed.ts';
import type { PictureBucket } from '../pictures/picture-bucket.ts';
import { undoLostUpload } from '../pictures/undo-lost-upload.ts';
import { toS3ClientSettings } from './s3-client-settings.ts';

const without = <Hook>(hooks: readonly Hook[] = [], left: readonly Hook[]): Hook[] =>
  hooks.filter((hook) => !left.includes(hook));

/** Not for what the storage writes into the record in the middle of its own work: the change itself is still to come. */
const unlessInside =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  (args) =>
    args.req.context.skipCloudStorage ? args.doc : hook(args);

// The revision is raised behind all else: from there on every other change waits until this one is committed, and need not wait
// for the storage too.
const mendLibrary = ({ fields, hooks, ...rest }: CollectionConfig): CollectionConfig => ({
  ...rest,
  fields: fields.filter((field) => !('name' in field && field.name === '_objectKey')),
  hooks: {
    ...hooks,
    afterChange: [
      ...without(hooks?.afterChange, raiseRevision.afterChange),
      ...raiseRevision.afterChange.map(unlessInside),
    ].map(undoLostUpload),
    afterDelete: [...without(hooks?.afterDelete, raiseRevision.afterDelete), ...raiseRevision.afterDelete],
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
    import('../pictures/picture-bucket.ts'),
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
