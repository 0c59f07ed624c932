import { Counter } from '@prometheus-io/client';
import { registry } from './registry.ts';

const outcomes = ['purged', 'failed'] as const;

const purges = new Counter({
  name: 'ev_edge_purges_total',
  help: 'Tries to purge the cache in front, where one is set: purged, failed.',
  labelNames: ['outcome'] as const,
  registers: [registry],
});
for (const outcome of outcomes) purges.inc({ outcome }, 0);

/** Counts a try to purge the cache in front of the site. */
export const countPurge = (outcome: (typeof outcomes)[number]): void => purges.inc({ outcome });
