import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/**
 * Lets a server listen on 127.0.0.1 only.
 * @param port a free one if omitted
 * @returns its port
 */
export const listenLocally = async (server: Server, port = 0): Promise<number> => {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};
