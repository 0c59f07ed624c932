import type { DatabaseAdapterObj, Payload, PayloadRequest } from 'payload';
import { finishWork } from '../processes/work-in-hand.ts';
import { changing } from './changing.ts';

/** It never fails: what is committed is done. */
type Work = () => unknown;

/** What waits for each transaction to be committed. */
type Waiting = Map<string, Work[]>;

const key = 'afterCommit';

interface WaitingAdapter {
  [key]: Waiting;
  sessions: Record<string, unknown>;
}

const isWaiting = (adapter: object): adapter is WaitingAdapter => key in adapter && 'sessions' in adapter;

/**
 * Does something once what a call changes is committed, and never where it is rolled back; at once where no transaction of Payload's
 * is open, as within `allOrNone` of SQLite. Payload's hooks, those after an operation too, run before that; whoever commits waits for it.
 */
export const afterCommit = async (
  { payload, transactionID }: { payload: Payload } & Partial<Pick<PayloadRequest, 'transactionID'>>,
  work: Work,
): Promise<void> => {
  const adapter: object = payload.db;
  const id = String((await transactionID) ?? '');
  if (!isWaiting(adapter) || !(id in adapter.sessions)) {
    await work();
    return;
  }
  adapter[key].set(id, [...(adapter[key].get(id) ?? []), work]);
};

/** Lets work wait for the end of a transaction, and the database stay open until work in hand is done. */
export const withAfterCommit = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  changing(database, (made) => {
    const waiting: Waiting = new Map();
    const { commitTransaction, rollbackTransaction, destroy } = made;
    const take = (id: string): Work[] => {
      const works = waiting.get(id) ?? [];
      waiting.delete(id);
      return works;
    };
    Object.assign(made, {
      [key]: waiting,
      commitTransaction: async (id: Parameters<typeof commitTransaction>[0]) => {
        await commitTransaction.call(made, id);
        await Promise.all(take(String(await id)).map((work) => work()));
      },
      rollbackTransaction: async (id: Parameters<typeof rollbackTransaction>[0]) => {
        take(String(await id));
        await rollbackTransaction.call(made, id);
      },
      destroy: async () => {
        await finishWork();
        await destroy?.call(made);
      },
    });
  });
