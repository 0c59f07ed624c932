import cluster from 'node:cluster';
import type { Environment } from '@ev-site/content/deployment/environment.ts';
import type { Log } from '@ev-site/content/logging/log.ts';
import type { Counters } from './counter.ts';
import { insureCounters } from './insured-counters.ts';
import { openMemoryCounters } from './memory-counters.ts';
import { openPrimaryCounters, primaryPatienceMs } from './primary-counters.ts';
import { openValkeyCounters } from './valkey-counters.ts';

/** How long a visitor waits for a store on another machine, which may be down. */
const storeMs = 200;

/**
 * Opens the counters of the limits: in the store that the deployment names, else in the primary of several processes,
 * else in this process.
 * @param secret the deployment's; the same on all machines that share a store
 */
export const openCounters = async (
  { VALKEY_URL }: Pick<Environment, 'VALKEY_URL'>,
  secret: string,
  log: Pick<Log, 'warn' | 'info'>,
): Promise<Counters> => {
  if (VALKEY_URL)
    return insureCounters(await openValkeyCounters(VALKEY_URL, secret), openMemoryCounters(), log, storeMs);
  if (cluster.isWorker)
    return insureCounters(openPrimaryCounters(), openMemoryCounters(), log, primaryPatienceMs);
  return openMemoryCounters();
};
