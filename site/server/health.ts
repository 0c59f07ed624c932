import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import type { DataDoor } from '../data/door.ts';

const limit = { milliseconds: 1000 };

/** Addresses at which the machinery beside us asks how the site is. */
export const healthPaths = ['/healthz', '/readyz', '/readyz/pages'] as const;

type HealthPath = (typeof healthPaths)[number];

interface HealthParts {
  data: Pick<DataDoor, 'readRevision'>;
  hasMadeAll(): boolean;
  /** Whether the site was asked to end and only waits until nobody sends it visitors any more. */
  isEnding(): boolean;
}

/**
 * `/healthz`: the process runs. `/readyz`: the database answers within a second; 503 until it does again.
 * `/readyz/pages`: every page was made once since the start, whatever the database does now, but for single ones that
 * are broken by themselves; 503 until then, for a proxy that has others to ask meanwhile. All three: 503 from the
 * moment in which the site was asked to end.
 */
export const addHealth = (server: FastifyInstance, { data, hasMadeAll, isEnding }: HealthParts): void => {
  // Many who ask at once are one question to a database that may be in trouble.
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
