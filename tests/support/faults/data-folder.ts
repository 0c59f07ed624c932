import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Rows of every table of a database, each as text. */
export type Tables = Map<string, Set<string>>;

/** Columns that change while a lead is delivered or given to a dealer. */
const moving: Record<string, RegExp> = {
  leads:
    /^(delivery|notified_at|receipt_at|receipt_wanted|webhook_at|attempts|next_attempt_at|lease_until|last_problem|updated_at|routed_to_id|route_at|owner_id|term_from|answer_by|escalations|escalate_at|reference)$/,
  lead_routes: /^(state|mail_at|attempts|key_until|ended_at)$/,
};

/**
 * Reads all rows of the SQLite file in a data folder.
 * @param still leaves out columns that the delivery of leads changes.
 */
export const readTables = (dataDir: string, { still = false } = {}): Tables => {
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'), { readOnly: true });
  const names = database
    .prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite~_%' ESCAPE '~'")
    .all()
    .map(({ name }) => String(name));
  const toText = (table: string, row: object) =>
    JSON.stringify(Object.entries(row).filter(([column]) => !(still && moving[table]?.test(column))));
  const tables: Tables = new Map(
    names.map((name) => {
      const rows = database.prepare(`SELECT * FROM "${name}"`).all();
      return [name, new Set(rows.map((row) => toText(name, row)))];
    }),
  );
  database.close();
  return tables;
};

/** Names of the leads in the SQLite file of a data folder. */
export const listLeadNames = (dataDir: string): Set<string> => {
  const database = new DatabaseSync(join(dataDir, 'site.sqlite'), { readOnly: true });
  const rows = database.prepare('SELECT name FROM leads').all();
  database.close();
  return new Set(rows.map(({ name }) => String(name)));
};

/** Rows of `some` that are not among `all`, by table. */
export const listStrangers = (some: Tables, all: Tables): Record<string, string[]> => {
  const strangers = [...some].map(([table, rows]) => [
    table,
    [...rows].filter((row) => !all.get(table)?.has(row)),
  ]);
  return Object.fromEntries(strangers.filter(([, rows]) => rows?.length));
};

/** Pictures, resumes and mails of a data folder, with their bytes. */
export const readDataFiles = (dataDir: string): Map<string, Buffer> =>
  new Map(
    ['media', 'resumes', 'mails']
      .flatMap((folder) => readdirSync(join(dataDir, folder), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [relative(dataDir, file), readFileSync(file)]),
  );
