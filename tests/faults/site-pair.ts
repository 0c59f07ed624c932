import type { ChildProcess } from 'node:child_process';
import { freePort } from '../../scripts/free-port.ts';
import { endProgram, killProgram, startSite, waitFor } from '../../scripts/product.ts';

/** Two processes of the site over one database, each to be ended and started again on its port. */
export interface SitePair {
  ports: readonly [number, number];
  /** Starts one that was ended, and waits until it is ready. */
  start(which: 0 | 1): Promise<void>;
  kill(which: 0 | 1): Promise<void>;
  /** Both stand still, without an answer and without an end, until they are let go on. */
  halt(): void;
  goOn(): void;
  /** As an update does: what is in flight is finished. */
  drain(which: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

const end = async (program: ChildProcess | undefined): Promise<void> => {
  if (program) await endProgram(program);
};

/** Starts two sites that differ from the product under test by some settings. */
export const startSitePair = async (changed: Record<string, string>): Promise<SitePair> => {
  const ports = [await freePort(), await freePort()] as const;
  const programs: [ChildProcess?, ChildProcess?] = [];
  const pair: SitePair = {
    ports,
    async start(which) {
      const port = String(ports[which]);
      const program = startSite({ ...changed, PORT: port, HOST: '127.0.0.1', LOG_LEVEL: 'fatal' });
      programs[which] = program;
      await waitFor(`http://127.0.0.1:${port}/readyz`, program);
    },
    async kill(which) {
      const program = programs[which];
      if (program) await killProgram(program);
    },
    halt() {
      for (const program of programs) program?.kill('SIGSTOP');
    },
    goOn() {
      for (const program of programs) program?.kill('SIGCONT');
    },
    drain: (which) => end(programs[which]),
    async stop() {
      await Promise.all(programs.map(end));
    },
  };
  await Promise.all([pair.start(0), pair.start(1)]);
  return pair;
};
