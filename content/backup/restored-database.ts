import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { migrateContent } from '../database/migrate.ts';
import { createLog } from '../log.ts';
import { migrations } from '../migrations/sqlite/index.ts';
import { openContent } from '../open-content.ts';
import type { Manifest } from './manifest.ts';
import { inspectDatabase } from './snapshot.ts';

/** @throws {Error} when a newer program made the backup: this one does not know its tables. */
export const requireKnownSchema = ({ program, database }: Manifest): void => {
  if (!database || migrations.some(({ name }) => name === database.lastMigration)) return;
  throw new Error(
    `The backup was made by version ${program} of the program, which is newer than this one: its database went through ` +
      `${database.lastMigration}, which is not known here. Restore it with that version.`,
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

/** What is told about the leads of a restored database. */
export interface RestoredLeads {
  leads: number;
  /** Those whose mail or webhook is still owed. */
  owed: number;
  /** The number that the next lead gets. */
  next: number;
}

/** Brings a restored database to this program's schema and makes it fit to be gone on with. */
export const settleDatabase = async (folder: string, file: string): Promise<RestoredLeads> => {
  const { lastMigration } = inspectDatabase(file);
  if (lastMigration !== migrations.at(-1)?.name) {
    const payload = await openContent({
      variables: { ...process.env, DATA_DIR: folder, DATABASE_URL: pathToFileURL(file).href },
      // None is made in the restored folder.
      secret: 'not needed for a migration',
      logger: createLog('error'),
    });
    await migrateContent(payload);
    await payload.destroy();
  }
  const database = new DatabaseSync(file);
  try {
    skipNumbers(database);
    const one = (query: string) => Number(Object.values(database.prepare(query).get() ?? {})[0]);
    return {
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
