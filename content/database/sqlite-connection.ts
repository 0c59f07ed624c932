/** The part of libsql's client that is used. */
export interface SqliteClient {
  execute(...statement: unknown[]): Promise<unknown>;
  /** Ends by itself what it began. */
  executeMultiple(statements: string): Promise<unknown>;
  close(): void;
}

/** A connection that is opened anew where it is of no use any more. */
export interface SqliteConnection {
  /** Answers a statement. @throws what the database throws */
  ask(...statement: unknown[]): Promise<unknown>;
  /** @throws {Error} SQLITE_BUSY, where another program is writing */
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
 * Keeps a connection to a SQLite file. libsql does not end a statement that was refused (SQLITE_BUSY): until its memory is
 * collected, writes behind it are acknowledged and not committed. So such a connection is closed, and the next statement
 * gets a new one, set as the one before was.
 * @param settings statements that set each connection
 * @param open opens another connection to the same file
 */
export const keepConnection = async (
  first: SqliteClient,
  settings: readonly string[],
  open: () => Promise<SqliteClient>,
): Promise<SqliteConnection> => {
  // With those that are made by and by, as the one that lets migrations rebuild tables.
  const all = new Map<string, string>();
  // Bound now: the caller puts another `execute` in the place of the first client's.
  const take = (client: SqliteClient) => ({ client, execute: client.execute.bind(client) });
  let current: ReturnType<typeof take> | null = take(first);
  const connect = async () => {
    const taken = take(await open());
    for (const setting of all.values()) await taken.execute(setting);
    return taken;
  };
  const giveUp = async ({ client, execute }: ReturnType<typeof take>) => {
    current = null;
    // What is closed with a statement in it stays open within SQLite, and would hold the file with its transaction.
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
      // Of several statements libsql ends the one that is refused, and takes back what was begun.
      await current.client.executeMultiple('BEGIN IMMEDIATE');
    },
  };
};
