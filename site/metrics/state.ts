import { Gauge } from '@prometheus-io/client';
import { cacheState, type StateReaders } from './read-state.ts';
import { registry } from './registry.ts';
import { stateGauges } from './state-gauges.ts';

/** Adds metrics that are read when metrics are requested. Call it once, in a process that serves them. */
export const measureState = (readers: StateReaders, now: () => number = Date.now, to = registry): void => {
  const getState = cacheState(readers, now);
  for (const { name, help, aggregator, labels = [], read } of stateGauges)
    new Gauge<string>({
      name,
      help,
      aggregator,
      labelNames: [...labels],
      registers: [to],
      async collect() {
        const state = await getState();
        // Values that are no longer known must not keep their old value.
        this.reset();
        if (labels.length === 0) this.remove();
        for (const { labels: given = {}, value } of read(state)) this.set(given, value);
      },
    });
};
