/** Creates a function that runs a command. Callers with the same key share one run while it lasts. */
export const createSharedRuns = <Answer>() => {
  const inHand = new Map<string, Promise<Answer>>();
  /** @param after keys of runs that end before this one begins */
  return async (key: string, after: readonly string[], run: () => Promise<Answer>): Promise<Answer> => {
    const begun = inHand.get(key);
    if (begun) return begun;
    const running = Promise.allSettled(after.map((other) => inHand.get(other))).then(run);
    inHand.set(key, running);
    try {
      return await running;
    } finally {
      inHand.delete(key);
    }
  };
};
