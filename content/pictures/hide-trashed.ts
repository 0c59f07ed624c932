import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionConfig,
  Payload,
  UploadConfig,
} from 'payload';
import { afterCommit } from '../database/after-commit.ts';
import { getSqlDatabase } from '../database/sql.ts';
import { sql } from '../database/statement.ts';
import { toLoggableError } from '../logging/loggable-error.ts';
import { publicError } from '../requests/refuse.ts';
import type { PictureBucket } from './picture-bucket.ts';
import { listPictureFiles, type StoredFiles, trashedPicturesQuery } from './picture-files.ts';
import { getTrashFolder } from './trash-folder.ts';
import { storageUnavailable } from './undo-lost-upload.ts';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** Where a record is: in the library, in the trash, or erased. */
type Place = 'library' | 'trash' | 'nowhere';

type Act = (file: string) => Promise<unknown>;

/** Runs an action on all files: here the first file goes before the others, below after them. */
const firstThenOthers = async ([first, ...others]: string[], act: Act): Promise<void> => {
  if (first) await act(first);
  await Promise.all(others.map(act));
};
const othersThenFirst = async ([first, ...others]: string[], act: Act): Promise<void> => {
  await Promise.all(others.map(act));
  if (first) await act(first);
};

/**
 * Moves the files of pictures within the bucket. Each call may be repeated. The picture itself is published before its
 * sizes and hidden after them: so if the picture is out of reach, all its sizes are too.
 */
const openTrash = async (payload: Payload, bucket: PictureBucket) => {
  const folder = await getTrashFolder(payload);
  const toHidden = (file: string) => `${folder}/${file}`;
  /** Copies that exist only while a sweep works on the picture. */
  const toSpare = (file: string) => `${folder}/swept/${file}`;

  const show = (doc: StoredFiles) =>
    firstThenOthers(listPictureFiles(doc), (file) => bucket.copy(toHidden(file), file));

  const removeAll = (doc: StoredFiles, ...places: ((file: string) => string)[]) =>
    Promise.all(listPictureFiles(doc).flatMap((file) => places.map((toKey) => bucket.remove(toKey(file)))));
  const erase = (doc: StoredFiles) => removeAll(doc, toHidden, toSpare);

  const hideFiles = async (files: string[]): Promise<void> => {
    await Promise.all(files.map((file) => bucket.copy(file, toHidden(file))));
    try {
      await othersThenFirst(files, bucket.remove);
    } catch (error) {
      await firstThenOthers(files, (file) => bucket.copy(toHidden(file), file));
      throw error;
    }
  };

  return {
    /** Copies all files back to where visitors find them. */
    show,
    /** Removes the hidden copies, but not those of a sweep, which may still need them. */
    forget: (doc: StoredFiles) => removeAll(doc, toHidden),
    /** Removes all copies after the picture is erased. */
    erase,
    /** Moves all files to where nobody finds them. None is removed before all have a copy. */
    hide: (doc: StoredFiles) => hideFiles(listPictureFiles(doc)),
    /**
     * Hides files that were left in public, of a picture that somebody may restore or erase at the same moment. Both
     * remove the hidden copies, and a hidden copy may be the only one after this call has removed the public files. So
     * a spare copy is kept until no public file is left and the record has been read again.
     */
    async hideLeft(doc: StoredFiles, ask: () => Promise<Place>): Promise<void> {
      const files = listPictureFiles(doc);
      if (!files[0] || !(await bucket.has(files[0])) || (await ask()) !== 'trash') return;
      const inReach = await Promise.all(files.map((file) => bucket.copy(file, toSpare(file))));
      const spared = files.filter((_file, index) => inReach[index]);
      await hideFiles(spared);
      // If the record cannot be read, the files are put back as they were found.
      const place = await ask().catch((): Place => 'library');
      if (place === 'library') await firstThenOthers(spared, (file) => bucket.copy(toSpare(file), file));
      if (place === 'nowhere') await erase(doc);
      else await removeAll(doc, toSpare);
    },
  };
};

