interface RawTable {
  columns: Record<string, unknown>;
  indexes?: Record<string, { name: string; on: string | string[]; unique?: boolean }>;
  name: string;
}

interface SchemaHook<Schema> {
  /** Both adapters give it; the types of the SQLite adapter do not declare it. */
  adapter?: { rawTables: Record<string, RawTable> };
  schema: Schema;
}

/**
 * Gives each table of translated texts an index on the row that they belong to. Payload reads the texts by that column
 * alone, and its own index begins with the language: a list would scan the whole table once for each of its rows. The
 * names are short, because PostgreSQL leaves only seven letters for the longest of these tables.
 */
export const indexTranslations = <Schema>({ adapter, schema }: SchemaHook<Schema>): Schema => {
  for (const table of Object.values(adapter?.rawTables ?? {}))
    if (table.columns._locale && table.columns._parentID)
      table.indexes = { ...table.indexes, _parent: { name: `${table.name}_parent`, on: '_parentID' } };
  return schema;
};
