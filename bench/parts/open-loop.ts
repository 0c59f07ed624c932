import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** One request to send. */
export interface Shot {
  method: 'GET' | 'POST';
  path: string;
  body?: string;
}

/** The results of the requests of one kind. */
export interface Tally {
  /** Milliseconds of successful answers. */
  served: number[];
  /** Milliseconds of answers that the site is busy. */
  refused: number[];
  /** Number of other answers by status; 0 if there was no answer. */
  others: Record<number, number>;
  /** Number of requests that were not sent, because all connections were waiting for an answer. */
  held: number;
}

interface Load {
  site: string;
  perSecond: number;
  seconds: number;
  /** Most connections that may be open at once. */
  connections: number;
  /** The next request, with the kind under which it is counted. */
  next(): { kind: string; shot: Shot };
}

const patience = 20_000;

/** Sends requests at a steady rate however long the answers take, as visitors do, over limited connections. */
export const sendOpenLoop = async (load: Load): Promise<Record<string, Tally>> => {
  const { hostname, port } = new URL(load.site);
  const agent = new Agent({
    keepAlive: true,
    maxSockets: load.connections,
    maxFreeSockets: load.connections,
  });
  const tallies: Record<string, Tally> = {};
  const inHand = new Set<Promise<void>>();

  const send = (tally: Tally, { method, path, body }: Shot) =>
    new Promise<void>((resolve) => {
      const begun = performance.now();
      const end = (status: number) => {
        const ms = performance.now() - begun;
        if (status === 200) tally.served.push(ms);
        else if (status === 503) tally.refused.push(ms);
        else tally.others[status] = (tally.others[status] ?? 0) + 1;
        resolve();
      };
      const headers = {
        'Accept-Encoding': 'br',
        ...(body && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }),
      };
      const sent = request(
        { agent, hostname, port, method, path, headers, timeout: patience },
        (response) => {
          response.on('end', () => end(response.statusCode ?? 0)).resume();
          response.on('error', () => end(0));
        },
      );
      sent.on('timeout', () => sent.destroy());
      sent.on('error', () => end(0));
      sent.end(body);
    });

  // Node accepts one new connection in each turn of its loop, so opening them during the flood would be measured.
  const opening = { served: [], refused: [], others: {}, held: 0 };
  await Promise.all(
    Array.from({ length: load.connections }, () => send(opening, { method: 'GET', path: '/' })),
  );

  const begun = performance.now();
  const total = Math.round(load.perSecond * load.seconds);
  for (let count = 0; count < total; ) {
    const due = Math.min(total, ((performance.now() - begun) * load.perSecond) / 1000);
    for (; count < due; count += 1) {
      const { kind, shot } = load.next();
      tallies[kind] ??= { served: [], refused: [], others: {}, held: 0 };
      if (inHand.size >= load.connections) {
        tallies[kind].held += 1;
        continue;
      }
      const sending = send(tallies[kind], shot).then(() => void inHand.delete(sending));
      inHand.add(sending);
    }
    await delay(2);
  }
  await Promise.all(inHand);
  agent.destroy();
  return tallies;
};