type Trash = Awaited<ReturnType<typeof openTrash>>;
type OpenTrash = (payload: Payload) => Promise<Trash>;

// Done before the record is saved: if the process is killed in between, the picture is still in the trash, instead of
// in the library without files.
const showFirst =
  (open: OpenTrash): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    if (data.deletedAt !== null || !originalDoc?.deletedAt) return data;
    try {
      await (await open(req.payload)).show(originalDoc);
    } catch (error) {
      req.payload.logger.error({ problem: toLoggableError(error) }, 'a picture could not leave the trash');
      throw publicError(503, storageUnavailable);
    }
    return data;
  };

const removeCopies = async (payload: Payload, remove: () => Promise<unknown>): Promise<void> => {
  try {
    await remove();
  } catch (error) {
    payload.logger.error({ problem: toLoggableError(error) }, 'files were left in the trash of pictures');
  }
};

const hideAfter =
  (open: OpenTrash): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    if (!doc.deletedAt && !previousDoc?.deletedAt) return doc;
    const trash = await open(req.payload);
    if (doc.deletedAt) {
      await trash.hide(doc);
      return doc;
    }
    // Done again: a sweep that read the record before this change may have hidden the files meanwhile.
    await trash.show(doc);
    await removeCopies(req.payload, () => trash.forget(doc));
    return doc;
  };

const eraseAfter =
  (open: OpenTrash): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    // Also removes spare copies: a sweep may have left some when the picture was restored.
    await afterCommit(req, () => removeCopies(req.payload, async () => (await open(req.payload)).erase(doc)));
    return doc;
  };

/** Lets staff open the files of trashed pictures too: the storage's own handler looks only in the public place. */
const lookInTrash =
  (handler: Handler): Handler =>
  async (req, args): Promise<Response> => {
    const shown = await handler(req, args);
    if (shown instanceof Response && shown.status !== 404) return shown;
    const prefix = await getTrashFolder(req.payload);
    const hidden = await handler(req, { ...args, doc: { ...args.doc, prefix } as typeof args.doc });
    return hidden instanceof Response ? hidden : new Response(null, { status: 404 });
  };

/** Hides pictures in the trash: their files move to a folder of the bucket whose name nobody knows. */
export const hideTrashed = (collection: CollectionConfig, bucket: PictureBucket): CollectionConfig => {
  const open: OpenTrash = (payload) => openTrash(payload, bucket);
  const { custom, hooks, upload } = collection;
  const handlers = typeof upload === 'object' ? (upload.handlers ?? []) : [];
  return {
    ...collection,
    custom: { ...custom, openTrash: open },
    ...(typeof upload === 'object' && {
      upload: { ...upload, handlers: [...handlers.slice(0, -1), ...handlers.slice(-1).map(lookInTrash)] },
    }),
    hooks: {
      ...hooks,
      beforeChange: [...(hooks?.beforeChange ?? []), showFirst(open)],
      afterChange: [...(hooks?.afterChange ?? []), hideAfter(open)],
      afterDelete: [...(hooks?.afterDelete ?? []), eraseAfter(open)],
    },
  };
};

/** Where a record is, after waiting for a change of it that is under way. */
const findPlace = async (payload: Payload, id: number): Promise<Place> => {
  const { rows, shareRow } = await getSqlDatabase(payload);
  const [row] = await rows(sql`SELECT deleted_at FROM media WHERE id = ${id} ${shareRow}`);
  if (!row) return 'nowhere';
  return row.deleted_at ? 'trash' : 'library';
};

/**
 * Hides files of trashed pictures that are still public, because the process was killed or an older program left them
 * there. For a picture that is already hidden this costs one question to the bucket.
 */
export const hideLeftFiles = async (payload: Payload): Promise<void> => {
  const open: OpenTrash | undefined = payload.collections.media.config.custom?.openTrash;
  if (!open) return;
  const { docs } = await payload.find(trashedPicturesQuery);
  if (docs.length === 0) return;
  const trash = await open(payload);
  for (const doc of docs) await trash.hideLeft(doc, () => findPlace(payload, doc.id));
};
