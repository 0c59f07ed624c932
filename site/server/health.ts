import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import type { DataDoor } from '../data/door.ts';

const limit = { milliseconds: 1000 };

/** `/healthz`: the process runs. `/readyz`: the database answers within a second; 503 until it does again. */
export const addHealth = (server: FastifyInstance, data: Pick<DataDoor, 'readRevision'>): void => {
  server.get('/healthz', { logLevel: 'silent' }, (_request, reply) =>
    reply.header('Cache-Control', 'no-store').send({ status: 'ok' }),
  );

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

  server.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const ready = await isReady();
    return reply
      .code(ready ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send(ready ? { status: 'ok' } : { status: 'unavailable', database: 'does not answer' });
  });
};
