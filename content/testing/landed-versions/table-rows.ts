import { type SqlDatabase, toSqlText } from '../../database/sql.ts';

/** The rows of one table. Every value is a text, as it stands in a statement of SQL, or null. */
export interface TableRows {
  table: string;
  columns: string[];
  rows: (string | null)[][];
}

const listTables = async (database: SqlDatabase): Promise<string[]> => {
  const rows = await database.rows(
    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name",
  );
  return rows.map(({ name }) => String(name)).filter((name) => name !== 'payload_migrations');
};

/** Puts each table behind those its rows point to. */
const inOrder = async (database: SqlDatabase, tables: string[]): Promise<string[]> => {
  const ordered = new Set<string>();
  const add = async (table: string): Promise<void> => {
    if (ordered.has(table)) return;
    for (const { table: target } of await database.rows(`PRAGMA foreign_key_list("${table}")`)) {
      if (target !== table) await add(String(target));
    }
    ordered.add(table);
  };
  for (const table of tables) await add(table);
  return [...ordered];
};

/** Reads all rows of an SQLite database but the list of its migrations, in an order in which they can be put back. */
export const readTables = async (database: SqlDatabase): Promise<TableRows[]> => {
  const tables: TableRows[] = [];
  for (const table of await inOrder(database, await listTables(database))) {
    const rows = await database.rows(`SELECT * FROM "${table}"`);
    const columns = Object.keys(rows[0] ?? {});
    const toText = (value: unknown) => (value === null ? null : String(value));
    if (rows.length > 0)
      tables.push({ table, columns, rows: rows.map((row) => columns.map((column) => toText(row[column]))) });
  }
  return tables;
};

// Both databases give a quoted value the type of its column: '1' is a number, a truth or a text.
const quote = (value: string | null): string => (value === null ? 'NULL' : toSqlText(value));

/** Puts rows into empty tables of either database. */
export const fillTables = async (database: SqlDatabase, tables: readonly TableRows[]): Promise<void> => {
  for (const { table, columns, rows } of tables) {
    const names = columns.map((column) => `"${column}"`).join(', ');
    const values = rows.map((row) => `(${row.map(quote).join(', ')})`).join(',\n');
    await database.run(`INSERT INTO "${table}" (${names}) VALUES ${values}`);
  }
};

/** Lets PostgreSQL count on from the ids that were put in; SQLite does so by itself. */
export const countOnFrom = async (database: SqlDatabase, tables: readonly TableRows[]): Promise<void> => {
  for (const { table, columns, rows } of tables) {
    const at = columns.indexOf('id');
    // Rows of lists have ids of letters and digits.
    if (!rows.every((row) => /^\d+$/.test(row[at] ?? ''))) continue;
    await database.run(
      `SELECT setval(pg_get_serial_sequence('"${table}"', 'id'), (SELECT max("id") FROM "${table}"))`,
    );
  }
};
