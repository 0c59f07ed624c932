import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import type { Log } from '@ev-site/content/logging/log.ts';
import type { LeaveMessage } from './leave-when-asked.ts';

/** A process that ends sooner counts as failed at the start. The next one starts after a pause. */
const shortLifeMs = 10_000;
const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** A process that was asked to end and still runs after this time is killed. */
const patienceMs = 30_000;

/** Time limits (ms) for the steps of replacing a process. */
export interface ReplaceTimes {
  /** Time in which a replaced process ends its keep-alive connections, each with its next answer, before it closes. */
  makeRoom?: number;
  /** A new process that does not listen after this time is killed. */
  listen?: number;
}

/** A slot for one process. The worker in it may be replaced. */
interface Slot {
  worker: Worker;
  /** Number of processes in a row that failed at the start. */
  falls: number;
}

// All processes accept connections from one queue of the kernel. If the primary distributed connections, one that was
// being passed to a process which has just been killed would get no answer and never end.
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** Processes that listen and can receive messages. */
const ready = new WeakSet<Worker>();

const fork = (log: Log): Worker => {
  const worker = cluster.fork();
  worker.once('listening', () => ready.add(worker));
  // The process died before it got the message. Its exit is handled elsewhere.
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

/** Asks a process to finish its current requests and to end. */
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
 * Keeps `count` processes of this program running that share what they listen on. A process that ends by itself is
 * started again: at once if it has run for a while, else after a pause that doubles up to half a minute.
 */
export const keepProcesses = (
  count: number,
  log: Log,
  { makeRoom = 5000, listen = 60_000 }: ReplaceTimes = {},
) => {
  const slots: Slot[] = [];
  let ending = false;
  let replacing: Promise<void> | undefined;
  let again = false;

  const settle = (slot: Slot, worker: Worker): void => {
    slot.worker = worker;
    const began = performance.now();
    worker.once('exit', async (code, signal) => {
      const wasReplaced = slot.worker !== worker;
      if (ending || wasReplaced) return;
      slot.falls = performance.now() - began < shortLifeMs ? slot.falls + 1 : 0;
      const pauseMs = slot.falls && Math.min(longestPauseMs, firstPauseMs * 2 ** (slot.falls - 1));
      log.error({ code, signal, pauseMs }, 'a site process ended by itself; another one is started');
      await delay(pauseMs);
      if (ending || slot.worker !== worker) return;
      const next = fork(log);
      next.once('listening', () => log.info({ pid: next.process.pid }, 'a site process took its place'));
      settle(slot, next);
    });
  };

  const replaceEach = async (): Promise<void> => {
    for (const slot of slots) {
      if (ending) return;
      const fresh = fork(log);
      if (!(await listensWithin(fresh, listen))) {
        if (!ending) log.error({}, 'no site process was replaced any more: a new one did not start');
        return;
      }
      const old = slot.worker;
      slot.falls = 0;
      settle(slot, fresh);
      await letLeave(old, { leaveInMs: makeRoom, isLast: false });
    }
    log.info({ processes: count }, 'all site processes were replaced');
  };

  return {
    /**
     * Starts all processes. One that ends before it listens is started again like any other, unless none could listen.
     * @returns whether at least one process listens. If none does, the program should end.
     */
    async start(): Promise<boolean> {
      const startOne = () => {
        const worker = fork(log);
        const slot = { worker, falls: 0 };
        slots.push(slot);
        settle(slot, worker);
        return isListening(worker);
      };
      const started = await Promise.all(Array.from({ length: count }, startOne));
      return started.includes(true);
    },
    /**
     * Replaces the processes one after the other, each when its successor listens. A call during a replacement causes
     * one more replacement afterwards. If a new process does not start, the old ones continue.
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
    /** Ends all processes, which serve requests for `leaveInMs` milliseconds more, and waits until they are gone. */
    async end(leaveInMs = 0): Promise<void> {
      ending = true;
      const workers = Object.values(cluster.workers ?? {});
      await Promise.all(workers.map((worker) => worker && letLeave(worker, { leaveInMs, isLast: true })));
    },
  };
};
