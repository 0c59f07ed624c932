import cluster from 'node:cluster';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';

interface HostPort {
  host: string;
  /** 0 selects any free port. */
  port: number;
}

/**
 * Node accepts one connection per listening socket in each turn of its event loop. A turn with costly work takes
 * milliseconds, and longer on a busy machine. With one socket, so few connections would be accepted that the rest would
 * wait in the kernel, where the site neither sees nor answers them.
 */
const most = 16;
// During a flood, more connections arrive in one turn than Node's default backlog (511) holds. A client that the kernel
// turns away retries after one, three and seven seconds. The kernel has its own bound (net.core.somaxconn).
const backlog = 4096;

/** Only Linux spreads connections over sockets that share a port. Cluster workers share the socket of their primary. */
const canShare = process.platform === 'linux' && !cluster.isWorker;

// A socket that shares a port gets no error when another program already listens on that port.
const mustBeFree = async (hostPort: HostPort): Promise<void> => {
  const probe = createServer().listen(hostPort);
  await once(probe, 'listening');
  await once(probe.close(), 'close');
};

/**
 * Accepts visitors on several sockets of one port, as many as connections may be accepted in one turn of the event
 * loop. The sockets close with the server.
 * @throws if another program has the port
 */
export const listenOnManySockets = async (
  site: Pick<FastifyInstance, 'server' | 'listen' | 'addHook'>,
  hostPort: HostPort,
): Promise<void> => {
  const { server } = site;
  if (!canShare) {
    await site.listen({ ...hostPort, backlog });
    return;
  }
  if (hostPort.port) await mustBeFree(hostPort);
  // Twice an equal share, because the kernel spreads connections unevenly. connections.ts limits the total.
  server.maxConnections = Math.ceil(server.maxConnections / most) * 2;
  const more = Array.from({ length: most - 1 }, () => {
    // The same options as the HTTP server uses for its connections.
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
  const shared = { ...hostPort, backlog, reusePort: true };
  await site.listen(shared);
  const { port } = server.address() as AddressInfo;
  await Promise.all(more.map((door) => once(door.listen({ ...shared, port }), 'listening')));
};
