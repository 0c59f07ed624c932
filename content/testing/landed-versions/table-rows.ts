import type { SqlDatabase } from '../../database/sql.ts';
import { joinSql, nameSql, sql } from '../../database/statement.ts';

/** The rows of one table. Every value is a text or null. */
export interface TableRows {
  table: string;
  columns: string[];
  rows: (string | null)[][];
}

const listTables = async (database: SqlDatabase): Promise<string[]> => {
  const rows = await database.rows(
    sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY name`,
  );
  return rows.map(({ name }) => String(name)).filter((name) => name !== 'payload_migrations');
};

/** Puts each table behind those its rows point to. */
const inOrder = async (database: SqlDatabase, tables: string[]): Promise<string[]> => {
  const ordered = new Set<string>();
  const add = async (table: string): Promise<void> => {
    if (ordered.has(table)) return;
    for (const { table: target } of await database.rows(sql`PRAGMA foreign_key_list(${nameSql(table)})`)) {
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
    const rows = await database.rows(sql`SELECT * FROM ${nameSql(table)}`);
    const columns = Object.keys(rows[0] ?? {});
    const toText = (value: unknown) => (value === null ? null : String(value));
    if (rows.length > 0)
      tables.push({ table, columns, rows: rows.map((row) => columns.map((column) => toText(row[column]))) });
  }
  return tables;
};

// PostgreSQL takes up to 65,535 values in one statement, SQLite half as many.
const mostValues = 32_766;

/**
 * Puts rows into empty tables of either database. Both convert a text to the type of its column: '1' becomes a number, a
 * boolean or a text.
 */
export const fillTables = async (database: SqlDatabase, tables: readonly TableRows[]): Promise<void> => {
  for (const { table, columns, rows } of tables) {
    const names = joinSql(columns.map(nameSql));
    const most = Math.floor(mostValues / columns.length);
    for (let start = 0; start < rows.length; start += most) {
      const values = rows.slice(start, start + most).map((row) => sql`(${joinSql(row)})`);
      await database.run(sql`INSERT INTO ${nameSql(table)} (${names}) VALUES ${joinSql(values)}`);
    }
  }
};

/** Lets PostgreSQL count on from the ids that were put in; SQLite does so by itself. */
export const countOnFrom = async (database: SqlDatabase, tables: readonly TableRows[]): Promise<void> => {
  for (const { table, columns, rows } of tables) {
    const at = columns.indexOf('id');
    // Rows of lists have ids of letters and digits.
    if (!rows.every((row) => /^\d+$/.test(row[at] ?? ''))) continue;
    await database.run(
      sql`SELECT setval(pg_get_serial_sequence(${table}, 'id'), (SELECT max("id") FROM ${nameSql(table)}))`,
    );
  }
};
