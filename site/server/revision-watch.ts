import pTimeout from 'p-timeout';
import type { DataAccess } from '../data/data-access.ts';

const limit = { milliseconds: 5000 };

interface WatchOptions {
  data: Pick<DataAccess, 'readRevision' | 'getNextChange'>;
  /** Called whenever the number has increased, with a name of the state that is the same in every process. */
  changed(state: string): void;
  /** Called when the database stops answering (with the error) and when it answers again (without one). */
  reachable(error: unknown): void;
  /** Milliseconds between two checks. */
  interval?: number;
}

/**
 * Watches the content. `generation` increases when the revision changes, and at the times at which stored content is
 * due to appear or to disappear. While the database does not answer, the number stays, so cached pages are served.
 */
export const createRevisionWatch = ({ data, changed, reachable, interval = 1000 }: WatchOptions) => {
  let generation = 0;
  let revision: number | undefined;
  let nextDate: Date | null = null;
  let failing = false;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const look = async () => {
    const date = nextDate;
    const due = date !== null && date.getTime() <= Date.now();
    try {
      const read = await pTimeout(data.readRevision(), limit);
      if (due || read !== revision) {
        nextDate = await pTimeout(data.getNextChange(), limit);
        revision = read;
        generation++;
        changed(due ? `${read}.${date.toISOString()}` : String(read));
      }
      if (failing) reachable(undefined);
      failing = false;
    } catch (error) {
      if (!failing) reachable(error);
      failing = true;
    }
  };

  const lookAgain = () => {
    if (stopped) return;
    timer = setTimeout(() => look().then(lookAgain), interval);
    timer.unref();
  };

  return {
    generation: () => generation,
    /** A name of the current generation that stays the same over a restart; `undefined` while it is not known. */
    getState: () =>
      revision === undefined ? undefined : `${revision} until ${nextDate?.toISOString() ?? 'the next edit'}`,
    /** Whether the database answered the last check. */
    isAnswering: () => !failing,
    /** Checks once, then continues by itself. */
    async start() {
      await look();
      lookAgain();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
};
