import { AggregatorRegistry, Gauge } from '@prometheus-io/client';
import { registry } from './registry.ts';
import type { MetricsSource } from './serve-metrics.ts';

/**
 * In a process of a cluster: answers the first process when it gathers the figures of all.
 * @returns what hands over the counts; to be awaited before the process ends, so that no sum ever falls.
 */
export const answerFirstProcess = (): (() => Promise<void>) => {
  AggregatorRegistry.setRegistries(registry);
  // Making one is what begins to listen.
  const own = new AggregatorRegistry();
  return () => {
    // Counts outlive their process. Its memory and its pages do not, though the library would keep their sums too.
    for (const metric of [...registry.getMetricsAsArray()])
      if (metric instanceof Gauge) registry.removeSingleMetric(metric.name);
    return own.shutdown();
  };
};

/**
 * In the first process of a cluster: the figures of all processes together, sums where each has its own, else as each
 * figure says. To be called before processes are begun. Those that were told to stop orderly keep their counts.
 */
export const gatherAllProcesses = (): MetricsSource => {
  AggregatorRegistry.setRegistries(registry);
  const all = new AggregatorRegistry();
  return { contentType: all.contentType, metrics: () => all.clusterMetrics() };
};
