/** Work that goes on after the answer of the call that began it. */
interface InHand {
  done: Promise<void>;
  tellLost: () => void;
}

const key = Symbol.for('ev-site work in hand');

/** One list for the process: the studio's server waits for what the content in its bundle has begun. */
const getList = (): Set<InHand> => {
  const shared = globalThis as { [key]?: Set<InHand> };
  const known = shared[key];
  if (known) return known;
  const list = new Set<InHand>();
  shared[key] = list;
  process.once('exit', () => {
    for (const { tellLost } of list) tellLost();
  });
  return list;
};

/**
 * Begins what nobody waits for. A program that ends in order waits for it (`finishWork`).
 * @param tellLost says in the log that it failed, or that the program ended first; without waiting for anything
 */
export const beginWork = (work: () => Promise<unknown>, tellLost: () => void): void => {
  const list = getList();
  const inHand: InHand = {
    tellLost,
    done: work()
      .then(() => undefined, tellLost)
      .finally(() => list.delete(inHand)),
  };
  list.add(inHand);
};

/** Waits until all of it is done, or has failed. */
export const finishWork = async (): Promise<void> => {
  const list = getList();
  while (list.size > 0) await Promise.all([...list].map(({ done }) => done));
};
