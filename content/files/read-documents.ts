import type { CollectionSlug, PayloadRequest, Where } from 'payload';
import type { LastChange } from '../keeping/last-change.ts';
import type { Column, FileKind } from './columns.ts';

/** A document as its newest version has it, each text in all languages. */
export interface StoredDocument {
  id: number;
  updatedAt: string;
  _status?: 'draft' | 'published' | null;
  lastChange?: LastChange;
}

/** Names of documents by their number, and the numbers by what they are called in small letters. */
interface Names {
  names: ReadonlyMap<number, string>;
  numbers: ReadonlyMap<string, number>;
}

/** What cells are read and written with: the pictures by the names of their files. */
export interface Library extends Names {
  /** What the fields that name another document choose from, by the name of the field. */
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

/** Reads all documents of a kind that the asker may read; drafts as they stand. */
export const readDocuments = (kind: FileKind, req: PayloadRequest): Promise<StoredDocument[]> =>
  read(kind, req);

/** The same of those in the trash: what no two may share is theirs until they are erased. */
export const readTrashed = (kind: FileKind, req: PayloadRequest): Promise<StoredDocument[]> =>
  read(kind, req, { trash: true, where: { deletedAt: { exists: true } } });

/** Reads what a field of another document chooses from; a document is called by its title, and by its code where it has one. */
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

/** Reads which pictures there are, and what the columns choose from besides. */
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
