import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import pLimit from 'p-limit';
import type { PressAnswer, PrintOrder } from './press-messages.ts';

/** Too many prints are waiting, or the press does not run. The visitor may try again. */
export class PressBusy extends Error {
  readonly statusCode = 503;
}

/** This content cannot be typeset. */
export class PressRefused extends Error {
  readonly statusCode = 500;
}

interface PressOptions {
  /** Milliseconds for one print; then the press is killed. */
  timeLimit?: number;
  /** Prints after which a new press replaces the old one, because the old one never quite releases its memory. */
  mostPrints?: number;
  /** Most prints that may wait. */
  waiting?: number;
  /** File of the printing process; for tests. */
  childFile?: string;
}

/** Typesets content, one document after another, in a process of its own. */
export interface Press {
  /** @returns a PDF. @throws {PressBusy} @throws {PressRefused} */
  print(order: PrintOrder): Promise<Uint8Array>;
  /** False once the press has failed to start on this machine. */
  isAvailable(): boolean;
  stop(): void;
}

/** The bundle holds no copy of the child process's file: it runs from source, as the content package does. */
const usualChild = () => createRequire(import.meta.url).resolve('@ev-site/site/paper/press.child.ts');

const startLimit = 10_000;
/** Milliseconds after which an unused press is stopped to free its memory. */
const idleLimit = 60_000;

interface Running {
  child: ChildProcess;
  ready: Promise<PressAnswer>;
}

const startChild = (file: string): Running => {
  const child = fork(file, {
    execArgv: ['--no-warnings', '--max-old-space-size=64'],
    env: { NODE_ENV: 'production', MALLOC_ARENA_MAX: '2' },
    cwd: path.dirname(file),
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A waiting press must not keep the process alive.
  child.unref();
  child.channel?.unref();
  return { child, ready: hear(child, startLimit) };
};

/** The next message of the child. @throws {PressBusy} when none comes in time: then the child is killed. */
const hear = (child: ChildProcess, limit: number): Promise<PressAnswer> =>
  new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      clearTimeout(timer);
      child.off('message', heard).off('exit', gone).off('error', gone);
      child.channel?.unref();
      act();
    };
    const gone = () => settle(() => reject(new PressBusy('The press has fallen.')));
    const heard = (answer: PressAnswer) => settle(() => resolve(answer));
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      settle(() => reject(new PressBusy(`The press took longer than ${limit} ms.`)));
    }, limit);
    child.channel?.ref();
    child.on('message', heard).on('exit', gone).on('error', gone);
  });

/** Creates a press. No process starts before the first print. */
export const createPress = ({
  timeLimit = 5000,
  mostPrints = 60,
  waiting = 40,
  childFile = usualChild(),
}: PressOptions = {}): Press => {
  const line = pLimit(1);
  let running: Running | undefined;
  let prints = 0;
  let isAvailable = true;
  let timer: NodeJS.Timeout | undefined;

  const stop = () => {
    clearTimeout(timer);
    running?.child.kill('SIGKILL');
    running = undefined;
    prints = 0;
  };

  const print = async (order: PrintOrder): Promise<Uint8Array> => {
    clearTimeout(timer);
    // The press has crashed while it was idle.
    if (running && !running.child.connected) stop();
    running ??= startChild(childFile);
    const { child, ready } = running;
    try {
      const first = await ready;
      if (first.kind === 'unavailable') {
        isAvailable = false;
        throw new PressBusy(first.reason);
      }
      prints += 1;
      const heard = hear(child, timeLimit);
      child.send(order, (error) => error && child.kill('SIGKILL'));
      const answer = await heard;
      if (answer.kind === 'printed') return answer.pdf;
      throw new PressRefused(answer.kind === 'refused' ? answer.reason : answer.kind);
    } catch (error) {
      // A press that failed with one document must not print the next.
      if (!(error instanceof PressRefused)) stop();
      throw error;
    } finally {
      if (prints >= mostPrints) stop();
      else timer = setTimeout(stop, idleLimit).unref();
    }
  };

  return {
    print(order) {
      if (!isAvailable) return Promise.reject(new PressBusy('There is no press on this machine.'));
      if (line.pendingCount >= waiting) return Promise.reject(new PressBusy('Too much waits already.'));
      return line(() => print(order));
    },
    isAvailable: () => isAvailable,
    stop,
  };
};
