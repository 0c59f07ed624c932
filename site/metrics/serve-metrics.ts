import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Environment } from '@ev-site/content/deployment/environment.ts';
import type { Log } from '@ev-site/content/logging/log.ts';

type Settings = Pick<Environment, 'METRICS_PORT' | 'METRICS_TOKEN' | 'HOST'>;

/** Somebody who has put the figures into words. */
export interface MetricsSource {
  readonly contentType: string;
  /** @throws where not every process answers. */
  metrics(): Promise<string>;
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request names the token; hashes have one length and are compared in one time. */
const mayAsk = ({ headers }: IncomingMessage, token: string | undefined): boolean =>
  token === undefined || timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));

const toAnswer = async (
  request: IncomingMessage,
  token: string | undefined,
  source: MetricsSource,
): Promise<{ status: number; type?: string; body: string }> => {
  const [path] = (request.url ?? '').split('?');
  if (!mayAsk(request, token))
    return { status: 401, body: 'Authorization: Bearer <METRICS_TOKEN> is needed.\n' };
  if (path !== '/metrics') return { status: 404, body: 'The figures are at /metrics.\n' };
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405, body: 'Only GET.\n' };
  return { status: 200, type: source.contentType, body: await source.metrics() };
};

/**
 * Serves figures to Prometheus on a port of their own, never on the site's: on this machine alone, or where a token is
 * set on the site's own address for those who name it. Does nothing where METRICS_PORT is not set.
 * @returns the server, to be closed; undefined where there is none.
 * @throws where the port is taken.
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
  // Whoever watches does not keep the site alive.
  server.unref();
  log.info({ host, port: METRICS_PORT }, 'metrics are served');
  return server;
};
