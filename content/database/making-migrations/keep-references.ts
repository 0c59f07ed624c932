import type { SchemaState } from './keep-rows.ts';

/**
 * Says of a column that SQLite adds to a table what becomes of it when the row that it points to is deleted. Drizzle leaves
 * it out, and SQLite then refuses to delete what an added column points to.
 * @param migration text of the file for SQLite as Payload writes it
 * @param after the schema that the migration leads to
 */
export const keepReferences = (migration: string, { tables }: SchemaState): string =>
  migration.replace(
    /(ALTER TABLE \\`(\w+)\\` ADD \\`(\w+)\\` \w+ REFERENCES \w+\(id\));/g,
    (whole, statement: string, table: string, column: string) => {
      const keys = Object.values(tables[table]?.foreignKeys ?? {});
      const onDelete = keys.find(({ columnsFrom }) => columnsFrom.includes(column))?.onDelete;
      return onDelete ? `${statement} ON DELETE ${onDelete};` : whole;
    },
  );
