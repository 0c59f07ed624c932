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

/** A name that more than one document has. */
export const several = 'several';

/** Ids of documents by their names in small letters. */
export type Numbers = ReadonlyMap<string, number | typeof several>;

/** Names of documents by their ids, and ids by the names. */
interface Names {
  names: ReadonlyMap<number, string>;
  numbers: Numbers;
}

/** The names with which cells are read and written. Pictures go by the names of their files. */
export interface Library extends Names {
  /** The names of related documents, by the name of the relation field. */
  related: ReadonlyMap<string, Names>;
}

/** @param called the documents, each with its name, and a code that may stand for it */
const toNames = (called: readonly { id: number; name: string; code?: string }[]): Names => {
  const numbers = new Map<string, number | typeof several>();
  for (const { id, name, code } of called)
    for (const word of [name, code]) {
      const key = word?.toLowerCase();
      if (key) numbers.set(key, (numbers.get(key) ?? id) === id ? id : several);
    }
  return { names: new Map(called.map(({ id, name }) => [id, name])), numbers };
};

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
  return toNames(
    docs.map((doc) => ({
      id: Number(doc.id),
      name: String(Reflect.get(doc, useAsTitle) ?? '').trim(),
      code: String(Reflect.get(doc, 'code') ?? ''),
    })),
  );
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
  return { ...toNames(docs.map(({ id, filename }) => ({ id, name: filename ?? '' }))), related };
};
