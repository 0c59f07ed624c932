import { collectDefaultMetrics, Registry } from '@prometheus-io/client';

/** All metrics of this process. Counting is cheap; texts are made only when metrics are requested. */
export const registry = new Registry();

/**
 * Adds Node's metrics of the process: event loop, memory, file handles. Measuring begins with this call, so call it
 * only where metrics are served.
 */
export const measureProcess = (to = registry): void => collectDefaultMetrics({ register: to });
