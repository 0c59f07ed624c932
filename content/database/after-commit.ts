import type { DatabaseAdapterObj, Payload, PayloadRequest } from 'payload';
import { finishWork } from '../processes/work-in-hand.ts';
import { changing } from './changing.ts';

/** It never fails: what is committed is done. */
type Work = () => unknown;

/** What waits for each transaction to be committed. */
type Waiting = Map<string, Work[]>;

/** The last that each transaction does, by what it is. */
type Last = Map<string, Map<string, () => Promise<void>>>;

const key = 'afterCommit';
const lastKey = 'beforeCommit';

type Asker = { payload: Payload } & Partial<Pick<PayloadRequest, 'transactionID'>>;

interface WaitingAdapter {
  [key]: Waiting;
  [lastKey]: Last;
  sessions: Record<string, unknown>;
}

const isWaiting = (adapter: object): adapter is WaitingAdapter => key in adapter && 'sessions' in adapter;

/** The transaction of Payload's that is open; null where none is, as within `allOrNone` of SQLite. */
const findOpen = async ({ payload, transactionID }: Asker) => {
  const adapter: object = payload.db;
  const id = String((await transactionID) ?? '');
  return isWaiting(adapter) && id in adapter.sessions ? { adapter, id } : null;
};

/**
 * Does something as the last of a transaction, once whatever asks for it: for a row that all of them change, which whoever has changed
 * it keeps from the others until he is done. At once where no transaction is open.
 * @param what names it
 */
export const beforeCommit = async (asker: Asker, what: string, work: () => Promise<void>): Promise<void> => {
  const open = await findOpen(asker);
  if (!open) return work();
  const last = open.adapter[lastKey];
  last.set(open.id, (last.get(open.id) ?? new Map()).set(what, work));
};

/**
 * Does something once what a call changes is committed, and never where it is rolled back; at once where no transaction of Payload's
 * is open, as within `allOrNone` of SQLite. Payload's hooks, those after an operation too, run before that; whoever commits waits for it.
 */
export const afterCommit = async (asker: Asker, work: Work): Promise<void> => {
  const open = await findOpen(asker);
  if (!open) {
    await work();
    return;
  }
  const waiting = open.adapter[key];
  waiting.set(open.id, [...(waiting.get(open.id) ?? []), work]);
};

/** Lets work wait for the end of a transaction, and the database stay open until work in hand is done. */
export const withAfterCommit = (database: DatabaseAdapterObj): DatabaseAdapterObj =>
  changing(database, (made) => {
    const waiting: Waiting = new Map();
    const last: Last = new Map();
    const { commitTransaction, rollbackTransaction, destroy } = made;
    const take = (id: string): Work[] => {
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
      [lastKey]: last,
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
