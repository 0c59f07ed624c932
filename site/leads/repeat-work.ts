/** A work that is done again and again. */
export interface RepeatedWork {
  /** Does it at once, unless it is under way. */
  run(): void;
  start(): void;
  /** Ends after what is in hand, which is told so. */
  stop(): Promise<void>;
}

interface RepeatOptions {
  /** @param stopped aborted once no more is to be begun */
  work(stopped: AbortSignal): Promise<unknown>;
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
  const stopping = new AbortController();

  const run = () => {
    running ??= work(stopping.signal)
      .then(() => {}, failed)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const round = async () => {
    await run();
    if (!stopping.signal.aborted) timer = setTimeout(round, each).unref();
  };
  return {
    run,
    start() {
      if (first === 0) round();
      else timer = setTimeout(round, first).unref();
    },
    async stop() {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
};
