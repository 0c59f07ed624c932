/** A work that is done again and again. */
export interface Turns {
  /** Does it at once, unless it is under way. */
  run(): void;
  start(): void;
  /** Ends after what is in hand. */
  stop(): Promise<void>;
}

interface TurnsOptions {
  work(): Promise<unknown>;
  /** Between the end of a turn and the next (ms). */
  each: number;
  /** Until the first turn (ms): none, as after a restart over the time at which something was due. */
  first?: number;
  /** Told of what a turn throws; the next one tries anew. */
  failed(error: unknown): void;
}

/** Does a work again and again, never twice at a time. */
export const createTurns = ({ work, each, first = 0, failed }: TurnsOptions): Turns => {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  const run = () => {
    running ??= work()
      .then(() => {}, failed)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const turn = async () => {
    await run();
    if (!isStopped) timer = setTimeout(turn, each).unref();
  };
  return {
    run,
    start() {
      if (first === 0) turn();
      else timer = setTimeout(turn, first).unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
