/** A work that is done again and again. */
export interface RepeatedWork {
  /** Does it at once, unless it is under way. */
  run(): void;
  start(): void;
  /** Ends after what is in hand. */
  stop(): Promise<void>;
}

interface RepeatOptions {
  work(): Promise<unknown>;
  /** Between the end of a round and the next (ms). */
  each: number;
  /** Until the first round (ms): none, as after a restart over the time at which something was due. */
  first?: number;
  /** Told of what a round throws; the next one tries anew. */
  failed(error: unknown): void;
}

/** Does a work again and again, never twice at a time. */
export const repeatWork = ({ work, each, first = 0, failed }: RepeatOptions): RepeatedWork => {
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
  const round = async () => {
    await run();
    if (!isStopped) timer = setTimeout(round, each).unref();
  };
  return {
    run,
    start() {
      if (first === 0) round();
      else timer = setTimeout(round, first).unref();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
