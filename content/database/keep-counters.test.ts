import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepingCounters } from './keep-counters.ts';
import { type Sql, sql } from './statement.ts';

let sqlite: DatabaseSync;
beforeEach(() => {
  sqlite = new DatabaseSync(':memory:');
});
afterEach(() => sqlite.close());

const database = {
  rows: async ({ words, values }: Sql) => sqlite.prepare(words.join('?')).all(...values),
  run: async ({ words, values }: Sql) => {
    sqlite.prepare(words.join('?')).run(...values);
  },
};

const makeTable = (name: string) =>
  sqlite.exec(`CREATE TABLE ${name} (id integer PRIMARY KEY AUTOINCREMENT NOT NULL, text text)`);

const addRow = (table: string): unknown =>
  sqlite.prepare(`INSERT INTO ${table} DEFAULT VALUES RETURNING id`).get()?.id;

/** Rebuilds a table as a migration does. */
const rebuild = (table: string) => {
  makeTable(`new_${table}`);
  sqlite.exec(
    `INSERT INTO new_${table} SELECT * FROM ${table}; DROP TABLE ${table}; ALTER TABLE new_${table} RENAME TO ${table}`,
  );
};

test('gives out no id again after SQLite rebuilds a table, whether it is empty or not', async () => {
  for (const table of ['questions', 'testimonials', 'untouched']) {
    makeTable(table);
    for (let count = 0; count < 3; count += 1) addRow(table);
  }
  sqlite.exec('DELETE FROM questions WHERE id > 1; DELETE FROM testimonials');
  await keepingCounters(database, async () => {
    rebuild('questions');
    rebuild('testimonials');
  });
  expect(['questions', 'testimonials', 'untouched'].map(addRow)).toEqual([4, 4, 4]);
});

test('starts a new table at 1, and forgets a dropped table', async () => {
  await keepingCounters(database, async () => makeTable('first'));
  expect(addRow('first')).toBe(1);
  await keepingCounters(database, async () => sqlite.exec('DROP TABLE first'));
  expect(await database.rows(sql`SELECT name FROM sqlite_sequence`)).toEqual([]);
});
