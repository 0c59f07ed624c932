import type { CollectionAfterChangeHook } from 'payload';
import { raiseContentRevision } from '../database/content-revision.ts';

/**
 * A document that is dragged to another place is there on the site at once. Payload notes the place of one that has a
 * draft in the draft alone, and the list of the studio, which shows drafts, would say otherwise than the site.
 */
export const showPlace: CollectionAfterChangeHook = async ({ collection, doc, previousDoc, req }) => {
  const { id, _order, _status } = doc;
  if (_status !== 'draft' || typeof _order !== 'string' || _order === previousDoc?._order) return doc;
  const shown = await req.payload.db.updateOne({
    collection: collection.slug,
    id,
    // Payload would set the moment of the change, and takes a draft from before it for outdated.
    data: { _order, updatedAt: null },
    select: { _status: true },
    req,
  });
  if (shown?._status === 'published') await raiseContentRevision(req);
  return doc;
};
