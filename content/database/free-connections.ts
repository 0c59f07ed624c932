import pLimit from 'p-limit';
import type { DatabaseAdapterObj } from 'payload';
import { patchAdapter } from './patch-adapter.ts';

/** How many transactions may be open at once, and how long (ms) a new one waits for its turn. */
interface Turns {
  most: number;
  waitMs: number;
}

/**
 * Keeps connections free for queries outside the open transactions. Payload 3.90 checks outside the transaction whether
 * a colleague is editing the document that is being changed. If there were as many changes at once as connections, each
 * would wait for one more connection until it gave up.
 */
export const withFreeConnections = (
  database: DatabaseAdapterObj,
  { most, waitMs }: Turns,
): DatabaseAdapterObj =>
  patchAdapter(database, (made) => {
    const { beginTransaction, commitTransaction, rollbackTransaction } = made;
    const takeTurn = pLimit(most);
    const ends = new Map<string, () => void>();
    const endTurn = async (id: Parameters<typeof commitTransaction>[0]) => ends.get(String(await id))?.();
    Object.assign(made, {
      beginTransaction: (options: Parameters<typeof beginTransaction>[0]) => {
        const begun = Promise.withResolvers<Awaited<ReturnType<typeof beginTransaction>>>();
        const waiting = AbortSignal.timeout(waitMs);
        waiting.onabort = () => begun.reject(new Error('Too many transactions are open.'));
        const whileOpen = async () => {
          if (waiting.aborted) return;
          waiting.onabort = null;
          const id = await beginTransaction.call(made, options);
          const { promise: ended, resolve } = Promise.withResolvers<void>();
          ends.set(String(id), resolve);
          begun.resolve(id);
          await ended;
          ends.delete(String(id));
        };
        takeTurn(whileOpen).catch(begun.reject);
        return begun.promise;
      },
      commitTransaction: (id: Parameters<typeof commitTransaction>[0]) =>
        commitTransaction.call(made, id).finally(() => endTurn(id)),
      rollbackTransaction: (id: Parameters<typeof rollbackTransaction>[0]) =>
        rollbackTransaction.call(made, id).finally(() => endTurn(id)),
    });
  });
