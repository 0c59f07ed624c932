import { once } from 'node:events';
import { createServer } from 'node:net';

/** @throws {Error} EADDRINUSE where somebody listens there already: he would be taken for the program that is started. */
export const requireFreePort = async (host: string, port: number): Promise<void> => {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
};
