import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import type { Data } from '../documents/data.ts';
import { isPage } from '../documents/find-page.ts';
import { logFailed } from '../logging/log-failed.ts';

interface Move {
  from: string;
  to: string;
  /** What has moved, in words for people who read the list of redirects. */
  what: string;
}

/** Redirects an old address to the new one, and updates redirects that pointed to the old one. */
const moveAddress = async (req: PayloadRequest, { from, to, what }: Move): Promise<void> => {
  const { payload } = req;
  const collection = 'redirects';
  // The new address has a page now, so a redirect from there must end.
  const ended = await payload.delete({ collection, where: { from: { in: [from, to] } }, req });
  logFailed(payload, collection, ended, 'redirects from an address that has a page could not be ended');
  // If one of these updates fails, that redirect still works by way of the old address.
  const led = await payload.update({ collection, where: { to: { equals: from } }, data: { to }, req });
  logFailed(payload, collection, led, 'redirects to an address that has changed could not be led on');
  const note = `Made automatically when the address of ${what} was changed.`;
  await payload.create({ collection, data: { from, to, note }, req });
};

const isShown = (doc: Data | null | undefined): doc is Data => Boolean(doc) && doc?._status !== 'draft';

const toKey = ({ slug }: { slug: string }, id: unknown): string => `address of ${slug} ${id}`;

/** The newest state in which visitors saw a document that was taken down since, as far as its versions reach back. */
const findShownBefore = async (
  req: PayloadRequest,
  collection: CollectionSlug,
  id: unknown,
): Promise<Data | undefined> => {
  const { docs } = await req.payload.db.findVersions<Data>({
    collection,
    where: { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] },
    sort: '-updatedAt',
    limit: 1,
    pagination: false,
    req,
  });
  return docs[0]?.version;
};

/**
 * Hooks of a collection whose documents have an address that staff choose: after a change, the old address leads to the
 * page, also if the page was taken down in between. The old address is read from the database, because the previous
 * document may be a draft with the new one.
 */
export const redirectOldAddress = (pathOf: (doc: Data) => string) => {
  const remember: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, collection, req }) => {
    if (operation !== 'update') return data;
    const stored = await req.payload.db.findOne<Data & { id: number }>({
      collection: collection.slug,
      where: { id: { equals: originalDoc.id } },
      req,
    });
    const shown = isShown(stored)
      ? stored
      : isShown(data) && (await findShownBefore(req, collection.slug, originalDoc.id));
    // Write to the present context: when several documents are saved at once, each read replaces the context.
    if (shown) req.context[toKey(collection, originalDoc.id)] = pathOf(shown);
    return data;
  };
  const redirect: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
    const key = toKey(collection, doc.id);
    const from = req.context[key];
    const to = pathOf(doc);
    if (typeof from !== 'string' || !isShown(doc) || from === to) return doc;
    delete req.context[key];
    // Another document may have taken the address of a page that was down.
    if (await isPage(req.payload, from, req)) return doc;
    await moveAddress(req, { from, to, what: String(doc.name ?? to) });
    return doc;
  };
  return { beforeChange: [remember], afterChange: [redirect] };
};
