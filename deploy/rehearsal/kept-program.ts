import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { hasEnded, sayEnd } from '@ev-site/scripts/run.ts';
import { say } from '@ev-site/scripts/step.ts';

/** The end of a program that the rehearsal had not asked for. */
export interface Crash {
  name: string;
  /** Milliseconds since 1970. */
  at: number;
}

/** A program that is restarted whenever it ends, as systemd or Kubernetes would do. */
export interface KeptProgram {
  name: string;
  /** Ends it and all its child processes with SIGKILL. */
  kill(): void;
  /** Ends it in the same way, and keeps it down until `comeBack`. */
  killForLonger(): void;
  comeBack(): void;
  /** Asks it to end, and starts it again when it has ended. */
  restart(): Promise<void>;
  stop(): Promise<void>;
  /** Grows while it runs. */
  crashes: readonly Crash[];
}

interface KeptOptions {
  name: string;
  start(): ChildProcess;
  /** Processes that belong to it but are not its children. */
  listOthers?(): number[];
}

/** About the same as systemd's RestartSec and the first back-off of Kubernetes. */
const pauseMs = 1000;

/** A process and all its descendants. */
const listFamily = (pid: number): number[] => {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return [pid, ...children.split(' ').filter(Boolean).map(Number).flatMap(listFamily)];
  } catch {
    return [];
  }
};

/** Kills processes. One that has already ended is no error. */
const killAll = (pids: readonly number[]): void => {
  for (const pid of pids) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // Already ended.
    }
  }
};

/** Starts a program, and restarts it whenever it ends until it is stopped. */
export const keepRunning = ({ name, start, listOthers = () => [] }: KeptOptions): KeptProgram => {
  let program: ChildProcess;
  let wanted = true;
  /** Processes that the rehearsal has ended. */
  const ended = new WeakSet<ChildProcess>();
  const crashes: Crash[] = [];

  const begin = () => {
    const mine = start();
    program = mine;
    mine.once('exit', async () => {
      if (wanted && !ended.has(mine)) {
        crashes.push({ name, at: Date.now() });
        say(`${name} ended by itself, ${sayEnd(mine)}.`);
      }
      await delay(pauseMs);
      if (wanted && program === mine) begin();
    });
  };

  const kill = () => {
    ended.add(program);
    killAll([...listOthers().flatMap(listFamily), ...(program.pid ? listFamily(program.pid) : [])]);
  };
  const end = async () => {
    ended.add(program);
    if (hasEnded(program)) return;
    const gone = once(program, 'exit');
    program.kill('SIGTERM');
    await gone;
  };

  begin();
  return {
    name,
    kill,
    killForLonger() {
      wanted = false;
      kill();
    },
    comeBack() {
      if (wanted) return;
      wanted = true;
      begin();
    },
    async restart() {
      wanted = false;
      await end();
      wanted = true;
      begin();
    },
    async stop() {
      wanted = false;
      await end();
    },
    crashes,
  };
};
