import type { BaseDatabaseAdapter, DatabaseAdapterObj, Payload } from 'payload';

/** Patches the database adapter after it is made, for what Payload has no setting for. */
export const patchAdapter = (
  database: DatabaseAdapterObj,
  patch: (made: BaseDatabaseAdapter, payload: Payload) => void,
): DatabaseAdapterObj => ({
  ...database,
  init(given) {
    const made = database.init(given);
    patch(made, given.payload);
    return made;
  },
});
