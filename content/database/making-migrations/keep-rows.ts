/** The part that is used here of the schema that Payload keeps beside the newest migration. */
export interface SchemaState {
  tables: Record<
    string,
    {
      columns: Record<string, unknown>;
      foreignKeys?: Record<string, { columnsFrom: string[]; onDelete?: string }>;
    }
  >;
}

/**
 * Keeps the rows of tables that SQLite has to rebuild, e.g. because a column may now be empty. Drizzle copies each row
 * with the columns of the new table. If the old table lacks a column, SQLite takes its quoted name for a text value. So
 * this copies only the columns that both tables have, and new columns get their default.
 * @param migration text of the migration file for SQLite as Payload writes it
 * @param before the schema before the migration
 */
export const keepRows = (migration: string, { tables }: SchemaState): string =>
  migration.replace(
    /INSERT INTO (\\`__new_(\w+)\\`)\(([^)]*)\) SELECT ([^;]*?) FROM (\\`\w+\\`);/g,
    (_whole, target: string, table: string, columns: string, _values: string, source: string) => {
      const old = tables[table]?.columns ?? {};
      const kept = columns
        .split(', ')
        .filter((column) => Object.hasOwn(old, column.replaceAll('"', '')))
        .join(', ');
      return `INSERT INTO ${target}(${kept}) SELECT ${kept} FROM ${source};`;
    },
  );
