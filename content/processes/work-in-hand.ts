/** Work that continues after the answer of the call that started it. */
interface InHand {
  done: Promise<void>;
  tellLost: () => void;
}

const key = Symbol.for('ev-site work in hand');

/** One list for the process: the studio's server also waits for work that the content in its bundle has started. */
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
 * Starts work that nobody waits for. An orderly shutdown waits for it (`finishWork`).
 * @param tellLost logs that the work failed, or that the program ended first; must be synchronous
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

/** Waits until all such work is done or has failed. */
export const finishWork = async (): Promise<void> => {
  const list = getList();
  while (list.size > 0) await Promise.all([...list].map(({ done }) => done));
};
