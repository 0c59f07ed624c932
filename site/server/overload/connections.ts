import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Log } from '@ev-site/content/logging/log.ts';
import { networksOfWide, toNetwork, toWideNetwork } from '../../traffic/network.ts';
import { createOpenCounts } from '../../traffic/open-counts.ts';
import type { ProxyTrust } from '../proxy-trust.ts';

interface ConnectionOptions {
  /** Connections that one network may have open at once. */
  most: number;
  trust: ProxyTrust;
  /** Whether somebody waits for an answer over a connection, or receives one. */
  isBusy(socket: Socket): boolean;
  log: Pick<Log, 'warn'>;
}

const quiet = 10_000;
const sweep = 1000;
/** Without any answer for this time (ms), a connection is hardly one at which a visitor waits. */
const patience = 5000;
/** The share of all connections that is kept for those who hold few. */
const spare = 0.01;

interface Connection {
  since: number;
  /** Takes it out of the count. */
  leave(): void;
}

/** The oldest first. */
type Held = Map<Socket, Connection>;

/**
 * Limits the open connections of each network. A trusted proxy may have as many as there are, because it limits its
 * visitors itself. When the server is nearly full, idle connections are closed first, because a browser opens
 * another. Then each newcomer takes a place from the network that holds the most, if that one holds more than the
 * newcomer’s network. So a few networks cannot keep others out.
 */
export const limitConnections = (server: Server, { most, trust, isBusy, log }: ConnectionOptions): void => {
  const open = createOpenCounts(most);
  const openAround = createOpenCounts(most * networksOfWide);
  // Before its doors share it (listen.ts).
  const { maxConnections: mostOfAll = Number.POSITIVE_INFINITY } = server;
  const wanted = Math.ceil(mostOfAll * (1 - spare));
  // By network; of IPv6 by the /48 around it.
  const held = new Map<string, Held>();
  let total = 0;
  let sweptAt = Number.NEGATIVE_INFINITY;
  // Whether idle connections were closed in this turn of the event loop. Their places become free when the turn ends.
  let hasSwept = false;
  const silentUntil = new Map<string, number>();
  const warn = (message: string) => {
    const now = performance.now();
    if (now < (silentUntil.get(message) ?? 0)) return;
    silentUntil.set(message, now + quiet);
    log.warn({}, message);
  };

  /** @returns whether that was done in this turn */
  const closeIdle = (): boolean => {
    if (hasSwept || performance.now() - sweptAt < sweep) return hasSwept;
    warn('all connections are taken; idle ones are closed');
    sweptAt = performance.now();
    server.closeIdleConnections();
    hasSwept = true;
    setImmediate(() => {
      hasSwept = false;
    });
    return true;
  };

  /**
   * The connection to close: the oldest without any answer for `patience` ms; else the oldest that was answered and
   * has no open request; else the oldest. So newcomers and connections being answered are closed last.
   */
  const findLeast = (held: Held): Socket | undefined => {
    const past = performance.now() - patience;
    for (const [socket, { since }] of held) {
      if (since > past) break;
      if (socket.bytesWritten === 0) return socket;
    }
    return (
      held.keys().find((socket) => socket.bytesWritten > 0 && !isBusy(socket)) ?? held.keys().next().value
    );
  };

  const findMost = (own: Held): Held => {
    let most = own;
    for (const one of held.values()) if (one.size > most.size) most = one;
    return most;
  };

  /**
   * @returns false if the newcomer must be closed: no network holds more than his and he has other connections, or
   * the server is full
   */
  const makeRoom = (own: Held): boolean => {
    if (total <= wanted) return true;
    if (closeIdle()) return total <= mostOfAll;
    for (let most = findMost(own); total > wanted; most = findMost(own)) {
      const yielding = findLeast(most);
      if (most === own || !yielding) return own.size === 1 && total <= mostOfAll;
      warn('all connections are taken; whoever holds the most loses some');
      most.get(yielding)?.leave();
      yielding.destroy();
    }
    return true;
  };

  server.on('connection', (socket) => {
    const address = socket.remoteAddress;
    // The peer has closed the connection already.
    if (address === undefined) return;
    total += 1;
    if (trust(address, 0)) {
      if (total > wanted) closeIdle();
      if (total > mostOfAll) {
        total -= 1;
        socket.destroy();
        return;
      }
      socket.once('close', () => {
        total -= 1;
      });
      return;
    }
    const network = toNetwork(address);
    const around = toWideNetwork(network);
    const places = [
      { counted: open, who: network },
      ...(around === null ? [] : [{ counted: openAround, who: around }]),
    ];
    const taken = places.filter(({ counted, who }) => counted.enter(who));
    const all = around ?? network;
    const own: Held = held.get(all) ?? new Map();
    const leave = () => {
      if (!own.delete(socket)) return;
      if (own.size === 0) held.delete(all);
      total -= 1;
      for (const { counted, who } of taken) counted.leave(who);
    };
    held.set(all, own.set(socket, { since: performance.now(), leave }));
    const isOneTooMany = taken.length < places.length;
    if (isOneTooMany) warn('a network has all connections it may have; further ones are closed');
    if (isOneTooMany || !makeRoom(own)) {
      leave();
      socket.destroy();
      return;
    }
    socket.once('close', leave);
  });
  server.on('drop', closeIdle);
};
