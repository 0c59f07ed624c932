/** Work that is repeated. */
export interface RepeatedWork {
  /** Runs the work at once, unless it is running already. Does nothing before the start and after the stop. */
  run(): void;
  start(): void;
  /** Ends after the round in progress, which is told to stop. */
  stop(): Promise<void>;
}

interface RepeatOptions {
  /** @param stopped aborted when no more should be begun */
  work(stopped: AbortSignal): Promise<unknown>;
  /** Pause between the end of a round and the next (ms). */
  each: number;
  /** Pause before the first round (ms). None by default: something may have become due while the process was down. */
  first?: number;
  /**
   * While the database is down, rounds wait, and a failed round is not reported: the database's own watch reports it
   * once.
   */
  isDatabaseAnswering(): boolean;
  /** Called with the error of a round; the next round tries again. */
  failed(error: unknown): void;
  /** Called after each round without an error. */
  worked?(): void;
}

/** Pause before the database is checked again (ms). */
const lookAgainMs = 1000;

/** Repeats work, never twice at the same time. */
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
