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
import { toLoggableError } from '../logging/loggable-error.ts';
import { publicError } from '../requests/refuse.ts';
import type { PictureBucket } from './picture-bucket.ts';
import { inTrash, listPictureFiles, type StoredFiles } from './picture-files.ts';
import { getTrashFolder } from './trash-folder.ts';
import { storageAway } from './undo-lost-upload.ts';

type Handler = NonNullable<UploadConfig['handlers']>[number];

/** Where a record is: in the library, in the trash, or erased. */
type Place = 'library' | 'trash' | 'nowhere';

type Act = (file: string) => Promise<unknown>;

/** Does the same with all files, with the first of them before or after the others. */
const firstThenOthers = async ([first, ...others]: string[], act: Act): Promise<void> => {
  if (first) await act(first);
  await Promise.all(others.map(act));
};
const othersThenFirst = async ([first, ...others]: string[], act: Act): Promise<void> => {
  await Promise.all(others.map(act));
  if (first) await act(first);
};

/**
 * Moves the files of pictures within the bucket. Each call may be repeated. The picture itself comes into reach before its
 * sizes and leaves it after them: where it is out of reach, all of them are.
 */
const openTrash = async (payload: Payload, bucket: PictureBucket) => {
  const folder = await getTrashFolder(payload);
  const toHidden = (file: string) => `${folder}/${file}`;
  /** Copies for as long as a sweep is at it. */
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
    /** Removes the copies that nobody finds; not those of a sweep, which may need them. */
    forget: (doc: StoredFiles) => removeAll(doc, toHidden),
    /** Removes all of them, once the picture is gone. */
    erase,
    /** Puts all files where nobody finds them: none is removed before each has its copy. */
    hide: (doc: StoredFiles) => hideFiles(listPictureFiles(doc)),
    /**
     * The same of a picture that may be taken back or erased at any moment meanwhile: whoever does so removes what is hidden, of
     * which a copy may just have been made from the very files that are in reach again. So there is one more until the record
     * has been asked once nothing is left in reach.
     */
    async hideLeft(doc: StoredFiles, ask: () => Promise<Place>): Promise<void> {
      const files = listPictureFiles(doc);
      if (!files[0] || !(await bucket.has(files[0])) || (await ask()) !== 'trash') return;
      const inReach = await Promise.all(files.map((file) => bucket.copy(file, toSpare(file))));
      const spared = files.filter((_file, index) => inReach[index]);
      await hideFiles(spared);
      // What cannot be asked is left as it was found.
      const place = await ask().catch((): Place => 'library');
      if (place === 'library') await firstThenOthers(spared, (file) => bucket.copy(toSpare(file), file));
      if (place === 'nowhere') await erase(doc);
      else await removeAll(doc, toSpare);
    },
  };
};

type Trash = Awaited<ReturnType<typeof openTrash>>;
type OpenTrash = (payload: Payload) => Promise<Trash>;

// Before the record says so: whoever is killed in between leaves a picture in the trash, not one without files.
const showFirst =
  (open: OpenTrash): CollectionBeforeChangeHook =>
  async ({ data, originalDoc, req }) => {
    if (data.deletedAt !== null || !originalDoc?.deletedAt) return data;
    try {
      await (await open(req.payload)).show(originalDoc);
    } catch (error) {
      req.payload.logger.error({ problem: toLoggableError(error) }, 'a picture could not leave the trash');
      throw publicError(503, storageAway);
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
    // Again: a sweep that saw the record before this change may have hidden them meanwhile.
    await trash.show(doc);
    await removeCopies(req.payload, () => trash.forget(doc));
    return doc;
  };

const eraseAfter =
  (open: OpenTrash): CollectionAfterDeleteHook =>
  async ({ doc, req }) => {
    // Out of the library too: a sweep may have left copies there when the picture was taken back.
    await afterCommit(req, () => removeCopies(req.payload, async () => (await open(req.payload)).erase(doc)));
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

/** Where a record is, once whoever is changing it just now is done. */
const findPlace = async (payload: Payload, id: number): Promise<Place> => {
  const { rows, shareRow } = await getSqlDatabase(payload);
  const [row] = await rows(`SELECT deleted_at FROM media WHERE id = ${id} ${shareRow}`);
  if (!row) return 'nowhere';
  return row.deleted_at ? 'trash' : 'library';
};

/**
 * Hides what was put into the trash while the program was killed, or by a program that left the files where they were. Of each
 * picture that is hidden already the bucket is asked once.
 */
export const hideLeftFiles = async (payload: Payload): Promise<void> => {
  const open: OpenTrash | undefined = payload.collections.media.config.custom?.openTrash;
  if (!open) return;
  const { docs } = await payload.find(inTrash);
  if (docs.length === 0) return;
  const trash = await open(payload);
  for (const doc of docs) await trash.hideLeft(doc, () => findPlace(payload, doc.id));
};
