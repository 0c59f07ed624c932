import { Gauge } from '@prometheus-io/client';
import { keepState, type StateReaders } from './read-state.ts';
import { registry } from './registry.ts';
import { stateGauges } from './state-gauges.ts';

/** Adds figures that are looked up when somebody asks for them. To be called once, by a process that is asked. */
export const measureState = (readers: StateReaders, now: () => number = Date.now, to = registry): void => {
  const getState = keepState(readers, now);
  for (const { name, help, aggregator, labels = [], read } of stateGauges)
    new Gauge<string>({
      name,
      help,
      aggregator,
      labelNames: [...labels],
      registers: [to],
      async collect() {
        const state = await getState();
        // What is not known any more is not told as it was.
        this.reset();
        if (labels.length === 0) this.remove();
        for (const { labels: given = {}, value } of read(state)) this.set(given, value);
      },
    });
};
