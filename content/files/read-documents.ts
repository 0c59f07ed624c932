import type { PayloadRequest } from 'payload';
import type { FileKind } from './columns.ts';

/** A document as its newest version has it, each text in all languages. */
export interface StoredDocument {
  id: number;
  updatedAt: string;
  _status?: 'draft' | 'published' | null;
  lastChange?: { staffId?: number | null; by?: string | null; at?: string | null };
}

/** What cells are read and written with. */
export interface Library {
  /** File names of the pictures by their number. */
  names: ReadonlyMap<number, string>;
  /** And the numbers by file name in small letters. */
  numbers: ReadonlyMap<string, number>;
}

/** Reads all documents of a kind that the asker may read; drafts as they stand. */
export const readDocuments = async (
  { collection }: FileKind,
  { payload, user }: PayloadRequest,
): Promise<StoredDocument[]> => {
  const { docs } = await payload.find({
    collection,
    draft: true,
    locale: 'all',
    depth: 0,
    pagination: false,
    sort: 'id',
    overrideAccess: false,
    user,
  });
  return docs as unknown as StoredDocument[];
};

/** Reads which pictures there are. */
export const readLibrary = async ({ payload, user }: PayloadRequest): Promise<Library> => {
  const { docs } = await payload.find({
    collection: 'media',
    depth: 0,
    pagination: false,
    select: { filename: true },
    overrideAccess: false,
    user,
  });
  const pictures = docs.map(({ id, filename }) => ({ id, filename: filename ?? '' }));
  return {
    names: new Map(pictures.map(({ id, filename }) => [id, filename])),
    numbers: new Map(pictures.map(({ id, filename }) => [filename.toLowerCase(), id])),
  };
};
