/** A work that is done again and again. */
export interface RepeatedWork {
  /** Does it at once, unless it is under way; before the start and after the end nothing. */
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
  /** While it does not, rounds wait and nobody is told of one that failed: whoever watches the database says so once. */
  isDatabaseAnswering(): boolean;
  /** Told of what a round throws; the next one tries anew. */
  failed(error: unknown): void;
  /** Told of each round that throws nothing. */
  worked?(): void;
}

/** Pause before a round that waits for the database looks again (ms). */
const lookAgainMs = 1000;

/** Does a work again and again, never twice at a time. */
export const repeatWork = ({
  work,
  each,
  first = 0,
  isDatabaseAnswering,
  failed,
  worked = () => {},
}: RepeatOptions): RepeatedWork => {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStarted = false;
  const stopping = new AbortController();

  const run = () => {
    running ??= work(stopping.signal)
      .then(worked, (error) => {
        if (isDatabaseAnswering()) failed(error);
      })
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const round = async () => {
    const isPossible = isDatabaseAnswering();
    if (isPossible) await run();
    if (!stopping.signal.aborted)
      timer = setTimeout(round, isPossible ? each : Math.min(each, lookAgainMs)).unref();
  };
  return {
    run() {
      if (isStarted && !stopping.signal.aborted) run();
    },
    start() {
      isStarted = true;
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
