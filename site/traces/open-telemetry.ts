import {
  context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import pTimeout from 'p-timeout';
import type { Tracing } from './trace.ts';

const endLimit = { milliseconds: 2000 };

/** Only the class of an error: its message may contain a visitor's input. */
const toKind = (error: unknown): string => (error instanceof Error ? error.name : typeof error);

/**
 * Makes spans and sends them by OTLP over HTTP to OTEL_EXPORTER_OTLP_ENDPOINT, every five seconds. When the collector
 * is down, only spans are lost: at most 2,048 wait.
 * @param ratio share of the traces begun here that is sampled; traces that a caller samples are always sampled
 */
export const openTracing = (ratio: number): Tracing => {
  const resource = resourceFromAttributes({ 'service.name': 'ev-site' }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  const propagator = new W3CTraceContextPropagator();
  const tracer = provider.getTracer('ev-site');

  return {
    run: (name, attributes, work) =>
      tracer.startActiveSpan(name, { attributes: { ...attributes } }, async (span) => {
        try {
          return await work();
        } catch (error) {
          span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', toKind(error));
          throw error;
        } finally {
          span.end();
        }
      }),
    beginRequest(method, requestId, traceparent) {
      const parent = traceparent
        ? propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter)
        : ROOT_CONTEXT;
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method, 'ev.request_id': requestId } },
        parent,
      );
      const own = trace.setSpan(parent, span);
      return {
        within: (work) => context.with(own, work),
        end(route, status) {
          span
            .updateName(`${method} ${route}`)
            .setAttributes({ 'http.route': route, 'http.response.status_code': status });
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    toHeaders() {
      const headers: Record<string, string> = {};
      propagator.inject(context.active(), headers, defaultTextMapSetter);
      return headers;
    },
    async stop() {
      // Without a limit, a collector that is down would be retried again and again, and the process would not end.
      await pTimeout(provider.shutdown(), endLimit).catch(() => undefined);
      context.disable();
    },
  };
};
