import cluster from 'node:cluster';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface Place {
  host: string;
  /** 0 for any that is free. */
  port: number;
}

/**
 * Node lets one connection in for each turn of its event loop. A turn that begins something costly takes milliseconds, and
 * many where the machine is busy: so few would come in that the rest wait in the kernel, unseen and told nothing.
 */
const most = 16;
// In a flood more come in one turn than Node lets wait by itself (511); who is turned away by the kernel tries again after
// one second, then three, then seven. The kernel has a bound of its own (net.core.somaxconn).
const backlog = 4096;

/** Only Linux spreads connections over sockets that share a port; processes of a cluster share the one of their primary. */
const canShare = process.platform === 'linux' && !cluster.isWorker;

// Who shares a port is not told that somebody else has it.
const mustBeFree = async (place: Place): Promise<void> => {
  const probe = createServer().listen(place);
  await once(probe, 'listening');
  await once(probe.close(), 'close');
};

/**
 * Lets visitors in, by as many sockets of one port as connections may come in during one turn. They close with the server.
 * @throws where somebody else has the port
 */
export const listenOnManySockets = async (
  site: Pick<FastifyInstance, 'server' | 'listen' | 'addHook'>,
  place: Place,
): Promise<void> => {
  const { server } = site;
  if (!canShare) {
    await site.listen({ ...place, backlog });
    return;
  }
  if (place.port) await mustBeFree(place);
  // Twice its share: the kernel spreads connections unevenly, and their sum has a bound of its own (connections.ts).
  server.maxConnections = Math.ceil(server.maxConnections / most) * 2;
  const more = Array.from({ length: most - 1 }, () => {
    // As the server of HTTP takes them.
    const options = { allowHalfOpen: true, noDelay: true };
    const door = createServer(options, (socket) => server.emit('connection', socket));
    door.maxConnections = server.maxConnections;
    return door.on('drop', (dropped) => server.emit('drop', dropped));
  });
  let closed: Promise<unknown>;
  site.addHook('preClose', async () => {
    closed = Promise.all(more.map((door) => once(door.close(), 'close')));
  });
  site.addHook('onClose', async () => {
    await closed;
  });
  const shared = { ...place, backlog, reusePort: true };
  await site.listen(shared);
  const { port } = server.address() as AddressInfo;
  await Promise.all(more.map((door) => once(door.listen({ ...shared, port }), 'listening')));
};
