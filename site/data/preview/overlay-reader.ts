import type { Data } from '@ev-site/content/documents/data.ts';
import type { ContentReader } from '@ev-site/content/documents/read-in-language.ts';
import type { PreviewKind } from '@ev-site/contract/documents.ts';
import type { FlattenedField, PaginatedDocs, Where } from 'payload';
import { compareBy, matches } from './matches.ts';
import { putRelated } from './shape-document.ts';

/** The previewed document, in one language. */
export interface Overlay {
  kind: PreviewKind;
  /** Its id; 0 for a global. */
  id: number;
  /** Reads the whole document. @param depth how far relations are followed */
  read(depth: number): Promise<Data>;
  fieldsOf(slug: string): readonly FlattenedField[];
}

type DocumentPage = PaginatedDocs<Data>;

interface Find {
  collection: string;
  where?: Where;
  sort?: string | string[];
  select?: Record<string, unknown>;
  depth?: number;
  limit?: number;
  page?: number;
}

/** The content reader with untyped options: each caller knows which fields it selected. */
interface LooseReader {
  find(options: Find): Promise<DocumentPage>;
  count(options: Pick<Find, 'collection' | 'where'>): Promise<{ totalDocs: number }>;
  findGlobal(options: { slug: string; depth?: number }): Promise<Data | null>;
}

/** Payload's default depth of relations. */
const usualDepth = 2;

/** Sets the fields that hide a document from visitors, so that the preview shows it as visitors will see it. */
const lift = (kind: PreviewKind, stored: Data): Data => {
  const shown = { ...stored, _status: 'published' };
  if (kind === 'banners') return { ...shown, active: true };
  if (kind === 'jobs') return { ...shown, open: true, closesAt: null };
  if (kind === 'blogs') return { ...shown, publishedAt: new Date(0).toISOString() };
  if (kind === 'questions' && [stored.shownOn ?? []].flat().length === 0)
    return { ...shown, shownOn: ['faqs'] };
  return shown;
};

// The document is inserted at its place, so the other documents must include the fields by which they are sorted.
const widen = (select: Find['select'], sort: Find['sort']): Find['select'] =>
  select && {
    ...select,
    ...Object.fromEntries([sort ?? 'createdAt'].flat().map((key) => [key.replace(/^-/, ''), true])),
  };

/**
 * Reads the content as if the previewed document were published in its present state: at its place in every list that
 * it belongs to, and wherever another document relates to it. Everything else is as visitors see it.
 */
export const overlayReader = (base: ContentReader, overlay: Overlay): ContentReader => {
  const { kind, id } = overlay;
  const reader = base as unknown as LooseReader;

  const without = (where: Where | undefined): Where => ({ and: [where ?? {}, { id: { not_equals: id } }] });

  const relate = async (slug: string, stored: Data, depth: number): Promise<Data> =>
    depth > 0 ? putRelated(overlay.fieldsOf(slug), stored, kind, await overlay.read(0)) : stored;

  const insert = async (options: Find): Promise<DocumentPage> => {
    const { where, sort, limit = 0, page = 1 } = options;
    const document = await overlay.read(options.depth ?? usualDepth);
    if (!matches(lift(kind, document), where)) return reader.find({ ...options, where: without(where) });
    const { docs: others, totalDocs: rest } = await reader.find({
      ...options,
      where: without(where),
      select: widen(options.select, sort),
      page: 1,
      ...(limit && { limit: page * limit }),
    } as Find);
    const order = compareBy(sort);
    const found = others.findIndex((other) => order(document, other) < 0);
    const place = found < 0 ? others.length : found;
    // In a list that shows only the first few, the last one makes room: the editor wants to see the previewed document.
    const isCut = limit > 0 && options.page === undefined && place >= limit;
    const all = others.toSpliced(isCut ? limit - 1 : place, 0, document);
    const docs = limit ? all.slice((page - 1) * limit, page * limit) : all;
    const totalDocs = rest + 1;
    const totalPages = limit ? Math.ceil(totalDocs / limit) : 1;
    return { docs, totalDocs, totalPages, page, limit } as DocumentPage;
  };

  const loose: LooseReader = {
    async find(options) {
      if (options.collection === kind) return insert(options);
      const found = await reader.find(options);
      const { collection, depth = usualDepth } = options;
      return { ...found, docs: await Promise.all(found.docs.map((one) => relate(collection, one, depth))) };
    },
    async count({ collection, where }) {
      if (collection !== kind) return reader.count({ collection, ...(where && { where }) });
      const { totalDocs } = await reader.count({ collection, where: without(where) });
      const fits = matches(lift(kind, await overlay.read(1)), where);
      return { totalDocs: totalDocs + Number(fits) };
    },
    async findGlobal(options) {
      const { slug, depth = usualDepth } = options;
      if (slug === kind) return overlay.read(depth);
      const stored = await reader.findGlobal(options);
      return stored && relate(slug, stored, depth);
    },
  };
  return loose as unknown as ContentReader;
};
