import type { SchemaState } from './keep-rows.ts';

/**
 * States, for each column that SQLite adds to a table, what happens when the row that it points to is deleted. Drizzle
 * leaves this out, and SQLite then refuses to delete a row that an added column points to.
 * @param migration text of the migration file for SQLite as Payload writes it
 * @param after the schema after the migration
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
