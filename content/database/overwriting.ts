import type { DatabaseAdapterObj } from 'payload';

/** The part of Payload's SQLite adapter that is about the connection. */
interface SqliteAdapter {
  client: { execute(statement: string): Promise<unknown> } | undefined;
  connect(options?: { hotReload: boolean }): Promise<void>;
}

const isSqliteAdapter = (adapter: object): adapter is SqliteAdapter =>
  'clientConfig' in adapter && 'connect' in adapter;

/**
 * Lets SQLite overwrite with zeros what is deleted or replaced; otherwise it stays readable in the file until another row takes the
 * place. A setting of the connection, so each program makes it when it connects.
 */
export const withOverwriting = (database: DatabaseAdapterObj): DatabaseAdapterObj => ({
  ...database,
  init(given) {
    const made = database.init(given);
    const adapter: object = made;
    if (!isSqliteAdapter(adapter)) return made;
    const connect = adapter.connect.bind(adapter);
    adapter.connect = async (options) => {
      await connect(options);
      await adapter.client?.execute('PRAGMA secure_delete = ON;');
    };
    return made;
  },
});
