import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';
import Fastify from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import type { LeadForm } from '../leads/lead-form.ts';
import { measureLeads } from '../leads/measure-leads.ts';
import { postWebhook } from '../leads/outbox/webhook.ts';
import { measureRender } from '../metrics/renders.ts';
import { describeRequest, measureRequests } from '../server/measure-requests.ts';
import { traceRequests } from '../server/trace-requests.ts';
import { startTracing } from './start-tracing.ts';
import { getTracing, inSpan, setTracing } from './trace.ts';

interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number };
  attributes: { key: string; value: Record<string, unknown> }[];
}

/** The part of OTLP/HTTP that these tests read. */
interface TraceExport {
  resourceSpans: { resource: { attributes: Span['attributes'] }; scopeSpans: { spans: Span[] }[] }[];
}

const endings: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
  setTracing(undefined);
  vi.unstubAllEnvs();
});

const listen = async (server: ReturnType<typeof createServer>): Promise<string> => {
  const port = await listenLocally(server);
  endings.push(() => server.close());
  return `http://127.0.0.1:${port}`;
};

/** A collector, and the spans that it received. */
const openCollector = async () => {
  const sent: TraceExport[] = [];
  const paths: (string | undefined)[] = [];
  const url = await listen(
    createServer(async (request, response) => {
      paths.push(request.url);
      sent.push((await json(request)) as TraceExport);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    }),
  );
  return {
    url,
    paths,
    text: () => JSON.stringify(sent),
    resource: () => sent[0]?.resourceSpans[0]?.resource.attributes,
    spans: () =>
      sent.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap((one) => one.scopeSpans.flatMap((scope) => scope.spans)),
      ),
  };
};

const begin = async (url: string, ratio = 1) => {
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', url);
  const stop = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_TRACES_SAMPLER_ARG: ratio });
  let stopped = false;
  const end = async () => {
    if (!stopped) await stop();
    stopped = true;
  };
  endings.push(end);
  return end;
};

/** A server with one page, which reads data, is rendered, and takes a lead. */
const openServer = async (trusts: boolean) => {
  const server = Fastify();
  traceRequests(server, () => trusts);
  measureRequests(server);
  server.get('/blogdetails/*', async (request) => {
    describeRequest(request, '/blogdetails/:id', 'made');
    await measureRender('/blogdetails/:id', () =>
      inSpan('read getBlog', {}, async () => ({ complete: true })),
    );
    await measureLeads(async () => ({ outcome: 'saved' }))({
      kind: 'contact',
      fields: { name: 'Asha Patel' },
    } as unknown as LeadForm);
    return 'ok';
  });
  server.get('/broken', async () => {
    await inSpan('read getBlog', {}, async () => {
      throw new TypeError('Failed query for asha@example.com');
    });
  });
  endings.push(() => server.close());
  return server.listen({ host: '127.0.0.1', port: 0 });
};

const parent = { traceId: '0af7651916cd43dd8448eb211c80319c', spanId: 'b7ad6b7169203331' };
const traceparent = `00-${parent.traceId}-${parent.spanId}-01`;
const toAttributes = ({ attributes }: Span) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Number of OpenTelemetry modules that a new process loads when it starts tracing with this setting. */
const countLoaded = async (endpoint: string): Promise<number> => {
  const program = `
    import { registerHooks } from 'node:module';
    let loaded = 0;
    registerHooks({ load: (url, context, next) => (/opentelemetry/.test(url) && loaded++, next(url, context)) });
    const { startTracing } = await import(${JSON.stringify(new URL('./start-tracing.ts', import.meta.url).href)});
    await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: ${JSON.stringify(endpoint)}, OTEL_TRACES_SAMPLER_ARG: 1 });
    console.log(loaded);
    process.exit(0);`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  return Number(stdout);
};

test('OpenTelemetry is loaded only if a collector is configured', async () => {
  expect(await countLoaded('')).toBe(0);
  expect(await countLoaded('http://127.0.0.1:9')).toBeGreaterThan(5);
});

