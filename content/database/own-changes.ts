import { isDeepStrictEqual } from 'node:util';
import type { CollectionBeforeChangeHook, DatabaseAdapterObj, PayloadRequest } from 'payload';
import { patchAdapter } from './patch-adapter.ts';
import type { Row } from './sql.ts';

const toName = (collection: string, id: unknown): string => `${collection} ${id}`;

/** Remembers a row as it was read before its change, so that the change writes only what is different afterwards. */
export const rememberFound = (req: Pick<PayloadRequest, 'context'>, collection: string, row: Row): void => {
  req.context.rowsAsFound ??= new Map();
  req.context.rowsAsFound.set(toName(collection, row.id), row);
};

/**
 * Remembers a row as a change has read it. Payload writes whole rows, and would so undo what others have written since
 * the row was read. This is for rows that several people and programs change at the same time.
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

/** Leaves out the values that are unchanged. */
const pickChanged = (data: Row, found: Row): Row =>
  Object.fromEntries(Object.entries(data).filter(([name, value]) => !isDeepStrictEqual(value, found[name])));

/** Makes a change of a remembered row write only the columns that it changes. */
export const withOwnChanges = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  patchAdapter(database, (made) => {
    const updateOne = made.updateOne;
    made.updateOne = (args) => {
      const rows = args.req?.context?.rowsAsFound;
      const name = toName(args.collection, args.id);
      const found = rows?.get(name);
      rows?.delete(name);
      return updateOne.call(made, found ? { ...args, data: pickChanged(args.data, found) } : args);
    };
  });
