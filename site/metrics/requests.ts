import { paths } from '@ev-site/contract/paths.ts';
import { Counter, Histogram } from '@prometheus-io/client';
import { registry } from './registry.ts';

/**
 * Where a response came from: sent before the router, from the cache or as a refusal under load (early); cached (hit);
 * made for this request (made); made from a visitor's own numbers (own); failed (error); or not a page (none).
 */
export type Source = 'early' | 'hit' | 'made' | 'own' | 'error' | 'none';

/** Counts of one route by class of status, 0 to 5. A plain array, because it is updated 50,000 times a second. */
export interface Tally {
  readonly route: string;
  readonly byClass: number[];
}

const tallies = new Map<string, Tally>();

/**
 * Returns the tally of a route.
 * @param route a pattern of addresses, never an address: each one adds permanent lines to the metrics
 */
export const getTally = (route: string): Tally => {
  const known = tallies.get(route);
  if (known) return known;
  const tally = { route, byClass: [0, 0, 0, 0, 0, 0] };
  tallies.set(route, tally);
  return tally;
};

/** Counts a response sent before the router. */
export const countEarly = ({ byClass }: Tally, status: number): void => {
  const at = (status / 100) | 0;
  byClass[at] = (byClass[at] ?? 0) + 1;
};

const requests = new Counter({
  name: 'ev_requests_total',
  help: 'Answers by pattern of the address, class of status, and where they came from.',
  labelNames: ['route', 'status', 'source'] as const,
  registers: [registry],
  collect() {
    for (const { route, byClass } of tallies.values())
      for (const [at, count] of byClass.entries()) {
        if (count === 0) continue;
        byClass[at] = 0;
        this.inc({ route, status: `${at}xx`, source: 'early' }, count);
      }
  },
});

/** Begins to count our own errors of a route at 0: otherwise the first error would not count as an increase. */
export const countErrorsOf = (route: string, source: Source): void =>
  requests.inc({ route, status: '5xx', source }, 0);

for (const route of Object.values(paths)) countErrorsOf(route, 'error');
countErrorsOf('not found', 'none');
countErrorsOf('busy', 'early');

const seconds = new Histogram({
  name: 'ev_request_duration_seconds',
  help: 'Time to answer what was not answered before the router.',
  labelNames: ['route'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  registers: [registry],
});

/** Counts a response of the router. */
export const countRequest = (route: string, status: number, source: Source, durationMs: number): void => {
  requests.inc({ route, status: `${Math.floor(status / 100)}xx`, source });
  seconds.observe({ route }, durationMs / 1000);
};
