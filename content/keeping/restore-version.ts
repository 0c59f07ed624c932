import {
  type CollectionSlug,
  type Endpoint,
  type GlobalAfterChangeHook,
  type GlobalSlug,
  type PayloadRequest,
  restoreVersionOperation,
} from 'payload';

/** A version that somebody goes back to. */
interface Wanted {
  slug: CollectionSlug;
  version: number | string;
  /** Whether it is to become a draft though it was published. */
  asDraft: boolean;
}

/**
 * Goes back to a version, for who asks. One that was a draft becomes a draft: Payload would write it over what is published,
 * and so take the page down.
 */
export const restoreVersion = async (req: PayloadRequest, { slug, version, asDraft }: Wanted) => {
  const { docs } = await req.payload.db.findVersions<{ id: number; _status?: string }>({
    collection: slug,
    where: { id: { equals: version } },
    limit: 1,
    pagination: false,
    req,
  });
  const draft = asDraft || docs[0]?.version._status === 'draft';
  return restoreVersionOperation({ id: version, collection: req.payload.collections[slug], draft, req });
};

/** Stands before Payload's own endpoint of the same address. */
export const restoreEndpoint = (slug: string): Omit<Endpoint, 'root'> => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const doc = await restoreVersion(req, {
      slug: slug as CollectionSlug,
      version: String(req.routeParams?.id),
      asDraft: req.query.draft === 'true',
    });
    const isLive = Reflect.get(doc, '_status') === 'published';
    const message = isLive
      ? 'Restored. It is live now.'
      : 'Restored as a draft. What visitors see is as before.';
    return Response.json({ ...doc, message });
  },
});

/** Notes who went back to a version of a single page or the settings: Payload runs no hook before it writes that. */
export const stampRestored: GlobalAfterChangeHook = async ({ doc, global, req }) => {
  if (!req.context.isRestoringVersion || !req.user) return doc;
  req.context.isRestoringVersion = false;
  return req.payload.updateGlobal({ slug: global.slug as GlobalSlug, data: {}, depth: 0, req });
};
