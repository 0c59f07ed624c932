import pLimit, { type LimitFunction } from 'p-limit';

/** Too many wait already. */
export class QueueFull extends Error {}

interface QueueOptions {
  /** Tasks that run at once, of different networks. */
  atOnce: number;
  /** Tasks that may wait, of one network and of all. */
  waitingOfOne: number;
  waitingOfAll: number;
}

/**
 * A queue in which networks take turns: one task of each at a time, and a network that had its turn goes behind all
 * others. The last half of the places is reserved for networks with nothing in the queue.
 * @returns a function that runs a task in its turn.
 * @throws {QueueFull}
 */
export const createFairQueue = ({ atOnce, waitingOfOne, waitingOfAll }: QueueOptions) => {
  // Each network's own queue passes one task at a time to the queue of all, which so holds one task of each network.
  const all = pLimit(atOnce);
  const lines = new Map<string, LimitFunction>();
  let inQueue = 0;

  const refuse = (own: number): boolean =>
    own > waitingOfOne ||
    inQueue >= atOnce + waitingOfAll ||
    (own > 0 && inQueue >= atOnce + waitingOfAll / 2);

  return async <Result>(network: string, work: () => Promise<Result>): Promise<Result> => {
    const line = lines.get(network) ?? pLimit(1);
    if (refuse(line.activeCount + line.pendingCount)) throw new QueueFull();
    lines.set(network, line);
    inQueue += 1;
    try {
      return await line(() => all(work));
    } finally {
      inQueue -= 1;
      if (line.pendingCount === 0 && line.activeCount === 0) lines.delete(network);
    }
  };
};
