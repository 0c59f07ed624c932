import type { ChildProcess } from 'node:child_process';
import { freePort } from '../../scripts/free-port.ts';
import { endProgram, killProgram, startSite, waitFor } from '../../scripts/product.ts';

/** Two processes of the site over one database; each can be ended and started again on its port. */
export interface SitePair {
  ports: readonly [number, number];
  /** Starts a process that was ended, and waits until it is ready. */
  start(which: 0 | 1): Promise<void>;
  kill(which: 0 | 1): Promise<void>;
  /** Stops both processes, so that they neither answer nor end until they are killed. */
  halt(): void;
  /** Ends a process as an update does: requests in flight are finished. */
  drain(which: 0 | 1): Promise<void>;
  stop(): Promise<void>;
}

const end = async (program: ChildProcess | undefined): Promise<void> => {
  if (program) await endProgram(program);
};

/** Starts two sites with some settings that differ from those of the product under test. */
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
    drain: (which) => end(programs[which]),
    async stop() {
      await Promise.all(programs.map(end));
    },
  };
  await Promise.all([pair.start(0), pair.start(1)]);
  return pair;
};
