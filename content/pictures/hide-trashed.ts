import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Payload,
  UploadConfig,
} from 'payload';
import { APIError } from 'payload';
import { toLoggableError } from '../loggable-error.ts';
import type { PictureBucket } from './picture-bucket.ts';
import { getTrashFolder } from './trash-folder.ts';
import { storageAway } from './undo-lost-upload.ts';

/** What a picture's record says of its files. */
interface Stored {
  deletedAt?: string | null;
  filename?: string | null;
  sizes?: Record<string, { filename?: string | null } | null>;
}

type Handler = NonNullable<UploadConfig['handlers']>[number];

const listFiles = ({ filename, sizes }: Stored): string[] => {
  const names = [filename, ...Object.values(sizes ?? {}).map((size) => size?.filename)];
  return [...new Set(names.filter((name) => typeof name === 'string'))];
};

/** Moves the files of pictures within the bucket. Each call may be repeated. */
const openTrash = (bucket: PictureBucket) => {
  const each = async (
    payload: Payload,
    doc: Stored,
    act: (file: string, hidden: string) => Promise<unknown>,
  ): Promise<void> => {
    const folder = await getTrashFolder(payload);
    await Promise.all(listFiles(doc).map((file) => act(file, `${folder}/${file}`)));
  };
  const show = (payload: Payload, doc: Stored) =>
    each(payload, doc, (file, hidden) => bucket.copy(hidden, file));
  return {
    /** Copies all files back to where visitors find them. */
    show,
    /** Removes the copies that nobody finds. */
    forget: (payload: Payload, doc: Stored) => each(payload, doc, (_file, hidden) => bucket.remove(hidden)),
    /** Puts all files where nobody finds them: none is removed before each has its copy. */
    async hide(payload: Payload, doc: Stored): Promise<void> {
      await each(payload, doc, (file, hidden) => bucket.copy(file, hidden));
      try {
        await each(payload, doc, (file) => bucket.remove(file));
      } catch (error) {
        await show(payload, doc);
        throw error;
      }
    },
  };
};

type Trash = ReturnType<typeof openTrash>;

// Before the record says so: whoever is killed in between leaves a picture in the trash, not one without files.
const showFirst =
  ({ show }: Trash): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    if (data.deletedAt !== null || !originalDoc?.deletedAt) return data;
    try {
      await show(req.payload, originalDoc);
    } catch (error) {
      req.payload.logger.error({ problem: toLoggableError(error) }, 'a picture could not leave the trash');
      throw new APIError(storageAway, 503, null, true);
    }
    return data;
  };

const forget = async ({ forget }: Trash, payload: Payload, doc: Stored): Promise<void> => {
  try {
    await forget(payload, doc);
  } catch (error) {
    payload.logger.error({ problem: toLoggableError(error) }, 'files were left in the trash of pictures');
  }
};

const hideAfter =
  (trash: Trash): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    if (doc.deletedAt) await trash.hide(req.payload, doc);
    else if (previousDoc?.deletedAt) await forget(trash, req.payload, doc);
    return doc;
  };

const forgetAfter =
  (trash: Trash): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    if (doc.deletedAt) await forget(trash, req.payload, doc);
    return doc;
  };

/** Gives staff the files of trashed pictures too: the storage's own handler looks where visitors do. */
const lookInTrash =
  (handler: Handler): Handler =>
  async (req, args): Promise<Response> => {
    const shown = await handler(req, args);
    if (shown instanceof Response && shown.status !== 404) return shown;
    const prefix = await getTrashFolder(req.payload);
    const hidden = await handler(req, { ...args, doc: { ...args.doc, prefix } as typeof args.doc });
    return hidden instanceof Response ? hidden : new Response(null, { status: 404 });
  };

/**
 * Lays over the library of pictures that in the trash none of them is found in the bucket: its files lie in a folder there
 * whose name nobody knows.
 */
export const hideTrashed = (collection: CollectionConfig, bucket: PictureBucket): CollectionConfig => {
  const trash = openTrash(bucket);
  const { custom, hooks, upload } = collection;
  const handlers = typeof upload === 'object' ? (upload.handlers ?? []) : [];
  return {
    ...collection,
    custom: { ...custom, hideFiles: trash.hide },
    ...(typeof upload === 'object' && {
      upload: { ...upload, handlers: [...handlers.slice(0, -1), ...handlers.slice(-1).map(lookInTrash)] },
    }),
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), showFirst(trash)],
      afterChange: [...(hooks?.afterChange ?? []), hideAfter(trash)],
      afterDelete: [...(hooks?.afterDelete ?? []), forgetAfter(trash)],
    },
  };
};

/** Hides what was put into the trash while the program was killed, or by a program that left the files where they were. */
export const hideLeftFiles = async (payload: Payload): Promise<void> => {
  const hide: Trash['hide'] | undefined = payload.collections.media.config.custom?.hideFiles;
  if (!hide) return;
  const { docs } = await payload.find({
    collection: 'media',
    where: { deletedAt: { exists: true } },
    trash: true,
    depth: 0,
    pagination: false,
    select: { filename: true, sizes: true },
  });
  for (const doc of docs) await hide(payload, doc);
};
