import { collectDefaultMetrics, Registry } from '@prometheus-io/client';

/** All figures of this process. Counting costs a number here and there; nothing is put into words before somebody asks. */
export const registry = new Registry();

/**
 * Adds what Node knows of the process: event loop, memory, file handles. It is measured from now on, so only where
 * somebody asks.
 */
export const measureProcess = (to = registry): void => collectDefaultMetrics({ register: to });
