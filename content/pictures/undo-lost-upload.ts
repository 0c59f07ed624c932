import type { CollectionAfterChangeHook } from 'payload';
import { toLoggableError } from '../logging/loggable-error.ts';
import { publicError } from '../requests/refuse.ts';

type HookArgs = Parameters<CollectionAfterChangeHook>[0];

/**
 * The record as it was, in the form the database needs: a localized text in all its languages, since the others would
 * be lost.
 */
const toPrevious = async ({
  doc,
  previousDoc,
  collection,
  req,
}: HookArgs): Promise<Record<string, unknown>> => {
  const { slug, flattenedFields } = collection;
  const now = await req.payload.findByID({
    collection: slug,
    id: doc.id,
    locale: 'all',
    depth: 0,
    trash: true,
  });
  const inLanguages = (now as unknown as Record<string, object | undefined>) ?? {};
  const texts = flattenedFields
    .filter(({ localized }) => localized)
    .map(({ name }) => [name, { ...inLanguages[name], [req.locale ?? 'en']: previousDoc[name] }]);
  return { ...previousDoc, ...Object.fromEntries(texts) };
};

/** What staff read if the storage of pictures fails. */
export const storageUnavailable =
  'The storage of pictures does not answer just now, so nothing was changed. Please try again in a few minutes.';

/**
 * Restores a picture's record if the storage could not store or hide its files. The files are handled after the record
 * is written, and on SQLite no transaction undoes it: a record without files would be a broken picture.
 * @throws {APIError} 503 with a sentence for staff.
 */
export const undoLostUpload =
  (hook: CollectionAfterChangeHook): CollectionAfterChangeHook =>
  async (args) => {
    try {
      return await hook(args);
    } catch (error) {
      const { doc, operation, req } = args;
      const { slug } = args.collection;
      if (operation === 'create')
        await req.payload.db.deleteOne({ collection: slug, where: { id: { equals: doc.id } }, req });
      else
        await req.payload.db.updateOne({
          collection: slug,
          id: doc.id,
          data: await toPrevious(args),
          req,
        });
      req.payload.logger.error({ problem: toLoggableError(error) }, 'a picture could not be stored');
      throw publicError(503, storageUnavailable);
    }
  };
