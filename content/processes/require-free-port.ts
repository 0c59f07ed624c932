import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * @throws {Error} EADDRINUSE if another program listens there, which would be mistaken for the program to be started.
 */
export const requireFreePort = async (host: string, port: number): Promise<void> => {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
};
