/** What is used of the state of a schema that Payload keeps beside the newest migration. */
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
 * Keeps the rows of tables that SQLite has to build anew, as where a column may be empty from now on. Drizzle copies each
 * row with the columns of the new table; one that the old table has not is taken by SQLite for a text, its own name. So
 * only columns are copied that both have, and the new ones get their default.
 * @param migration text of the file for SQLite as Payload writes it
 * @param before the schema that the migration starts from
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
