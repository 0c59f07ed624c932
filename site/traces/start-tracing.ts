import { setTracing } from './trace.ts';

/**
 * Begins traces where the deployment names a collector.
 * @returns what ends them and sends what is left
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