test('without a collector work runs without a span', async () => {
  const end = await startTracing({ OTEL_EXPORTER_OTLP_ENDPOINT: undefined, OTEL_TRACES_SAMPLER_ARG: 1 });
  expect(getTracing()).toBeUndefined();
  const work = async () => 7;
  expect(await inSpan('x', {}, work)).toBe(7);
  await end();
});

test('a request, its reads, its page and its lead are spans of the trace of a trusted proxy', async () => {
  const collector = await openCollector();
  const stop = await begin(collector.url);
  const origin = await openServer(true);
  await fetch(`${origin}/blogdetails/7?name=Asha`, { headers: { traceparent } });
  await stop();
  expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']));
  expect(collector.resource()).toContainEqual({ key: 'service.name', value: { stringValue: 'ev-site' } });
  const spans = collector.spans();
  const find = (name: string) => spans.find((span) => span.name === name);
  const request = find('GET /blogdetails/:id');
  expect(request?.parentSpanId).toBe(parent.spanId);
  expect(request && toAttributes(request)).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/blogdetails/:id',
    'http.response.status_code': 200,
    'ev.request_id': expect.any(String),
  });
  expect(find('render')?.parentSpanId).toBe(request?.spanId);
  expect(find('read getBlog')?.parentSpanId).toBe(find('render')?.spanId);
  expect(find('take lead')?.parentSpanId).toBe(request?.spanId);
  for (const span of spans) expect(span.traceId).toBe(parent.traceId);
  expect(collector.text()).not.toMatch(/Asha|Patel|blogdetails\/7|127\.0\.0\.1/);
});

test('the trace of an untrusted client is ignored', async () => {
  const collector = await openCollector();
  const stop = await begin(collector.url);
  const origin = await openServer(false);
  await fetch(`${origin}/blogdetails/7`, { headers: { traceparent } });
  await stop();
  expect(collector.spans()).not.toHaveLength(0);
  for (const span of collector.spans()) expect(span.traceId).not.toBe(parent.traceId);
});

test('a failure has the type of its error, but not its message', async () => {
  const collector = await openCollector();
  const stop = await begin(collector.url);
  const origin = await openServer(false);
  await fetch(`${origin}/broken`);
  await stop();
  const failed = collector.spans().find(({ name }) => name === 'read getBlog');
  expect(failed?.status.code).toBe(2);
  expect(failed && toAttributes(failed)).toEqual({ 'error.type': 'TypeError' });
  expect(collector.text()).not.toContain('asha@');
});

test('samples the configured part of the traces, and those that a proxy samples', async () => {
  const collector = await openCollector();
  const stop = await begin(collector.url, 0);
  const origin = await openServer(true);
  await fetch(`${origin}/blogdetails/7`);
  await fetch(`${origin}/blogdetails/7`, { headers: { traceparent } });
  await stop();
  expect(new Set(collector.spans().map(({ traceId }) => traceId))).toEqual(new Set([parent.traceId]));
});

test('a webhook call carries its trace', async () => {
  const collector = await openCollector();
  const stop = await begin(collector.url);
  const seen: unknown[] = [];
  const url = await listen(
    createServer((request, response) => {
      seen.push(request.headers.traceparent);
      response.end();
    }),
  );
  await inSpan('send webhook', {}, () =>
    postWebhook(url, 'secret', { event: 'erased', id: 1, reference: '' }, 'key'),
  );
  await stop();
  const [span] = collector.spans();
  expect(seen).toEqual([`00-${span?.traceId}-${span?.spanId}-01`]);
});

test('a collector that is down affects no request, and hardly delays the end', async () => {
  const stop = await begin('http://127.0.0.1:9');
  const origin = await openServer(false);
  expect((await fetch(`${origin}/blogdetails/7`)).status).toBe(200);
  const begun = performance.now();
  await stop();
  expect(performance.now() - begun).toBeLessThan(4000);
});
