import { connect, createServer, type Socket } from 'node:net';
import { listenLocally } from '../../scripts/listen-locally.ts';

/** A way to a server that can be broken as networks break. */
export interface Relay {
  port: number;
  /** Ends every connection, and each new one at once, until `mend`. */
  cut(): void;
  /** Ends every connection with a reset, as a server that is killed with words unread. New ones go through. */
  reset(): void;
  /** Passes nothing on any more and tells nobody, until `mend`: a line that lost its other end. */
  silence(): void;
  mend(): void;
  stop(): void;
}

/** Opens a way to a server on this machine, behind a port of its own. */
export const openRelay = async (host: string, target: number): Promise<Relay> => {
  const open = new Set<Socket>();
  let mood: 'well' | 'cut' | 'silent' = 'well';
  const server = createServer((near) => {
    if (mood === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(target, host);
    for (const socket of [near, far]) {
      open.add(socket);
      socket.on('close', () => open.delete(socket)).on('error', () => socket.destroy());
    }
    near.pipe(far).pipe(near);
    if (mood === 'silent') hush();
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
      mood = 'cut';
      destroyAll();
    },
    reset() {
      for (const socket of open) socket.resetAndDestroy();
    },
    silence() {
      mood = 'silent';
      hush();
    },
    mend() {
      mood = 'well';
      for (const socket of open) socket.resume();
    },
    stop() {
      destroyAll();
      server.close();
    },
  };
};
