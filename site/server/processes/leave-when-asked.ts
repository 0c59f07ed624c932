import cluster from 'node:cluster';
import type { Server } from 'node:http';
import { isRecord } from '@ev-site/contract/is-record.ts';
import { endKeptConnections } from '../http-server.ts';

/** What the primary tells a process that shall end. */
export interface LeaveMessage {
  /** Until then new requests are still answered, each kept connection once more. */
  leaveInMs: number;
  /** Nobody takes its place: the whole site ends. */
  isLast: boolean;
}

const isLeaveMessage = (message: unknown): message is LeaveMessage =>
  isRecord(message) && 'leaveInMs' in message;

/**
 * Lets the primary end this process without refusing a request: it makes room first, so that when it closes no connection is
 * in use. Where there is no primary it does nothing.
 * @param endSoon told first where the whole site ends
 */
export const leaveWhenAsked = (server: Server, close: () => void, endSoon = () => {}): void => {
  let timer: NodeJS.Timeout | undefined;
  cluster.worker?.on('message', (message: unknown) => {
    if (!isLeaveMessage(message)) return;
    if (message.isLast) endSoon();
    endKeptConnections(server);
    clearTimeout(timer);
    timer = setTimeout(close, message.leaveInMs);
  });
};
