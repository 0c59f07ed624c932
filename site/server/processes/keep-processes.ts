import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@ev-site/content/logging/log.ts';
import type { LeaveMessage } from './leave-when-asked.ts';

/** A process that ends sooner has died at once: the next one is given time. */
const shortLifeMs = 10_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** A process that has not ended by then, although it was asked to, is killed. */
const patienceMs = 30_000;

/** How long parts of replacing a process may take (ms). */
export interface ReplaceTimes {
  /** Kept connections end with their next answer before a process that is replaced closes. */
  makeRoom?: number;
  /** A new process that does not listen by then is killed. */
  listen?: number;
}

/** One of the processes, whichever program runs in it now. */
interface Place {
  worker: Worker;
  /** How many died at once, one after the other. */
  falls: number;
}

// All take connections from one queue of the kernel's. Handed out in turn by the primary, one that was on its way to a
// process which has just been killed would be answered by nobody, and never end.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** Processes that are ready to be told something. */
const ready = new WeakSet<Worker>();

const fork = (log: Log): Worker => {
  const worker = cluster.fork();
  worker.once('listening', () => ready.add(worker));
  // A message to a process that has just died; its end is seen anyway.
  worker.on('error', (error) => log.warn({ err: error }, 'a site process could not be told'));
  return worker;
};

const hasEnded = (worker: Worker) => new Promise<void>((resolve) => worker.once('exit', () => resolve()));

const isListening = (worker: Worker) =>
  new Promise<boolean>((resolve) => {
    worker.once('listening', () => resolve(true));
    worker.once('exit', () => resolve(false));
  });

const listensWithin = async (worker: Worker, ms: number): Promise<boolean> => {
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), ms);
  const listens = await isListening(worker);
  clearTimeout(timer);
  return listens;
};

/** Asks a process to finish what it has in hand and to end. */
const letLeave = async (worker: Worker, message: LeaveMessage): Promise<void> => {
  if (worker.isDead()) return;
  const ended = hasEnded(worker);
  if (ready.has(worker)) worker.send(message);
  else worker.process.kill('SIGTERM');
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), patienceMs);
  await ended;
  clearTimeout(timer);
};

/**
 * Keeps `count` processes of this program that share what they listen on. One that ends by itself is started again:
 * at once where it lived for a while, else after a pause that doubles up to half a minute.
 */
export const keepProcesses = (
  count: number,
  log: Log,
  { makeRoom = 5000, listen = 60_000 }: ReplaceTimes = {},
) => {
  const places: Place[] = [];
  let ending = false;
  let replacing: Promise<void> | undefined;
  let again = false;

  const settle = (place: Place, worker: Worker): void => {
    place.worker = worker;
    const began = performance.now();
    worker.once('exit', async (code, signal) => {
      const wasReplaced = place.worker !== worker;
      if (ending || wasReplaced) return;
      place.falls = performance.now() - began < shortLifeMs ? place.falls + 1 : 0;
      const pauseMs = place.falls && Math.min(longestPauseMs, firstPauseMs * 2 ** (place.falls - 1));
      log.error({ code, signal, pauseMs }, 'a site process ended by itself; another one is started');
      await delay(pauseMs);
      if (ending || place.worker !== worker) return;
      const next = fork(log);
      next.once('listening', () => log.info({ pid: next.process.pid }, 'a site process took its place'));
      settle(place, next);
    });
  };

  const replaceEach = async (): Promise<void> => {
    for (const place of places) {
      if (ending) return;
      const fresh = fork(log);
      if (!(await listensWithin(fresh, listen))) {
        if (!ending) log.error({}, 'no site process was replaced any more: a new one did not start');
        return;
      }
      const old = place.worker;
      place.falls = 0;
      settle(place, fresh);
      await letLeave(old, { leaveInMs: makeRoom, isLast: false });
    }
    log.info({ processes: count }, 'all site processes were replaced');
  };

  return {
    /**
     * Starts all. One that ends before it listens is started again as any other, unless none of them could listen.
     * @returns whether one of them listens; where none does, none should go on.
     */
    async start(): Promise<boolean> {
      const startOne = () => {
        const worker = fork(log);
        const place = { worker, falls: 0 };
        places.push(place);
        settle(place, worker);
        return isListening(worker);
      };
      const started = await Promise.all(Array.from({ length: count }, startOne));
      return started.includes(true);
    },
    /**
     * Replaces one after the other, each when its successor listens. Asked for meanwhile, it is done once more. Where a new
     * one does not start, the old ones go on.
     */
    async replaceAll(): Promise<void> {
      again = true;
      replacing ??= (async () => {
        while (again && !ending) {
          again = false;
          await replaceEach();
        }
        replacing = undefined;
      })();
      await replacing;
    },
    /** Ends all, after so many milliseconds in which they serve on, and waits until they are gone. */
    async end(leaveInMs = 0): Promise<void> {
      ending = true;
      const workers = Object.values(cluster.workers ?? {});
      await Promise.all(workers.map((worker) => worker && letLeave(worker, { leaveInMs, isLast: true })));
    },
  };
};
