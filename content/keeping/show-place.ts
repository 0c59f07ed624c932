import type { CollectionAfterChangeHook } from 'payload';
import { raiseContentRevision } from '../database/content-revision.ts';

/**
 * Moves a dragged document to its new place on the site at once. If a document has a draft, Payload stores the place
 * only in the draft; the studio's list, which shows drafts, would then differ from the site.
 */
export const showPlace: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const { id, _order, _status } = doc;
  if (_status !== 'draft' || typeof _order !== 'string' || _order === previousDoc?._order) return doc;
  const shown = await req.payload.db.updateOne({
    collection: collection.slug,
    id,
    // Otherwise Payload would set the moment of this change, and then treat an earlier draft as outdated.
    data: { _order, updatedAt: null },
    select: { _status: true },
    req,
  });
  if (shown?._status === 'published') await raiseContentRevision(req);
  return doc;
};
