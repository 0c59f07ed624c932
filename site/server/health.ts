import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import type { DataAccess } from '../data/data-access.ts';

const limit = { milliseconds: 1000 };

/** Addresses at which proxies and orchestrators check the site's health. */
export const healthPaths = ['/healthz', '/readyz', '/readyz/pages'] as const;

type HealthPath = (typeof healthPaths)[number];

interface HealthParts {
  data: Pick<DataAccess, 'readRevision'>;
  hasMadeAll(): boolean;
  /** Whether the site was asked to end and only waits until proxies stop sending visitors. */
  isEnding(): boolean;
}

/**
 * `/healthz`: the process runs. `/readyz`: the database answers within a second; 503 while it does not.
 * `/readyz/pages`: every page was rendered once since the start, except single broken pages; the database's current
 * state does not matter. Before that 503, for a proxy that can ask other processes meanwhile. All three answer 503
 * as soon as the site was asked to end.
 */
export const addHealth = (server: FastifyInstance, { data, hasMadeAll, isEnding }: HealthParts): void => {
  // Simultaneous checks share one query, because the database may be in trouble.
  let asking: Promise<boolean> | undefined;
  const isReady = () => {
    asking ??= pTimeout(data.readRevision(), limit)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
    return asking;
  };

  const looks: Record<HealthPath, () => Promise<Record<string, string> | undefined>> = {
    '/healthz': async () => undefined,
    '/readyz': async () => ((await isReady()) ? undefined : { database: 'does not answer' }),
    '/readyz/pages': async () => (hasMadeAll() ? undefined : { pages: 'are being made' }),
  };
  for (const path of healthPaths)
    server.get(path, { logLevel: 'silent' }, async (_request, reply) => {
      const lacking = isEnding() ? { site: 'is ending' } : await looks[path]();
      return reply
        .code(lacking ? 503 : 200)
        .header('Cache-Control', 'no-store')
        .send(lacking ? { status: 'unavailable', ...lacking } : { status: 'ok' });
    });
};
