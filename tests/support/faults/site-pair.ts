import { freePort } from '@ev-site/scripts/free-port.ts';
import { killProgram } from '@ev-site/scripts/product.ts';
import { startBoth, startSecondSite } from '../product/second-site.ts';

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

/** Starts two sites with some settings that differ from those of the product under test. */
export const startSitePair = async (changed: Record<string, string>): Promise<SitePair> => {
  const ports = [await freePort(), await freePort()] as const;
  const start = (which: 0 | 1) => startSecondSite({ ...changed, PORT: String(ports[which]) });
  const sites = await startBoth(start(0), start(1));
  return {
    ports,
    async start(which) {
      sites[which] = await start(which);
    },
    kill: (which) => killProgram(sites[which].program),
    halt() {
      for (const { program } of sites) program.kill('SIGSTOP');
    },
    drain: (which) => sites[which].stop(),
    async stop() {
      await Promise.all(sites.map((site) => site.stop()));
    },
  };
};
