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
 * Looks whether this program can work with a restored database. One that is ahead can be used, as after an update that
 * was taken back; one that also lacks something cannot be brought to a schema that anybody knows.
 * @param program the version that made the backup
 * @throws {Error} saying with which version it can be restored
 */
export const requireUsableSchema = (file: string, program: string): void => {
  const { pending, unknown } = compareSchema(file);
  if (pending.length === 0 || unknown.length === 0) return;
  throw new Error(
    `The backup was made by version ${program} of the program. Its database went through ${unknown.join(', ')}, which is ` +
      `not known here, and lacks ${pending.map(({ name }) => name).join(', ')}. Restore it with that version.`,
  );
};

/** Numbers that are left out after those of the backup. */
const gap = 10_000;

/**
 * Lets new rows count on well after those of the backup. A lead that came after it is gone from here, but its number
 * stands in mails and in a CRM: were it given again, the new lead's mail would be taken for the old one's and hidden.
 */
const skipNumbers = (database: DatabaseSync): void => {
  database.exec(`UPDATE sqlite_sequence SET seq = seq + ${gap}`);
  database.exec(
    `INSERT INTO sqlite_sequence (name, seq) SELECT 'leads', ${gap} WHERE NOT EXISTS (SELECT 1 FROM sqlite_sequence WHERE name = 'leads')`,
  );
};

/** What is told about a restored database. */
export interface RestoredDatabase {
  /** Migrations of a newer version that it went through. */
  ahead: string[];
  leads: number;
  /** Those whose mail or webhook is still owed. */
  owed: number;
  /** The number that the next lead gets. */
  next: number;
}

/** Brings a restored database to this program's schema and makes it fit to be gone on with. */
export const settleDatabase = async (folder: string, file: string): Promise<RestoredDatabase> => {
  const { pending, unknown } = compareSchema(file);
  if (pending.length > 0) {
    const payload = await openContent({
      variables: { ...process.env, DATA_DIR: folder, DATABASE_URL: pathToFileURL(file).href },
      // None is made in the restored folder.
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
    // The last to close it, it leaves one file without side files.
    database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    database.close();
  }
};
