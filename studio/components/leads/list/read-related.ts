import { setImmediate as nextTurn } from 'node:timers/promises';
import { headers } from 'next/headers.js';
import type { CollectionSlug, Payload } from 'payload';
import { cache } from 'react';

/** The name of a document; by language if the names differ. */
export type RelatedName = string | Partial<Record<string, string>>;

type Names = ReadonlyMap<number, RelatedName>;

interface Batch {
  ids: Set<number>;
  names: Promise<Names>;
}

const readReader = cache(async (payload: Payload) => (await payload.auth({ headers: await headers() })).user);

/** For each collection, the documents that are asked for and not read yet. Kept for one request. */
const listBatches = cache((_payload: Payload) => new Map<CollectionSlug, Batch>());

const readNames = async (payload: Payload, collection: CollectionSlug, ids: Set<number>): Promise<Names> => {
  const user = await readReader(payload);
  // Wait: the cells of all rows ask in the same turn of the event loop.
  await nextTurn();
  listBatches(payload).delete(collection);
  const title = payload.collections[collection].config.admin.useAsTitle ?? 'id';
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...ids] } },
    locale: 'all',
    depth: 0,
    pagination: false,
    select: { [title]: true },
    overrideAccess: false,
    user,
  });
  return new Map(docs.map((found) => [Number(found.id), Reflect.get(found, title) as RelatedName]));
};

/**
 * Reads the name of a document to which a row of a list refers; undefined if the person may not read it or it is gone.
 * The names for all rows are read at once.
 */
export const readRelated = async (
  payload: Payload,
  collection: CollectionSlug,
  id: number,
): Promise<RelatedName | undefined> => {
  const all = listBatches(payload);
  const ids = all.get(collection)?.ids ?? new Set<number>();
  const asked = all.get(collection) ?? { ids, names: readNames(payload, collection, ids) };
  all.set(collection, asked);
  asked.ids.add(id);
  return (await asked.names).get(id);
};
