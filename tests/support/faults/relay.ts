import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from '@ev-site/scripts/listen-locally.ts';

/** A connection to a server that can fail as networks do. */
export interface Relay {
  port: number;
  /** Ends every connection, and each new one at once, until `mend`. */
  cut(): void;
  /** Resets every connection, like a server that is killed with unread data. New connections go through. */
  reset(): void;
  /** Stops passing data on, without telling either end, until `mend`: like a line whose other end is lost. */
  silence(): void;
  mend(): void;
  stop(): void;
}

/** Opens a relay to a server on a port of this machine. */
export const openRelay = async (host: string, target: number): Promise<Relay> => {
  const open = new Set<Socket>();
  let behaviour: 'well' | 'cut' | 'silent' = 'well';
  const server = createServer((near) => {
    if (behaviour === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(target, host);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
    }
    near.pipe(far).pipe(near);
    // A pipe passes on only an orderly end. If a program is killed with unread data, its connections are reset, and the
    // server must learn of it: it would keep an open transaction and the locks of that.
    near.on('close', () => far.end());
    far.on('close', () => near.end());
    if (behaviour === 'silent') hush();
  });
  const hush = () => {
    for (const socket of open) socket.pause();
  };
  const destroyAll = () => {
    for (const socket of open) socket.destroy();
  };
  const port = await listenLocally(server);
  return {
    port,
    cut() {
      behaviour = 'cut';
      destroyAll();
    },
    reset() {
      for (const socket of open) socket.resetAndDestroy();
    },
    silence() {
      behaviour = 'silent';
      hush();
    },
    mend() {
      behaviour = 'well';
      for (const socket of open) socket.resume();
    },
    stop() {
      destroyAll();
      server.close();
    },
  };
};
