import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { endKeptConnections } from '../http-server.ts';

/** What the primary tells a process that shall end. */
export interface LeaveMessage {
  /** Until then new requests are still answered, each kept connection once more. */
  leaveInMs: number;
}

const isLeaveMessage = (message: unknown): message is LeaveMessage =>
  typeof message === 'object' && message !== null && 'leaveInMs' in message;

/**
 * Lets the primary end this process without refusing a request: it makes room first, so that when it closes no connection is
 * in use. Where there is no primary it does nothing.
 */
export const leaveWhenAsked = (server: Server, close: () => void): void => {
  let timer: NodeJS.Timeout | undefined;
  cluster.worker?.on('message', (message: unknown) => {
    if (!isLeaveMessage(message)) return;
    endKeptConnections(server);
    clearTimeout(timer);
    timer = setTimeout(close, message.leaveInMs);
  });
};
