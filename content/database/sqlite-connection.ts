/** The part of libsql's client that is used here. */
export interface SqliteClient {
  execute(...statement: unknown[]): Promise<unknown>;
  /** If it fails, it ends what it has begun. */
  executeMultiple(statements: string): Promise<unknown>;
  close(): void;
}

/** A connection that is reopened when it has become unusable. */
export interface SqliteConnection {
  /** Runs a statement. @throws what the database throws */
  ask(...statement: unknown[]): Promise<unknown>;
  /** @throws {Error} SQLITE_BUSY if another program is writing */
  makeSureFree(): Promise<void>;
}

const toCode = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;

/** Whether SQLite refused a statement because another program holds the file. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error && [error, error.cause].some((each) => `${toCode(each)}`.startsWith('SQLITE_BUSY'));

const toSetting = ([statement]: readonly unknown[]): { name: string; sql: string } | null => {
  const { sql } = typeof statement === 'string' ? { sql: statement } : (statement as { sql: string });
  const name = /^\s*PRAGMA\s+(\w+)\s*=/i.exec(sql)?.[1];
  return name === undefined ? null : { name: name.toLowerCase(), sql };
};

/**
 * Keeps a usable connection to a SQLite file. libsql does not end a statement that was refused (SQLITE_BUSY): until its
 * memory is collected, later writes are acknowledged and yet not committed. So such a connection is closed, and the
 * next statement gets a new one with the same settings.
 * @param settings statements that are run on each connection
 * @param open opens another connection to the same file
 */
export const keepConnection = async (
  first: SqliteClient,
  settings: readonly string[],
  open: () => Promise<SqliteClient>,
): Promise<SqliteConnection> => {
  // All settings, with those that are made later, e.g. the one that lets migrations rebuild tables.
  const all = new Map<string, string>();
  // Bound now, because the caller replaces `execute` of the first client.
  const take = (client: SqliteClient) => ({ client, execute: client.execute.bind(client) });
  let current: ReturnType<typeof take> | null = take(first);
  const connect = async () => {
    const taken = take(await open());
    for (const setting of all.values()) await taken.execute(setting);
    return taken;
  };
  const giveUp = async ({ client, execute }: ReturnType<typeof take>) => {
    current = null;
    // If it is closed during a statement, it stays open inside SQLite, and its transaction would lock the file.
    await execute('ROLLBACK').catch(() => {});
    client.close();
  };
  const ask = async (...statement: unknown[]) => {
    current ??= await connect();
    const asked = current;
    try {
      const answer = await asked.execute(...statement);
      const setting = toSetting(statement);
      if (setting) all.set(setting.name, setting.sql);
      return answer;
    } catch (error) {
      if (isRefused(error)) await giveUp(asked);
      throw error;
    }
  };
  for (const setting of settings) await ask(setting);
  return {
    ask,
    async makeSureFree() {
      current ??= await connect();
      // Unlike `execute`, libsql ends a refused statement here, and rolls back what was begun.
      await current.client.executeMultiple('BEGIN IMMEDIATE');
    },
  };
};
