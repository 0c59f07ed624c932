import type { Server } from 'node:http';
import type { Log } from '@ev-site/content/logging/log.ts';
import { networksOfWide, toNetwork, toWideNetwork } from '../../traffic/network.ts';
import { createOpenRequests } from '../../traffic/open-requests.ts';
import type { ProxyTrust } from '../proxy-trust.ts';

interface ConnectionOptions {
  /** Connections that one network may have open at once. */
  most: number;
  trust: ProxyTrust;
  log: Pick<Log, 'warn'>;
}

const quiet = 10_000;
const sweep = 1000;

/**
 * Bounds the connections that one network has open; a trusted proxy has as many as it needs, and bounds its visitors itself.
 * When the server has all it can have, those over which nothing is asked just now are closed: a browser opens another.
 */
export const limitConnections = (server: Server, { most, trust, log }: ConnectionOptions): void => {
  const open = createOpenRequests(most);
  const openAround = createOpenRequests(most * networksOfWide);
  let silentUntil = 0;
  let sweptAt = 0;
  const warn = (message: string) => {
    const now = Date.now();
    if (now < silentUntil) return;
    silentUntil = now + quiet;
    log.warn({}, message);
  };
  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    // Gone before it was looked at.
    if (address === undefined) return;
    if (trust(address, 0)) return;
    const network = toNetwork(address);
    const around = toWideNetwork(network);
    const places = [
      { counted: open, who: network },
      ...(around === null ? [] : [{ counted: openAround, who: around }]),
    ];
    const taken = places.filter(({ counted, who }) => counted.enter(who));
    const leave = () => {
      for (const { counted, who } of taken) counted.leave(who);
    };
    if (taken.length < places.length) {
      leave();
      warn('a network has all connections it may have; further ones are closed');
      socket.destroy();
      return;
    }
    socket.once('close', leave);
  });
  server.on('drop', () => {
    warn('all connections are taken; idle ones are closed');
    if (Date.now() - sweptAt < sweep) return;
    sweptAt = Date.now();
    server.closeIdleConnections();
  });
};
