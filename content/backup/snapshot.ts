import { DatabaseSync } from 'node:sqlite';

/** Facts about a copy of the database. */
interface Inspected {
  /** The number of rows in each table. */
  rows: Record<string, number>;
  /** Its newest migration. */
  lastMigration: string;
}

/**
 * Copies the database while programs write to it. The copy is of one moment, complete, and without the remains of erased
 * rows, which stay in the original file until their space is reused. Writers do not wait for it.
 * @throws {Error} if there is no database, or if it is damaged
 */
export const takeSnapshot = (from: string, to: string): void => {
  const database = new DatabaseSync(from, { readOnly: true, timeout: 30_000 });
  try {
    database.prepare('VACUUM INTO ?').run(to);
  } finally {
    database.close();
  }
};

/**
 * Opens a copy of the database, reads it completely, and counts its rows.
 * @throws {Error} if it is damaged or not a database of this project
 */
export const inspectDatabase = (file: string): Inspected => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const found = database.prepare('PRAGMA integrity_check').get()?.integrity_check;
    if (found !== 'ok') throw new Error(`The database is damaged: ${found}`);
    const tables = database
      .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'")
      .all()
      .map(({ name }) => String(name));
    const count = (table: string) =>
      Number(database.prepare(`SELECT count(*) AS rows FROM "${table}"`).get()?.rows);
    const last = database.prepare('SELECT name FROM payload_migrations ORDER BY id DESC LIMIT 1').get();
    return {
      rows: Object.fromEntries(tables.sort().map((table) => [table, count(table)])),
      lastMigration: String(last?.name),
    };
  } finally {
    database.close();
  }
};

/** @throws {Error} if a copy is damaged, or has other numbers of rows than when it was saved */
export const requireSameRows = (file: string, { rows }: Pick<Inspected, 'rows'>): void => {
  const { rows: found } = inspectDatabase(file);
  const names = new Set([...Object.keys(rows), ...Object.keys(found)]);
  const other = [...names].filter((name) => rows[name] !== found[name]);
  if (other.length > 0)
    throw new Error(`The backup says otherwise how many rows there are in: ${other.join(', ')}`);
};
