import { AggregatorRegistry, Gauge } from '@prometheus-io/client';
import { registry } from './registry.ts';
import type { MetricsSource } from './serve-metrics.ts';

/**
 * In a process of a cluster: lets the first process collect this one's metrics.
 * @returns a function that hands over the counts; await it before the process ends, so that no sum ever falls.
 */
export const answerFirstProcess = (): (() => Promise<void>) => {
  AggregatorRegistry.setRegistries(registry);
  // Creating an instance starts listening.
  const own = new AggregatorRegistry();
  return () => {
    // Counts must outlive their process. Gauges such as memory and cached pages must not, but the library would keep
    // their sums too.
    for (const metric of [...registry.getMetricsAsArray()])
      if (metric instanceof Gauge) registry.removeSingleMetric(metric.name);
    return own.shutdown();
  };
};

/**
 * In the first process of a cluster: collects the metrics of all processes and sums them, or combines them as each
 * metric defines. Call it before processes are started. The counts of processes that stop in an orderly way are kept.
 */
export const gatherAllProcesses = (): MetricsSource => {
  AggregatorRegistry.setRegistries(registry);
  const all = new AggregatorRegistry();
  return { contentType: all.contentType, metrics: () => all.clusterMetrics() };
};
