import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, DatabaseAdapterObj, PayloadRequest } from 'payload';
import { changing } from './changing.ts';

type Row = Record<string, unknown>;

const toName = (collection: string, id: unknown): string => `${collection} ${id}`;

/** Remembers a row as it was found before its change; the change writes only what is different by then. */
export const rememberFound = (req: Pick<PayloadRequest, 'context'>, collection: string, row: Row): void => {
  req.context.rowsAsFound ??= new Map();
  req.context.rowsAsFound.set(toName(collection, row.id), row);
};

/**
 * Remembers a row as a change found it. Payload writes a row whole, and so takes back what others have written since it
 * was read: for rows that several people and programs work on at the same moment. Stands after all other hooks of its
 * kind.
 */
export const writeOwnChanges: CollectionBeforeChangeHook = ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation === 'update' && originalDoc) rememberFound(req, collection.slug, originalDoc);
  return data;
};

/** Leaves out of a row what is as it was found. */
const pickChanged = (data: Row, found: Row): Row =>
  Object.fromEntries(Object.entries(data).filter(([name, value]) => !isDeepStrictEqual(value, found[name])));

/** Lets a change of a remembered row write only the columns that it changes. */
export const withOwnChanges = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  changing(database, (made) => {
    const updateOne = made.updateOne;
    made.updateOne = (args) => {
      const rows = args.req?.context?.rowsAsFound;
      const name = toName(args.collection, args.id);
      const found = rows?.get(name);
      rows?.delete(name);
      return updateOne.call(made, found ? { ...args, data: pickChanged(args.data, found) } : args);
    };
  });
