import type { Environment } from '@ev-site/content/deployment/environment.ts';
import type { Log } from '@ev-site/content/logging/log.ts';
import { minute } from '@ev-site/contract/spans-of-time.ts';
import type { DataAccess } from '../../data/data-access.ts';
import { createEdgePurge } from './edge-purge.ts';

/** The cache in front of the site, as far as the site notifies it. */
interface Edge {
  /** @param state a name of the content's state that is the same in every process */
  changed(state: string): void;
  stop(): void;
}

interface EdgeOptions {
  environment: Pick<Environment, 'EDGE_PURGE_URL' | 'EDGE_PURGE_TOKEN'>;
  data: Pick<DataAccess, 'claimPurge' | 'settlePurge'>;
  log: Pick<Log, 'error'>;
  /** Name of the running build. */
  build: string;
}

/** An update replaces the processes one by one. During this time, old processes may still answer. */
const updateMs = minute;

/**
 * Connects to the cache in front of the site. Does nothing if none is configured.
 * @throws {Error} naming the variable that is missing.
 */
export const openEdge = ({ environment, data, log, build }: EdgeOptions): Edge => {
  const { EDGE_PURGE_URL: url, EDGE_PURGE_TOKEN: token } = environment;
  if (!url) return { changed() {}, stop() {} };
  if (!token) throw new Error('EDGE_PURGE_TOKEN: needed where EDGE_PURGE_URL is set.');
  const { purge, stop } = createEdgePurge({ url, token, data, log });
  const updated = setTimeout(() => purge(`${build}.updated`), updateMs);
  updated.unref();
  return {
    changed: (state) => purge(`${build}.${state}`),
    stop() {
      clearTimeout(updated);
      stop();
    },
  };
};
