import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { compareMigrations } from '../database/list-migrations.ts';
import { migrateContent } from '../database/migrate.ts';
import { createLog } from '../logging/log.ts';
import { migrations } from '../migrations/sqlite/index.ts';
import { openContent } from '../open-content.ts';

const compareSchema = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const run = database.prepare('SELECT name FROM payload_migrations ORDER BY id').all();
    return compareMigrations(migrations, new Set(run.map(({ name }) => String(name))));
  } finally {
    database.close();
  }
};

/**
 * Checks whether this program can work with a restored database. A newer database can be used, as after an update that
 * was undone. A database that also lacks migrations of this program has an unknown schema and cannot be migrated.
 * @param program the version that made the backup
 * @throws {Error} that names the version with which to restore it
 */
export const requireUsableSchema = (file: string, program: string): void => {
  const { pending, unknown } = compareSchema(file);
  if (pending.length === 0 || unknown.length === 0) return;
  throw new Error(
    `The backup was made by version ${program} of the program. Its database went through ${unknown.join(', ')}, which is ` +
      `not known here, and lacks ${pending.map(({ name }) => name).join(', ')}. Restore it with that version.`,
  );
};

/** How many reference numbers are skipped after those of the backup. */
const gap = 10_000;

/**
 * Skips reference numbers after those of the backup. Leads that came after the backup are lost here, but mails and a CRM
 * contain their numbers. If a new lead got such a number, its mail would be taken for a copy of the old one and hidden.
 */
const skipNumbers = (database: DatabaseSync): void => {
  database.exec(`UPDATE sqlite_sequence SET seq = seq + ${gap}`);
  database.exec(
    `INSERT INTO sqlite_sequence (name, seq) SELECT 'leads', ${gap} WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'leads')`,
  );
};

/** Facts about a restored database, for the operator. */
export interface RestoredDatabase {
  /** Its migrations of a newer version. */
  ahead: string[];
  leads: number;
  /** The number of leads whose mail or webhook is still owed. */
  owed: number;
  /** The reference number of the next lead. */
  next: number;
}

/** Migrates a restored database to this program's schema, and prepares it for new leads. */
export const settleDatabase = async (folder: string, file: string): Promise<RestoredDatabase> => {
  const { pending, unknown } = compareSchema(file);
  if (pending.length > 0) {
    const payload = await openContent({
      variables: { ...process.env, DATA_DIR: folder, DATABASE_URL: pathToFileURL(file).href },
      // No folder is made in the restored data folder.
      secret: 'not needed for a migration',
      logger: createLog('error'),
    });
    try {
      await migrateContent(payload);
    } finally {
      await payload.destroy();
    }
  }
  const database = new DatabaseSync(file);
  try {
    skipNumbers(database);
    const one = (query: string) => Number(Object.values(database.prepare(query).get() ?? {})[0]);
    return {
      ahead: unknown,
      leads: one('SELECT count(*) FROM leads'),
      owed: one("SELECT count(*) FROM leads WHERE delivery = 'due'"),
      next: one("SELECT seq + 1 FROM sqlite_sequence WHERE name = 'leads'"),
    };
  } finally {
    // Closed by its last user, the database is one file without side files.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
  }
};
