interface WatchOptions {
  /** What is done when its moment has come: by one of all processes, whichever looks first. */
  work: () => Promise<unknown>;
  log: { error(details: object, message: string): void };
  /** Milliseconds between two looks. */
  interval?: number;
}

/**
 * Does what is planned for a moment, such as a publication or a reminder, when it has come, also one that came while no process ran.
 * Every process looks; each thing is done by one of them, and of publications the others hear by the content revision.
 */
export const createTimetableWatch = ({ work, log, interval = 1000 }: WatchOptions) => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  const look = async () => {
    try {
      await work();
    } catch (error) {
      // Said at once by whoever watches the database; here it is only too late by a second.
      log.error({ err: error }, 'the timetable could not be looked at');
    }
    if (stopped) return;
    timer = setTimeout(start, interval);
    timer.unref();
  };

  const start = () => {
    looking = look();
  };

  return {
    start,
    /** Ends after what is in hand. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
};
