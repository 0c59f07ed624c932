import type { DatabaseSync } from 'node:sqlite';

const listColumns = (database: DatabaseSync, table: string, ...without: string[]): string[] =>
  database
    .prepare('SELECT name FROM pragma_table_info(?)')
    .all(table)
    .map(({ name }) => String(name))
    .filter((name) => !without.includes(name))
    .map((name) => `"${name}"`);

const count = (database: DatabaseSync, table: string): number =>
  Number(database.prepare(`SELECT count(*) AS rows FROM "${table}"`).get()?.rows);

/** Copies the rows of a table until it has `rows` rows, each an hour older than the one before. */
export const fillTable = (database: DatabaseSync, table: string, dateColumn: string, rows: number): void => {
  const columns = listColumns(database, table, 'id');
  const values = columns.map((column) =>
    column === `"${dateColumn}"` ? `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-' || i || ' hours')` : column,
  );
  database.exec(`
    WITH RECURSIVE
      source AS (SELECT *, row_number() OVER () - 1 AS copy_of, count(*) OVER () AS copies FROM "${table}"),
      counter(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM counter
        WHERE i < ${rows} - (SELECT count(*) FROM "${table}"))
    INSERT INTO "${table}" (${columns.join(', ')})
    SELECT ${values.join(', ')} FROM counter JOIN source ON copy_of = i % copies`);
};

/** The same for a table with translations: each copy has all languages of its source. */
export const fillTranslated = (
  database: DatabaseSync,
  table: string,
  dateColumn: string,
  rows: number,
): void => {
  const sources = count(database, table);
  const last = Number(database.prepare(`SELECT max(id) AS id FROM "${table}"`).get()?.id);
  fillTable(database, table, dateColumn, rows);
  const columns = listColumns(database, `${table}_locales`, 'id', '_parent_id').join(', ');
  database.exec(`
    WITH source AS (SELECT id AS source, row_number() OVER () - 1 AS copy_of FROM "${table}" WHERE id <= ${last}),
      copy AS (SELECT id AS copy, (row_number() OVER (ORDER BY id)) % ${sources} AS copy_of FROM "${table}" WHERE id > ${last})
    INSERT INTO "${table}_locales" (${columns}, _parent_id)
    SELECT ${columns}, copy FROM copy JOIN source USING (copy_of) JOIN "${table}_locales" ON _parent_id = source`);
};
