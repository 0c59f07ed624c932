import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { hasEnded } from '../../scripts/run.ts';

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
  /** How often it ended although the rehearsal had not asked for it. */
  surprises(): number;
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
  let expected = false;
  let surprises = 0;

  const begin = () => {
    expected = false;
    program = start();
    program.once('exit', async () => {
      if (!expected && wanted) surprises += 1;
      const mine = program;
      await delay(pauseMs);
      if (wanted && program === mine) begin();
    });
  };

  const kill = () => {
    expected = true;
    killAll([...listOthers().flatMap(listFamily), ...(program.pid ? listFamily(program.pid) : [])]);
  };
  const end = async () => {
    expected = true;
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
    surprises: () => surprises,
  };
};
