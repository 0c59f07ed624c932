import { DatabaseSync } from 'node:sqlite';
import { openBreakableDatabase } from './breakable-database.ts';

/** A copy of the product's SQLite file that a test may edit behind the programs' backs. */
export interface EditedCopy {
  /** Settings that make a site use it. */
  settings: Record<string, string>;
  /** Runs statements of SQL, past every hook: the content revision stays as it is. */
  run(...statements: string[]): void;
  /** The rows that a statement gives. */
  read(statement: string): Record<string, unknown>[];
  remove(): void | Promise<void>;
}

/** @throws {Error} where the product runs on a server, which has no file to copy. */
export const openEditedCopy = async (variables: NodeJS.ProcessEnv): Promise<EditedCopy> => {
  const { settings, remove } = await openBreakableDatabase(variables);
  const file = settings.DATABASE_URL?.replace(/^file:/, '');
  if (!file || file === settings.DATABASE_URL) throw new Error('There is no file to copy.');
  return {
    settings,
    remove,
    run(...statements) {
      const database = new DatabaseSync(file, { timeout: 5000 });
      for (const statement of statements) database.exec(statement);
      database.close();
    },
    read(statement) {
      const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
      try {
        return database.prepare(statement).all();
      } finally {
        database.close();
      }
    },
  };
};
