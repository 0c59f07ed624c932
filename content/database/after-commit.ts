import type { DatabaseAdapterObj } from 'payload';
import { finishWork } from '../processes/work-in-hand.ts';
import type { TransactionCarrier } from './in-transaction.ts';
import { patchAdapter } from './patch-adapter.ts';
import { onSqliteCommit } from './sqlite-client.ts';

/** Must never fail: the change is already committed. */
type Callback = () => unknown;

/** The work that waits for the commit of each transaction. */
type Waiting = Map<string, Callback[]>;

/** The work that each transaction does last, by name. */
type BeforeCommit = Map<string, Map<string, () => Promise<void>>>;

const key = 'afterCommit';
const beforeKey = 'beforeCommit';

interface WaitingAdapter {
  [key]: Waiting;
  [beforeKey]: BeforeCommit;
  sessions: Record<string, unknown>;
}

const isWaiting = (adapter: object): adapter is WaitingAdapter => key in adapter && 'sessions' in adapter;

/** The open transaction of Payload; null if there is none, as within `inTransaction` on SQLite. */
const findOpen = async ({ payload, transactionID }: TransactionCarrier) => {
  const adapter: object = payload.db;
  const id = String((await transactionID) ?? '');
  return isWaiting(adapter) && id in adapter.sessions ? { adapter, id } : null;
};

/**
 * Does some work as the last step of a transaction, and only once however often it is asked for. It is meant for a row
 * that all transactions change: a transaction that has changed the row locks it until it ends, so the change comes
 * last. Without an open transaction, the work is done at once.
 * @param what name of the work
 */
export const beforeCommit = async (
  carrier: TransactionCarrier,
  what: string,
  work: () => Promise<void>,
): Promise<void> => {
  const open = await findOpen(carrier);
  if (!open) return work();
  const last = open.adapter[beforeKey];
  last.set(open.id, (last.get(open.id) ?? new Map()).set(what, work));
};

/**
 * Does some work after the changes of a call are committed, and never if they are rolled back; on SQLite, where
 * Payload opens no transaction, after the end of `inTransaction`. Without an open transaction the work is done at once. All
 * hooks of Payload, including those after an operation, run before it; the commit waits until it is done.
 */
export const afterCommit = async (carrier: TransactionCarrier, work: Callback): Promise<void> => {
  const open = await findOpen(carrier);
  if (!open) {
    if (!onSqliteCommit(carrier.payload.db, work)) await work();
    return;
  }
  const waiting = open.adapter[key];
  waiting.set(open.id, [...(waiting.get(open.id) ?? []), work]);
};

/** Lets work wait for the end of a transaction, and keeps the database open until all work in progress is done. */
export const withAfterCommit = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  patchAdapter(database, (made) => {
    const waiting: Waiting = new Map();
    const last: BeforeCommit = new Map();
    const { commitTransaction, rollbackTransaction, destroy } = made;
    const take = (id: string): Callback[] => {
      const works = waiting.get(id) ?? [];
      waiting.delete(id);
      return works;
    };
    const takeLast = (id: string) => {
      const works = last.get(id) ?? new Map();
      last.delete(id);
      return works.values();
    };
    Object.assign(made, {
      [key]: waiting,
      [beforeKey]: last,
      commitTransaction: async (id: Parameters<typeof commitTransaction>[0]) => {
        for (const work of takeLast(String(await id))) await work();
        await commitTransaction.call(made, id);
        await Promise.all(take(String(await id)).map((work) => work()));
      },
      rollbackTransaction: async (id: Parameters<typeof rollbackTransaction>[0]) => {
        takeLast(String(await id));
        take(String(await id));
        await rollbackTransaction.call(made, id);
      },
      destroy: async () => {
        await finishWork();
        await destroy?.call(made);
      },
    });
  });
