import cluster from 'node:cluster';
import type { Environment } from '@ev-site/content/environment.ts';
import type { Log } from '@ev-site/content/log.ts';
import type { Counters } from './counter.ts';
import { insureCounters } from './insured-counters.ts';
import { openMemoryCounters } from './memory-counters.ts';
import { openPrimaryCounters } from './primary-counters.ts';
import { openValkeyCounters } from './valkey-counters.ts';

/**
 * Opens the place where limits are counted: the store that the deployment names, else the primary of several processes,
 * else this process.
 * @param secret the deployment's; the same on all machines that share a store
 */
export const openCounters = async (
  { VALKEY_URL }: Pick<Environment, 'VALKEY_URL'>,
  secret: string,
  log: Pick<Log, 'warn' | 'info'>,
): Promise<Counters> => {
  if (VALKEY_URL)
    return insureCounters(await openValkeyCounters(VALKEY_URL, secret), openMemoryCounters(), log);
  if (cluster.isWorker) return insureCounters(openPrimaryCounters(), openMemoryCounters(), log);
  return openMemoryCounters();
};
