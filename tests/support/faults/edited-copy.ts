import { type OwnDatabase, openOwnDatabase } from '../product/own-database.ts';
import { openRows, type StoredRows } from '../storage/stored-rows.ts';

/** A copy of the product's database that a test may edit without the programs' knowledge. */
export type EditedCopy = OwnDatabase & StoredRows;

/** @param variables of the product under test: DATABASE_URL and DATA_DIR. */
export const openEditedCopy = async (variables: NodeJS.ProcessEnv): Promise<EditedCopy> => {
  const own = await openOwnDatabase(variables);
  return { ...own, ...openRows(own.settings) };
};
