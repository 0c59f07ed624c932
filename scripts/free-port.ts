import { once } from 'node:events';
import { createServer } from 'node:net';
import { listenLocally } from './listen-locally.ts';

/** A free port of 127.0.0.1. */
export const freePort = async (): Promise<number> => {
  const server = createServer();
  const port = await listenLocally(server);
  server.close();
  await once(server, 'close');
  return port;
};
