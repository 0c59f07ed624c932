import type { Payload } from 'payload';
import { vi } from 'vitest';

interface Statement {
  sql: string;
  args?: unknown[];
}

interface SqliteClient {
  execute(statement: Statement | string): Promise<{ rows: { detail?: unknown }[] }>;
}

/** Lists the statements with which `ask` reads, changes or erases rows of the leads (or of another table) on SQLite. */
export const listStatements = async (
  payload: Payload,
  ask: () => Promise<unknown>,
  table = 'leads',
): Promise<Statement[]> => {
  const { client } = payload.db as unknown as { client: SqliteClient };
  const asked = vi.spyOn(client, 'execute');
  await ask();
  const isAsked = new RegExp(`\\b(from|update) ["\`]?${table}\\b`, 'i');
  const statements = asked.mock.calls
    .map(([statement]) => (typeof statement === 'string' ? { sql: statement, args: [] } : statement))
    .filter(({ sql }) => isAsked.test(sql));
  asked.mockRestore();
  return statements;
};

/**
 * Reads SQLite's plan for each query of `ask` on the leads (or on another table), one text for each query. Without
 * statistics, the plan is the same for one row as for many.
 */
export const readPlans = async (
  payload: Payload,
  ask: () => Promise<unknown>,
  table = 'leads',
): Promise<string[]> => {
  const { client } = payload.db as unknown as { client: SqliteClient };
  const plans = (await listStatements(payload, ask, table)).map(async ({ sql, args }) => {
    const { rows } = await client.execute({ sql: `EXPLAIN QUERY PLAN ${sql}`, args: args ?? [] });
    return rows.map(({ detail }) => String(detail)).join('\n');
  });
  return Promise.all(plans);
};
