import { setTracing } from './trace.ts';

/**
 * Starts tracing when the deployment names a collector.
 * @returns a function that ends tracing and sends the remaining spans
 */
export const startTracing = async (environment: {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_TRACES_SAMPLER_ARG: number;
}): Promise<() => Promise<void>> => {
  if (!environment.OTEL_EXPORTER_OTLP_ENDPOINT) return async () => {};
  const { openTracing } = await import('./open-telemetry.ts');
  const begun = openTracing(environment.OTEL_TRACES_SAMPLER_ARG);
  setTracing(begun);
  return begun.stop;
};
