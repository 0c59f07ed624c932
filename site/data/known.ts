import { whereCurrent } from '@ev-site/content/documents/visible.ts';
import { listPictureFiles, trashedPicturesQuery } from '@ev-site/content/pictures/picture-files.ts';
import { type Language, languages } from '@ev-site/contract/paths.ts';
import { openValueCache } from './caching/value-cache.ts';
import { listOrder } from './list-order.ts';
import type { Readers } from './readers.ts';
import { listStates } from './states-and-cities.ts';

/** Lists that are split into pages. */
export type PagedKind = 'blogs' | 'events' | 'jobs' | 'testimonials' | 'gallery-items';

/** Items that have a page of their own, addressed by id. */
export type ItemKind = 'blogs' | 'events' | 'jobs';

const readColours = async ({ content }: Readers): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { docs } = await content.find({
    collection: 'products',
    sort: listOrder,
    depth: 0,
    pagination: false,
    select: { key: true, variants: { key: true, kind: true } },
  });
  return new Map(
    docs.map(({ key, variants }) => [
      key,
      (variants ?? []).filter(({ kind }) => kind === 'colour').map((colour) => colour.key),
    ]),
  );
};

const readDealers = async ({ content }: Readers): Promise<ReadonlySet<string>> => {
  const { docs } = await content.find({
    collection: 'dealers',
    depth: 0,
    pagination: false,
    select: { slug: true },
  });
  return new Set(docs.map(({ slug }) => slug));
};

const readCategories = async ({ content }: Readers): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { docs } = await content.find({
    collection: 'trade-shows',
    sort: '-year',
    depth: 0,
    pagination: false,
    select: { token: true, categories: { slug: true } },
  });
  return new Map(docs.map(({ token, categories }) => [token, (categories ?? []).map(({ slug }) => slug)]));
};

const readIds =
  (kind: ItemKind) =>
  async ({ content }: Readers): Promise<ReadonlySet<number>> => {
    const { docs } = await content.find({
      collection: kind,
      where: whereCurrent(kind),
      depth: 0,
      pagination: false,
      select: {},
    });
    return new Set(docs.map(({ id }) => id));
  };

const readStates = async (readers: Readers): Promise<ReadonlySet<number>> =>
  new Set((await listStates(readers)).map(({ id }) => id));

const readTrashedFiles = async ({ content }: Readers): Promise<ReadonlySet<string>> => {
  const { docs } = await content.find(trashedPicturesQuery);
  return new Set(docs.flatMap(listPictureFiles));
};

/**
 * Names and ids that addresses may contain. Each set is read once in each generation of the content and cached in
 * memory.
 */
export interface Known {
  /** Number of items of a list that visitors can see. */
  count(kind: PagedKind): Promise<number>;
  /** Ids of the items that visitors can see. */
  getIds(kind: ItemKind): Promise<ReadonlySet<number>>;
  /** Keys of each vehicle's colours, by the key of the vehicle, in menu order. */
  getColours(): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Tokens of all trade shows, the latest first. */
  listTokens(): Promise<readonly string[]>;
  /** Slugs of the categories of each trade show, by its token; the latest show first. */
  getCategories(): Promise<ReadonlyMap<string, readonly string[]>>;
  /** Ids of the states that the dealer enquiry offers. */
  getStates(): Promise<ReadonlySet<number>>;
  /** Slugs of the dealers that visitors of the language can see. */
  getDealers(): Promise<ReadonlySet<string>>;
  /** File names of pictures in the trash, all sizes included. */
  getTrashedFiles(): Promise<ReadonlySet<string>>;
  /** Counts the results used for pages that came from an older state of the content. */
  countOld(): number;
}

/**
 * Watches the known names in all languages while a page is made from them and then cached.
 * @returns a function that says whether all results since then came from the present state
 */
export const watchKnown = (data: {
  inLanguage(language: Language): { known: Pick<Known, 'countOld'> };
}): (() => boolean) => {
  const countOld = () =>
    languages.reduce((sum, language) => sum + data.inLanguage(language).known.countOld(), 0);
  const before = countOld();
  return () => countOld() === before;
};

/**
 * Opens the known names, so that a made-up address causes no database query. While the database does not answer, or is
 * slow, the last known lists are used.
 */
export const openKnown = (readers: Readers, generation: () => number): Known => {
  let old = 0;
  const kept = openValueCache(generation, () => {
    old += 1;
  });
  // Not counted by `countOld`: no page is made from this list; only requests for pictures use it.
  const trashed = openValueCache(generation);
  const keep =
    <Value>(key: string, read: (readers: Readers) => Promise<Value>) =>
    () =>
      kept(key, () => read(readers));
  const getCategories = keep('categories', readCategories);
  return {
    async count(kind) {
      const { totalDocs } = await keep(`count ${kind}`, ({ content }) =>
        content.count({ collection: kind, where: whereCurrent(kind) }),
      )();
      return totalDocs;
    },
    getIds: (kind) => keep(`ids ${kind}`, readIds(kind))(),
    getColours: keep('colours', readColours),
    listTokens: async () => [...(await getCategories()).keys()],
    getCategories,
    getStates: keep('states', readStates),
    getDealers: keep('dealers', readDealers),
    getTrashedFiles: () => trashed('files', () => readTrashedFiles(readers)),
    countOld: () => old,
  };
};
