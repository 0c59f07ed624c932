import { DatabaseSync } from 'node:sqlite';
import { askPostgres } from '@ev-site/scripts/database-copies.ts';

export type Row = Record<string, unknown>;

/** Reads and changes a database without the programs' knowledge, with SQL that both databases accept. */
export interface StoredRows {
  /** Runs statements without any hook: the content revision does not change. */
  run(...statements: string[]): Promise<void>;
  /** The rows of a query. */
  read(statement: string): Promise<Row[]>;
}

const withFile = <Result>(
  file: string,
  readOnly: boolean,
  use: (database: DatabaseSync) => Result,
): Result => {
  const database = new DatabaseSync(file, { readOnly, timeout: 5000 });
  try {
    return use(database);
  } finally {
    database.close();
  }
};

/** @param settings of a program: DATABASE_URL, by default the one of the product under test. */
export const openRows = (
  { DATABASE_URL = '' }: Readonly<Partial<Record<string, string>>> = process.env,
): StoredRows => {
  if (DATABASE_URL.startsWith('postgres'))
    return {
      async run(...statements) {
        await askPostgres(DATABASE_URL, ...statements);
      },
      read: (statement) => askPostgres(DATABASE_URL, statement),
    };
  const file = DATABASE_URL.replace(/^file:/, '');
  return {
    async run(...statements) {
      withFile(file, false, (database) => {
        for (const statement of statements) database.exec(statement);
      });
    },
    read: async (statement) => withFile(file, true, (database) => database.prepare(statement).all()),
  };
};
