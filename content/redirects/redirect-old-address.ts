import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { logFailed } from '../logging/log-failed.ts';

type Doc = Record<string, unknown>;

interface Move {
  from: string;
  to: string;
  /** What has moved, for those who read the list of redirects. */
  what: string;
}

/** Sends the old address of something on to its new one, and what led to the old one too. */
const moveAddress = async (req: PayloadRequest, { from, to, what }: Move): Promise<void> => {
  const { payload } = req;
  const collection = 'redirects';
  // A page lives there now: what led away from it is over.
  const ended = await payload.delete({ collection, where: { from: { in: [from, to] } }, req });
  logFailed(payload, collection, ended, 'redirects from an address that has a page could not be ended');
  // One that stays as it was leads on by way of the old address.
  const led = await payload.update({ collection, where: { to: { equals: from } }, data: { to }, req });
  logFailed(payload, collection, led, 'redirects to an address that has changed could not be led on');
  const note = `Made by itself when the address of ${what} was changed.`;
  await payload.create({ collection, data: { from, to, note }, req });
};

const isShown = (doc: Doc | null | undefined): doc is Doc => Boolean(doc) && doc?._status !== 'draft';

const toKey = ({ slug }: { slug: string }, id: unknown): string => `address of ${slug} ${id}`;

/**
 * Hooks of a collection whose records have an address that staff choose: a changed one goes on leading to its page. What
 * visitors saw before is read from the database, since the document before may be a draft that has the new address already.
 */
export const redirectOldAddress = (pathOf: (doc: Doc) => string) => {
  const remember: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, collection, req }) => {
    if (operation !== 'update') return data;
    const stored = await req.payload.db.findOne<Doc & { id: number }>({
      collection: collection.slug as CollectionSlug,
      where: { id: { equals: originalDoc.id } },
      req,
    });
    // Of several that are saved at once each read puts another context into the request: the one of now is written to.
    if (isShown(stored)) req.context[toKey(collection, originalDoc.id)] = pathOf(stored);
    return data;
  };
  const redirect: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
    const key = toKey(collection, doc.id);
    const from = req.context[key];
    const to = pathOf(doc);
    if (typeof from !== 'string' || !isShown(doc) || from === to) return doc;
    delete req.context[key];
    await moveAddress(req, { from, to, what: String(doc.name ?? to) });
    return doc;
  };
  return { beforeChange: [remember], afterChange: [redirect] };
};
