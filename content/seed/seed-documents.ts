import type { Payload, RequiredDataFromCollectionSlug } from 'payload';
import type { Ledger } from './ledger.ts';
import { type Arrival, toArrival } from './own-site.ts';
import { MissingTarget, resolveReferences } from './resolve-references.ts';
import { toPictureKey } from './seed-pictures.ts';
import { type SeedContent, type SeededCollection, seededCollections } from './seed-shapes.ts';

/** The fields that identify a document which an interrupted seed made but did not note. */
const naturalKeys: Record<SeededCollection, readonly string[]> = {
  'page-meta': ['key'],
  questions: ['question'],
  products: ['key'],
  assumptions: ['key', 'place'],
  banners: ['heading'],
  testimonials: ['fullName'],
  'gallery-items': ['caption'],
  blogs: ['title'],
  events: ['title'],
  'trade-shows': ['token'],
  certificates: ['title'],
  dealers: ['slug'],
  jobs: ['position'],
  'reply-templates': ['name'],
};

const toKey = (collection: string, name: string): string =>
  collection === 'media' ? toPictureKey(name) : `${collection}/${name}`;

/**
 * Finds what seed data names.
 * @throws {Error} if the seed never made it: that is a mistake in the data, not a deletion by staff.
 */
export const toLookup =
  (ledger: Ledger) =>
  async (collection: string, name: string): Promise<number | null> => {
    const key = toKey(collection, name);
    if (!ledger.has(key)) throw new Error(`The seed names ${key}, which it never made.`);
    return ledger.getDocument(collection === 'media' ? 'media' : (collection as SeededCollection), key);
  };

const findByNaturalKey = async (
  payload: Payload,
  collection: SeededCollection,
  data: object,
): Promise<number | null> => {
  const { docs } = await payload.find({
    collection,
    where: {
      and: naturalKeys[collection].map((field) => {
        const value: unknown = Reflect.get(data, field);
        return { [field]: value === undefined ? { exists: false } : { equals: value } };
      }),
    },
    limit: 1,
    depth: 0,
    select: {},
  });
  return docs[0]?.id ?? null;
};

/** What a run works with. */
export interface Seeding {
  payload: Payload;
  ledger: Ledger;
  /** Whether a company has made the site its own (own-site.ts). */
  isOwn: boolean;
}

const createDocument = async (
  { payload, ledger }: Seeding,
  collection: SeededCollection,
  data: object,
  arrival: Arrival,
): Promise<number> => {
  const { flattenedFields } = payload.collections[collection].config;
  const resolved = await resolveReferences(flattenedFields, data, toLookup(ledger));
  const created = await payload.create({
    collection,
    // The types of the seed data were checked where it is written (seed-shapes.ts); here only names became ids.
    data: {
      ...(resolved as RequiredDataFromCollectionSlug<SeededCollection>),
      _status: arrival === 'draft' ? 'draft' : 'published',
    },
    depth: 0,
  });
  return created.id;
};

/** Makes one document, or notes the one that an interrupted seed made. */
const seedOne = async (
  seeding: Seeding,
  collection: SeededCollection,
  { key, data }: { key: string; data: object },
): Promise<Arrival> => {
  const { payload, ledger, isOwn } = seeding;
  const present = await findByNaturalKey(payload, collection, data);
  const arrival = present === null ? toArrival(isOwn, payload.collections[collection].config) : 'published';
  const isMade = present === null && arrival !== 'left out';
  const made = isMade ? await createDocument(seeding, collection, data, arrival) : undefined;
  await ledger.note(toKey(collection, key), present ?? made);
  return arrival;
};

/**
 * Makes the documents that were never made before, each at the end of its list. Documents that staff changed or deleted
 * stay so. A document that needs something that staff deleted is skipped and reported. On the site of a company no
 * sample is published: it is made as a draft, or is left out where the kind has no drafts.
 */
export const seedDocuments = async (
  seeding: Seeding,
  content: SeedContent['collections'],
): Promise<{ made: number; drafts: string[]; skipped: string[] }> => {
  let made = 0;
  const drafts: string[] = [];
  const skipped: string[] = [];
  for (const collection of seededCollections) {
    for (const entry of content[collection]) {
      const ledgerKey = toKey(collection, entry.key);
      if (seeding.ledger.has(ledgerKey)) continue;
      try {
        const arrival = await seedOne(seeding, collection, entry);
        if (arrival === 'left out')
          skipped.push(`${ledgerKey}: the company has made the site its own, and this kind has no drafts`);
        else made += 1;
        if (arrival === 'draft') drafts.push(ledgerKey);
      } catch (error) {
        if (!(error instanceof MissingTarget)) throw error;
        skipped.push(`${ledgerKey}: its ${error.message} was deleted`);
      }
    }
  }
  return { made, drafts, skipped };
};
