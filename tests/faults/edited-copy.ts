import { DatabaseSync } from 'node:sqlite';
import { askPostgres } from '../../scripts/database-copies.ts';
import { type OwnDatabase, openOwnDatabase, usesServer } from './own-database.ts';

type Row = Record<string, unknown>;

/** A copy of the product's database that a test may edit behind the programs' backs, by SQL that both databases take. */
export interface EditedCopy extends OwnDatabase {
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

/** @param variables of the product under test: DATABASE_URL and DATA_DIR. */
export const openEditedCopy = async (variables: NodeJS.ProcessEnv): Promise<EditedCopy> => {
  const own = await openOwnDatabase(variables);
  const { DATABASE_URL } = own.settings;
  if (usesServer(variables))
    return {
      ...own,
      async run(...statements) {
        await askPostgres(DATABASE_URL, ...statements);
      },
      read: (statement) => askPostgres(DATABASE_URL, statement),
    };
  const file = DATABASE_URL.replace(/^file:/, '');
  return {
    ...own,
    async run(...statements) {
      withFile(file, false, (database) => {
        for (const statement of statements) database.exec(statement);
      });
    },
    read: async (statement) => withFile(file, true, (database) => database.prepare(statement).all()),
  };
};
