import type { CollectionSlug, Payload } from 'payload';

/** Records what the seed has made so far, by seed key ("blogs/first-ride"). */
export interface Ledger {
  /** True if this was made before, by this start or any earlier one, even if staff have deleted it since. */
  has(key: string): boolean;
  /** Id of the document that was made for the key, if it still exists. */
  getDocument(collection: CollectionSlug, key: string): Promise<number | null>;
  /** Notes what was made; without an id if it is not a document of its own. */
  note(key: string, document?: number): Promise<void>;
}

/** Reads the ledger with one query. */
export const openLedger = async (payload: Payload): Promise<Ledger> => {
  const { docs } = await payload.find({ collection: 'seed-records', limit: 0, pagination: false });
  const made = new Map(docs.map(({ key, document }) => [key, document ?? null]));
  const existing = new Map<string, Promise<number | null>>();

  const look = async (collection: CollectionSlug, key: string): Promise<number | null> => {
    const id = made.get(key);
    if (!id) return null;
    const found = await payload.count({ collection, where: { id: { equals: id } } });
    return found.totalDocs > 0 ? id : null;
  };

  return {
    has: (key) => made.has(key),
    getDocument: (collection, key) => {
      const known = existing.get(key) ?? look(collection, key);
      existing.set(key, known);
      return known;
    },
    note: async (key, document) => {
      await payload.create({ collection: 'seed-records', data: { key, document: document ?? null } });
      made.set(key, document ?? null);
      existing.delete(key);
    },
  };
};
