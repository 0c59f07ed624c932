import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Environment } from '@ev-site/content/deployment/environment.ts';
import type { Log } from '@ev-site/content/logging/log.ts';

type Settings = Pick<Environment, 'METRICS_PORT' | 'METRICS_TOKEN' | 'HOST'>;

/** A source of metrics as text. */
export interface MetricsSource {
  readonly contentType: string;
  /** @throws when a process does not answer. */
  metrics(): Promise<string>;
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request has the token. Hashes have the same length, so they can be compared in constant time. */
const hasToken = ({ headers }: IncomingMessage, token: string | undefined): boolean =>
  token === undefined || timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));

const toAnswer = async (
  request: IncomingMessage,
  token: string | undefined,
  source: MetricsSource,
): Promise<{ status: number; type?: string; body: string }> => {
  const [path] = (request.url ?? '').split('?');
  if (!hasToken(request, token))
    return { status: 401, body: 'Authorization: Bearer <METRICS_TOKEN> is needed.\n' };
  if (path !== '/metrics') return { status: 404, body: 'The figures are at /metrics.\n' };
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, body: 'Only GET.\n' };
  return { status: 200, type: source.contentType, body: await source.metrics() };
};

/**
 * Serves metrics to Prometheus on a port of their own, never on the site's. Without a token, only this machine can
 * reach them; with a token, they are served on the site's address to clients that send it. Does nothing when
 * METRICS_PORT is not set.
 * @returns the server, to be closed; undefined where there is none.
 * @throws when the port is taken.
 */
export const serveMetrics = async (
  { METRICS_PORT, METRICS_TOKEN, HOST }: Settings,
  source: MetricsSource,
  log: Pick<Log, 'error' | 'info'>,
): Promise<Server | undefined> => {
  if (METRICS_PORT === undefined) return undefined;
  const server = createServer(
    { headersTimeout: 5000, requestTimeout: 10_000, keepAliveTimeout: 75_000, maxHeaderSize: 8192 },
    async (request, response) => {
      try {
        const {
          status,
          type = 'text/plain; charset=utf-8',
          body,
        } = await toAnswer(request, METRICS_TOKEN, source);
        response.writeHead(status, {
          'Content-Type': type,
          'Cache-Control': 'no-store',
          ...(status === 401 && { 'WWW-Authenticate': 'Bearer' }),
        });
        response.end(request.method === 'HEAD' ? undefined : body);
      } catch (error) {
        log.error({ err: error }, 'the metrics could not be read');
        response.writeHead(500).end();
      }
    },
  );
  server.maxConnections = 50;
  const host = METRICS_TOKEN === undefined ? '127.0.0.1' : HOST;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(METRICS_PORT, host, resolve);
  });
  // Monitoring must not keep the process alive.
  server.unref();
  log.info({ host, port: METRICS_PORT }, 'metrics are served');
  return server;
};
