import type { DataDoor } from '../data/door.ts';

interface WatchOptions {
  data: Pick<DataDoor, 'publishDue'>;
  log: { error(details: object, message: string): void };
  /** Milliseconds between two looks. */
  interval?: number;
}

/**
 * Publishes and takes down what staff have scheduled, when its moment has come, also one that came while no process ran.
 * Every process looks; each publication is made by one of them, and the others hear of it by the content revision.
 */
export const createTimetableWatch = ({ data, log, interval = 1000 }: WatchOptions) => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  const look = async () => {
    try {
      await data.publishDue();
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
    /** Ends after the publication in hand. */
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
};
