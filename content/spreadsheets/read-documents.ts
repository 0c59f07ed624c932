import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import type { LastChange } from '../keeping/last-change.ts';
import type { Column, FileKind } from './columns.ts';

/** A document in its newest version, with each text in all languages. */
export interface StoredDocument {
  id: number;
  updatedAt: string;
  _status?: 'draft' | 'published' | null;
  lastChange?: LastChange;
}

/** Names of documents by their ids, and ids by the names in small letters. */
interface Names {
  names: ReadonlyMap<number, string>;
  numbers: ReadonlyMap<string, number>;
}

/** The names with which cells are read and written. Pictures go by the names of their files. */
export interface Library extends Names {
  /** The names of related documents, by the name of the relation field. */
  related: ReadonlyMap<string, Names>;
}

const read = async (
  { collection }: FileKind,
  { payload, user }: PayloadRequest,
  which: { trash?: true; where?: Where } = {},
): Promise<StoredDocument[]> => {
  const { docs } = await payload.find({
    collection,
    ...which,
    draft: true,
    locale: 'all',
    depth: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: false,
    user,
    context: { readsAll: true },
  });
  return docs as unknown as StoredDocument[];
};

/** Reads all documents of a kind that the person may read, in their newest version, draft or published. */
export const readDocuments = (kind: FileKind, req: PayloadRequest): Promise<StoredDocument[]> =>
  read(kind, req);

/** Reads those in the trash: they keep their unique values, such as addresses of pages, until they are erased. */
export const readTrashed = (kind: FileKind, req: PayloadRequest): Promise<StoredDocument[]> =>
  read(kind, req, { trash: true, where: { deletedAt: { exists: true } } });

/**
 * Reads the documents that a relation can point to. A document is named by its title and, if it has one, by its code.
 */
const readRelated = async (relationTo: CollectionSlug, { payload, user }: PayloadRequest): Promise<Names> => {
  const { useAsTitle = 'id' } = payload.collections[relationTo].config.admin;
  const { docs } = await payload.find({
    collection: relationTo,
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
    context: { readsAll: true },
  });
  const called = docs.map((doc) => ({
    id: Number(doc.id),
    name: String(Reflect.get(doc, useAsTitle) ?? ''),
    code: String(Reflect.get(doc, 'code') ?? ''),
  }));
  return {
    names: new Map(called.map(({ id, name }) => [id, name])),
    numbers: new Map(
      called.flatMap(({ id, name, code }): [string, number][] => [
        ...(code ? [[code.toLowerCase(), id] as [string, number]] : []),
        [name.toLowerCase(), id],
      ]),
    ),
  };
};

/** Reads the names of all pictures, and of all documents that the columns can point to. */
export const readLibrary = async (columns: readonly Column[], req: PayloadRequest): Promise<Library> => {
  const { payload, user } = req;
  const related = new Map<string, Names>();
  for (const { field } of columns)
    if (field.type === 'relationship' && typeof field.relationTo === 'string')
      related.set(field.name, await readRelated(field.relationTo, req));
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    select: { filename: true },
    overrideAccess: false,
    user,
    context: { readsAll: true },
  });
  const pictures = docs.map(({ id, filename }) => ({ id, filename: filename ?? '' }));
  return {
    names: new Map(pictures.map(({ id, filename }) => [id, filename])),
    numbers: new Map(pictures.map(({ id, filename }) => [filename.toLowerCase(), id])),
    related,
  };
};
