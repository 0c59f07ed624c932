import type { BaseDatabaseAdapter, DatabaseAdapterObj } from 'payload';
import { patchAdapter } from './patch-adapter.ts';

type Transaction = (...asked: unknown[]) => Promise<unknown>;

const isTransacting = (
  adapter: BaseDatabaseAdapter,
): adapter is BaseDatabaseAdapter & { drizzle: { transaction: Transaction } } => 'drizzle' in adapter;

/**
 * Makes a failed commit throw. A commit fails by a constraint that PostgreSQL checks last, or by a lost connection.
 * Payload 3.90 catches the error of a transaction, and would answer that everything is saved.
 */
export const withThrowingCommits = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  patchAdapter(database, (made) => {
    if (!isTransacting(made)) return;
    const { beginTransaction, commitTransaction } = made;
    const ends = new Map<string, Promise<unknown>>();
    Object.assign(made, {
      beginTransaction: async (options: Parameters<typeof beginTransaction>[0]) => {
        let end: Promise<unknown> | undefined;
        const transaction: Transaction = (...asked) => {
          end = made.drizzle.transaction(...asked);
          return end;
        };
        const watched: typeof made = Object.assign(Object.create(made), { drizzle: { transaction } });
        const id = await beginTransaction.call(watched, options);
        const key = String(id);
        const forget = () => ends.delete(key);
        if (end) ends.set(key, end);
        end?.then(forget, forget);
        return id;
      },
      commitTransaction: async (id: Parameters<typeof commitTransaction>[0]) => {
        const end = ends.get(String(await id));
        await commitTransaction.call(made, id);
        await end;
      },
    });
  });
