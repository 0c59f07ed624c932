import { once } from 'node:events';
import { join } from 'node:path';
import { hasEnded, start } from '@ev-site/scripts/run.ts';
import type { Fleet } from './fleet.ts';
import type { Attempt } from './leads.child.ts';
import type { RehearsalOptions } from './options.ts';
import { listPages } from './pages.ts';
import type { Tenth } from './requests.child.ts';

/** The running visitors. */
export interface Load {
  tenths: Tenth[];
  attempts: Attempt[];
  /** Starts no new visitors. Resolves when the last one has got an answer. */
  stop(): Promise<void>;
}

/**
 * Sends visitors to every page of the sitemap, staff to the studio's sign-in page, and forms of all kinds, each from a
 * separate program.
 */
export const startLoad = async (
  fleet: Pick<Fleet, 'door' | 'url'>,
  logs: string,
  options: RehearsalOptions,
): Promise<Load> => {
  const url = options.pastCache ? fleet.url : fleet.door.url;
  const pages = (await listPages(fleet.url)).map((path) => `${url}${path}`);
  const lanes = [
    { name: 'pages', perSecond: options.pagesPerSecond, addresses: pages },
    { name: 'studio', perSecond: 2, addresses: [`${url}/studio/login`] },
  ];
  const tenths: Tenth[] = [];
  const attempts: Attempt[] = [];
  const begin = <Said>(file: string, env: Record<string, string>, take: (said: Said) => void) => {
    const program = start('node', [`deploy/rehearsal/${file}`], {
      env: { ...env, NODE_EXTRA_CA_CERTS: fleet.door.certificate },
      output: { file: join(logs, `${file}.log`) },
      // Opens the IPC channel through which the program reports.
      progress: () => undefined,
    });
    program.on('message', (said) => take(said as Said));
    return program;
  };
  const programs = [
    begin<Tenth>('requests.child.ts', { LANES: JSON.stringify(lanes) }, (said) => tenths.push(said)),
    begin<Attempt>(
      'leads.child.ts',
      { BASE_URL: url, LEADS_PER_SECOND: String(options.leadsPerSecond) },
      (said) => attempts.push(said),
    ),
  ];
  return {
    tenths,
    attempts,
    async stop() {
      await Promise.all(
        programs.map(async (program) => {
          if (hasEnded(program)) throw new Error('A program of the load ended by itself; see its log.');
          const gone = once(program, 'exit');
          program.send('stop');
          await gone;
        }),
      );
    },
  };
};
