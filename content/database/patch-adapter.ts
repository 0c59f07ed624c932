import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload';

/** Changes the database adapter after it is made, for what Payload has no setting for. */
export const changing = (
  database: DatabaseAdapterObj,
  change: (made: BaseDatabaseAdapter, payload: Payload) => void,
): DatabaseAdapterObj => ({
  ...database,
  init(given) {
    const made = database.init(given);
    change(made, given.payload);
    return made;
  },
});
