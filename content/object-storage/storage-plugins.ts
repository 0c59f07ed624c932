import type { CollectionAfterChangeHook, CollectionConfig, Plugin } from 'payload';
import type { Environment } from '../deployment/environment.ts';
import { raiseRevision } from '../hooks/raise-revision.ts';
import { hideTrashed } from '../pictures/hide-trashed.ts';
import type { PictureBucket } from '../pictures/picture-bucket.ts';
import { undoLostUpload } from '../pictures/undo-lost-upload.ts';
import { toS3ClientSettings } from './s3-client-settings.ts';

const without = <Hook>(hooks: readonly Hook[] = [], left: readonly Hook[]): Hook[] =>
  hooks.filter((hook) => !left.includes(hook));

/** Skips the hook when the storage plugin writes to the record within its own work: the change itself comes later. */
const unlessInside =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  (args) =>
    args.req.context.skipCloudStorage ? args.doc : hook(args);

// The revision must be raised last: from then on all other changes wait for this commit, and should not also wait for
// the storage.
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
 * Corrects what the storage plugin does to the picture collection. Removes its column for direct uploads from the
 * browser to the bucket: there are none, and the tables must be the same wherever pictures are stored. Makes uploads
 * all-or-nothing. Hides files of pictures in the trash.
 */
const mendPictures =
  (bucket: PictureBucket): Plugin =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((collection) =>
      collection.slug === 'media' ? mendLibrary(hideTrashed(collection, bucket)) : collection,
    ),
  });

/** Object storage for pictures, if a bucket is set. Otherwise its client is not even loaded. */
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
