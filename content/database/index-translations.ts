interface RawTable {
  columns: Record<string, unknown>;
  indexes?: Record<string, { name: string; on: string | string[]; unique?: boolean }>;
  name: string;
}

interface SchemaHook<Schema> {
  /** Given by both adapters; the types of the one for SQLite do not say so. */
  adapter?: { rawTables: Record<string, RawTable> };
  schema: Schema;
}

/**
 * Gives each table of translated texts an index by the row they belong to. Payload reads them by that alone, and its own
 * index begins with the language: a list would walk through the whole table once for each of its rows.
 * The names are short, since the longest of these tables leaves seven letters on PostgreSQL.
 */
export const indexTranslations = <Schema>({ adapter, schema }: SchemaHook<Schema>): Schema => {
  for (const table of Object.values(adapter?.rawTables ?? {}))
    if (table.columns._locale && table.columns._parentID)
      table.indexes = { ...table.indexes, _parent: { name: `${table.name}_parent`, on: '_parentID' } };
  return schema;
};
