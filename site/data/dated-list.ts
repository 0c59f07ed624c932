import { whereCurrent } from '@ev-site/content/documents/visible.ts';
import type {
  DataFromCollectionSlug,
  SelectType,
  TransformCollectionWithSelect,
  TypedCollectionSelect,
} from 'payload';
import { findFirst } from './find-first.ts';
import { type Paged, type PageRequest, type RecentRequest, toPaged } from './paged.ts';
import type { Readers } from './readers.ts';

type DatedSlug = 'blogs' | 'events';

/** A collection that visitors read as a list, latest first, with a page for each record. */
interface DatedKind<
  Slug extends DatedSlug,
  Fields extends TypedCollectionSelect[Slug] & SelectType,
  Summary,
  Detail,
> {
  collection: Slug;
  /** Field by which the list is ordered. */
  dateField: keyof DataFromCollectionSlug<Slug> & string;
  /** Fields from which a summary is made. */
  summaryFields: Fields;
  toSummary(readers: Readers, stored: TransformCollectionWithSelect<Slug, Fields>): Summary;
  toDetail(readers: Readers, stored: DataFromCollectionSlug<Slug>): Detail;
}

/** Makes the queries of such a collection. */
export const defineDatedList = <
  Slug extends DatedSlug,
  const Fields extends TypedCollectionSelect[Slug] & SelectType,
  Summary,
  Detail,
>({
  collection,
  dateField,
  summaryFields,
  toSummary,
  toDetail,
}: DatedKind<Slug, Fields, Summary, Detail>) => {
  const sort = [`-${dateField}`, '-id'];

  const pageOf = ({ pageNumber, limit }: PageRequest) => ({
    collection,
    where: whereCurrent(collection),
    sort,
    depth: 1,
    limit,
    page: pageNumber,
  });

  const recentOf = ({ besides, limit }: RecentRequest) => ({
    collection,
    where: { and: [whereCurrent(collection), ...(besides ? [{ id: { not_equals: besides } }] : [])] },
    sort,
    depth: 1,
    limit,
    pagination: false,
  });

  return {
    /** Reads one page, the latest first. */
    async list(readers: Readers, request: PageRequest): Promise<Paged<Summary>> {
      const found = await readers.content.find({ ...pageOf(request), select: summaryFields });
      return toPaged(found, (stored) => toSummary(readers, stored));
    },

    /** The same with whole records, in a single query. */
    async listWhole(readers: Readers, request: PageRequest): Promise<Paged<Detail>> {
      return toPaged(await readers.content.find(pageOf(request)), (stored) => toDetail(readers, stored));
    },

    /** Reads the latest records, except the one that is open. */
    async listRecent(readers: Readers, request: RecentRequest): Promise<Summary[]> {
      const { docs } = await readers.content.find({ ...recentOf(request), select: summaryFields });
      return docs.map((stored) => toSummary(readers, stored));
    },

    /** The same with whole records. */
    async listWholeRecent(readers: Readers, request: RecentRequest): Promise<Detail[]> {
      const { docs } = await readers.content.find(recentOf(request));
      return docs.map((stored) => toDetail(readers, stored));
    },

    /** Reads one. @returns null where there is none, or visitors may not see it yet. */
    async get(readers: Readers, id: number): Promise<Detail | null> {
      const stored = await findFirst(readers, collection, {
        and: [whereCurrent(collection), { id: { equals: id } }],
      });
      return stored && toDetail(readers, stored);
    },
  };
};
