import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload';

/** A database whose adapter is changed once it is made, in what Payload has no setting for. */
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
