import { DatabaseSync } from 'node:sqlite';
import { askPostgres } from '../../scripts/database-copies.ts';

export type Row = Record<string, unknown>;

/** What lies in a database, read and changed behind the programs' backs, by SQL that both databases take. */
export interface StoredRows {
  /** Runs statements past every hook: the content revision stays as it is. */
  run(...statements: string[]): Promise<void>;
  /** The rows that a statement gives. */
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
