import type { CollectionAfterChangeHook } from 'payload';

/**
 * Takes a picture's record back to what it was when the storage did not take its files. The files go out after the record
 * was written, and on SQLite no transaction undoes it: a record without files would show as a broken picture.
 */
export const undoLostUpload =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    try {
      return await hook(args);
    } catch (error) {
      const { doc, previousDoc, operation, req } = args;
      const { slug } = args.collection;
      if (operation === 'create')
        await req.payload.db.deleteOne({ collection: slug, where: { id: { equals: doc.id } }, req });
      else await req.payload.db.updateOne({ collection: slug, id: doc.id, data: previousDoc, req });
      throw error;
    }
  };
